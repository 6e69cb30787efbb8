# syntax=docker/dockerfile:1
# The web table in a container: docker build -t boardwright . && docker run -p 8303:8303 -v boardwright:/data boardwright
# Two stages: the first compiles the rules, the second holds only what runs. scripts/try-container runs every command of
# this file in an empty environment where there is no container engine.

FROM python:3.11-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .
ENV BOARDWRIGHT_COMPILE=1
RUN python -m pip wheel --no-cache-dir --no-deps --wheel-dir /wheels .

FROM python:3.11-slim
COPY --from=build /wheels /wheels
COPY constraints-hashes.txt /wheels/constraints-hashes.txt
RUN python -m pip install --no-cache-dir --require-hashes --no-deps --requirement /wheels/constraints-hashes.txt
RUN python -m pip install --no-cache-dir --no-deps /wheels/boardwright-*.whl
RUN useradd --system --create-home --home-dir /data --uid 8303 boardwright
USER boardwright
WORKDIR /data
VOLUME /data
ENV BOARDWRIGHT_HOST=0.0.0.0
ENV BOARDWRIGHT_PORT=8303
ENV BOARDWRIGHT_DATABASE=/data/boardwright.sqlite
EXPOSE 8303
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "import os, urllib.request as r; r.urlopen('http://127.0.0.1:' + os.environ['BOARDWRIGHT_PORT'] + '/healthz', timeout=4)"]
ENTRYPOINT ["boardwright"]
CMD ["serve"]
