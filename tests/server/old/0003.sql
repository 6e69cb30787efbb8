-- A database of revision 0003: a running match, a finished one, a table that waits for a player.
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE analyses (
	table_id VARCHAR(24) NOT NULL, 
	engine VARCHAR(40) NOT NULL, 
	rules_version INTEGER NOT NULL, 
	budget INTEGER NOT NULL, 
	found JSON NOT NULL, 
	at DATETIME NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE chat (
	id INTEGER NOT NULL, 
	table_id VARCHAR(24) NOT NULL, 
	seat INTEGER, 
	name VARCHAR(60) NOT NULL, 
	text TEXT NOT NULL, 
	at DATETIME NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "chat" VALUES(1,'running',0,'Ann','Good luck!','2026-11-16 03:14:14.286191');
CREATE TABLE devices (
	token VARCHAR(64) NOT NULL, 
	person INTEGER NOT NULL, 
	created DATETIME NOT NULL, 
	PRIMARY KEY (token), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "devices" VALUES('22a48051594c1949deed7040850c1f0f8764537f5191be56732d16a54c1d8153',1,'2026-11-16 03:14:13.231535');
INSERT INTO "devices" VALUES('425ed4e4a36b30ea21b90e21c712c649e8214c29b7eaf68089d1039c6e55384c',2,'2026-11-16 03:14:13.258900');
INSERT INTO "devices" VALUES('3725e5f747ac2da8643c973185aa85535585de5957ea8ef83475b1d416095a38',3,'2026-11-16 03:14:14.324895');
INSERT INTO "devices" VALUES('35416873199a1928d316abebd67aabab6d9386817a7d575facb006334c8f3fa3',4,'2026-11-16 03:14:14.349997');
INSERT INTO "devices" VALUES('1c5de80fb802fccb7f476f0c712b382fb8ed72108c836d5ee2cb8bd0981d3758',5,'2026-11-16 03:14:15.158882');
CREATE TABLE drafts (
	table_id VARCHAR(24) NOT NULL, 
	seat INTEGER NOT NULL, 
	version INTEGER NOT NULL, 
	actions JSON NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "drafts" VALUES('running',1,10,'[0]');
CREATE TABLE entries (
	table_id VARCHAR(24) NOT NULL, 
	version INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(12) NOT NULL, 
	log JSON NOT NULL, 
	held JSON NOT NULL, 
	"key" VARCHAR(80), 
	mark VARCHAR(64), 
	at DATETIME NOT NULL, 
	PRIMARY KEY (table_id, version), 
	FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT one_answer_per_key UNIQUE (table_id, seat, "key")
);
INSERT INTO "entries" VALUES('running',1,-1,'start','[153, 150, 146, 149, 151, 148, 152, 154, 147, 157, 159, 169, 171, 185, 184, 181, 175, 183, 178]','{}',NULL,NULL,'2026-11-16 03:14:13.285592');
INSERT INTO "entries" VALUES('running',2,1,'act','[139]','{}',NULL,NULL,'2026-11-16 03:14:13.312801');
INSERT INTO "entries" VALUES('running',3,0,'act','[144]','{}',NULL,NULL,'2026-11-16 03:14:13.339193');
INSERT INTO "entries" VALUES('running',4,0,'act','[9]','{}',NULL,NULL,'2026-11-16 03:14:13.357580');
INSERT INTO "entries" VALUES('running',5,1,'act','[8]','{}',NULL,NULL,'2026-11-16 03:14:13.374584');
INSERT INTO "entries" VALUES('running',6,0,'act','[4]','{}',NULL,NULL,'2026-11-16 03:14:13.391098');
INSERT INTO "entries" VALUES('running',7,1,'act','[3]','{}',NULL,NULL,'2026-11-16 03:14:13.397372');
INSERT INTO "entries" VALUES('running',8,0,'act','[13]','{}',NULL,NULL,'2026-11-16 03:14:13.407039');
INSERT INTO "entries" VALUES('running',9,1,'act','[32]','{}',NULL,NULL,'2026-11-16 03:14:13.419060');
INSERT INTO "entries" VALUES('running',10,0,'act','[34]','{}',NULL,NULL,'2026-11-16 03:14:13.431066');
INSERT INTO "entries" VALUES('finished',1,-1,'start','[150, 146, 148, 147, 153, 152, 154, 151, 149, 160, 156, 164, 172, 186, 178, 173, 183, 174, 181]','{}',NULL,NULL,'2026-11-16 03:14:14.362768');
INSERT INTO "entries" VALUES('finished',2,0,'act','[135]','{}',NULL,NULL,'2026-11-16 03:14:14.367387');
INSERT INTO "entries" VALUES('finished',3,1,'act','[142]','{}',NULL,NULL,'2026-11-16 03:14:14.370116');
INSERT INTO "entries" VALUES('finished',4,1,'act','[8]','{}',NULL,NULL,'2026-11-16 03:14:14.374503');
INSERT INTO "entries" VALUES('finished',5,0,'act','[33]','{}',NULL,NULL,'2026-11-16 03:14:14.377227');
INSERT INTO "entries" VALUES('finished',6,1,'act','[6]','{}',NULL,NULL,'2026-11-16 03:14:14.384524');
INSERT INTO "entries" VALUES('finished',7,0,'act','[12]','{}',NULL,NULL,'2026-11-16 03:14:14.390829');
INSERT INTO "entries" VALUES('finished',8,1,'act','[10]','{}',NULL,NULL,'2026-11-16 03:14:14.394302');
INSERT INTO "entries" VALUES('finished',9,0,'act','[4]','{}',NULL,NULL,'2026-11-16 03:14:14.398786');
INSERT INTO "entries" VALUES('finished',10,1,'act','[15]','{}',NULL,NULL,'2026-11-16 03:14:14.402720');
INSERT INTO "entries" VALUES('finished',11,0,'act','[7]','{}',NULL,NULL,'2026-11-16 03:14:14.406837');
INSERT INTO "entries" VALUES('finished',12,1,'act','[17]','{}',NULL,NULL,'2026-11-16 03:14:14.410695');
INSERT INTO "entries" VALUES('finished',13,0,'act','[3]','{}',NULL,NULL,'2026-11-16 03:14:14.414325');
INSERT INTO "entries" VALUES('finished',14,1,'act','[13]','{}',NULL,NULL,'2026-11-16 03:14:14.417128');
INSERT INTO "entries" VALUES('finished',15,0,'act','[9]','{}',NULL,NULL,'2026-11-16 03:14:14.422787');
INSERT INTO "entries" VALUES('finished',16,1,'act','[0]','{}',NULL,NULL,'2026-11-16 03:14:14.425026');
INSERT INTO "entries" VALUES('finished',17,0,'act','[34]','{}',NULL,NULL,'2026-11-16 03:14:14.434550');
INSERT INTO "entries" VALUES('finished',18,0,'act','[0]','{}',NULL,NULL,'2026-11-16 03:14:14.442879');
INSERT INTO "entries" VALUES('finished',19,0,'act','[35]','{}',NULL,NULL,'2026-11-16 03:14:14.445509');
INSERT INTO "entries" VALUES('finished',20,0,'act','[131]','{}',NULL,NULL,'2026-11-16 03:14:14.447667');
INSERT INTO "entries" VALUES('finished',21,0,'act','[40]','{}',NULL,NULL,'2026-11-16 03:14:14.454483');
INSERT INTO "entries" VALUES('finished',22,0,'act','[144]','{}',NULL,NULL,'2026-11-16 03:14:14.457167');
INSERT INTO "entries" VALUES('finished',23,0,'act','[80]','{}',NULL,NULL,'2026-11-16 03:14:14.462759');
INSERT INTO "entries" VALUES('finished',24,1,'act','[92]','{}',NULL,NULL,'2026-11-16 03:14:14.466869');
INSERT INTO "entries" VALUES('finished',25,1,'act','[93]','{}',NULL,NULL,'2026-11-16 03:14:14.469916');
INSERT INTO "entries" VALUES('finished',26,0,'act','[93]','{}',NULL,NULL,'2026-11-16 03:14:14.474430');
INSERT INTO "entries" VALUES('finished',27,0,'act','[35]','{}',NULL,NULL,'2026-11-16 03:14:14.476886');
INSERT INTO "entries" VALUES('finished',28,0,'act','[35]','{}',NULL,NULL,'2026-11-16 03:14:14.484462');
INSERT INTO "entries" VALUES('finished',29,1,'act','[35]','{}',NULL,NULL,'2026-11-16 03:14:14.487089');
INSERT INTO "entries" VALUES('finished',30,1,'act','[43]','{}',NULL,NULL,'2026-11-16 03:14:14.494462');
INSERT INTO "entries" VALUES('finished',31,1,'act','[59]','{}',NULL,NULL,'2026-11-16 03:14:14.497223');
INSERT INTO "entries" VALUES('finished',32,0,'act','[40]','{}',NULL,NULL,'2026-11-16 03:14:14.504347');
INSERT INTO "entries" VALUES('finished',33,1,'act','[1]','{}',NULL,NULL,'2026-11-16 03:14:14.507137');
INSERT INTO "entries" VALUES('finished',34,1,'act','[1]','{}',NULL,NULL,'2026-11-16 03:14:14.514418');
INSERT INTO "entries" VALUES('finished',35,0,'act','[103]','{}',NULL,NULL,'2026-11-16 03:14:14.517242');
INSERT INTO "entries" VALUES('finished',36,0,'act','[2]','{}',NULL,NULL,'2026-11-16 03:14:14.522800');
INSERT INTO "entries" VALUES('finished',37,0,'act','[142]','{}',NULL,NULL,'2026-11-16 03:14:14.526973');
INSERT INTO "entries" VALUES('finished',38,1,'act','[17]','{}',NULL,NULL,'2026-11-16 03:14:14.530749');
INSERT INTO "entries" VALUES('finished',39,0,'act','[14]','{}',NULL,NULL,'2026-11-16 03:14:14.534299');
INSERT INTO "entries" VALUES('finished',40,1,'act','[34]','{}',NULL,NULL,'2026-11-16 03:14:14.537133');
INSERT INTO "entries" VALUES('finished',41,0,'act','[33]','{}',NULL,NULL,'2026-11-16 03:14:14.544368');
INSERT INTO "entries" VALUES('finished',42,1,'act','[20]','{}',NULL,NULL,'2026-11-16 03:14:14.547123');
INSERT INTO "entries" VALUES('finished',43,0,'act','[9]','{}',NULL,NULL,'2026-11-16 03:14:14.554430');
INSERT INTO "entries" VALUES('finished',44,1,'act','[4]','{}',NULL,NULL,'2026-11-16 03:14:14.557143');
INSERT INTO "entries" VALUES('finished',45,0,'act','[15]','{}',NULL,NULL,'2026-11-16 03:14:14.563239');
INSERT INTO "entries" VALUES('finished',46,1,'act','[6, 0]','{}',NULL,NULL,'2026-11-16 03:14:14.570249');
INSERT INTO "entries" VALUES('finished',47,1,'act','[10]','{}',NULL,NULL,'2026-11-16 03:14:14.574440');
INSERT INTO "entries" VALUES('finished',48,1,'act','[12, 0]','{}',NULL,NULL,'2026-11-16 03:14:14.577207');
INSERT INTO "entries" VALUES('finished',49,1,'act','[90]','{}',NULL,NULL,'2026-11-16 03:14:14.584343');
INSERT INTO "entries" VALUES('finished',50,0,'act','[35]','{}',NULL,NULL,'2026-11-16 03:14:14.587157');
INSERT INTO "entries" VALUES('finished',51,0,'act','[1]','{}',NULL,NULL,'2026-11-16 03:14:14.594392');
INSERT INTO "entries" VALUES('finished',52,0,'act','[1]','{}',NULL,NULL,'2026-11-16 03:14:14.597298');
INSERT INTO "entries" VALUES('finished',53,0,'act','[0]','{}',NULL,NULL,'2026-11-16 03:14:14.604383');
INSERT INTO "entries" VALUES('finished',54,1,'act','[13, 0]','{}',NULL,NULL,'2026-11-16 03:14:14.614825');
INSERT INTO "entries" VALUES('finished',55,0,'act','[89]','{}',NULL,NULL,'2026-11-16 03:14:14.620341');
INSERT INTO "entries" VALUES('finished',56,1,'act','[93]','{}',NULL,NULL,'2026-11-16 03:14:14.624355');
INSERT INTO "entries" VALUES('finished',57,1,'act','[1]','{}',NULL,NULL,'2026-11-16 03:14:14.627218');
INSERT INTO "entries" VALUES('finished',58,0,'act','[0]','{}',NULL,NULL,'2026-11-16 03:14:14.634461');
INSERT INTO "entries" VALUES('finished',59,1,'act','[13, 0]','{}',NULL,NULL,'2026-11-16 03:14:14.637220');
INSERT INTO "entries" VALUES('finished',60,0,'act','[90]','{}',NULL,NULL,'2026-11-16 03:14:14.644519');
INSERT INTO "entries" VALUES('finished',61,1,'act','[91]','{}',NULL,NULL,'2026-11-16 03:14:14.654642');
INSERT INTO "entries" VALUES('finished',62,1,'act','[1]','{}',NULL,NULL,'2026-11-16 03:14:14.658968');
INSERT INTO "entries" VALUES('finished',63,0,'act','[34]','{}',NULL,NULL,'2026-11-16 03:14:14.664451');
INSERT INTO "entries" VALUES('finished',64,1,'act','[9]','{}',NULL,NULL,'2026-11-16 03:14:14.677461');
INSERT INTO "entries" VALUES('finished',65,0,'act','[20]','{}',NULL,NULL,'2026-11-16 03:14:14.690962');
INSERT INTO "entries" VALUES('finished',66,1,'act','[10]','{}',NULL,NULL,'2026-11-16 03:14:14.700199');
INSERT INTO "entries" VALUES('finished',67,0,'act','[17]','{}',NULL,NULL,'2026-11-16 03:14:14.710767');
INSERT INTO "entries" VALUES('finished',68,1,'act','[34]','{}',NULL,NULL,'2026-11-16 03:14:14.714338');
INSERT INTO "entries" VALUES('finished',69,0,'act','[6, 0]','{}',NULL,NULL,'2026-11-16 03:14:14.718764');
INSERT INTO "entries" VALUES('finished',70,0,'act','[13]','{}',NULL,NULL,'2026-11-16 03:14:14.724426');
INSERT INTO "entries" VALUES('finished',71,0,'act','[0]','{}',NULL,NULL,'2026-11-16 03:14:14.734633');
INSERT INTO "entries" VALUES('finished',72,0,'act','[92]','{}',NULL,NULL,'2026-11-16 03:14:14.747077');
INSERT INTO "entries" VALUES('finished',73,0,'act','[91]','{}',NULL,NULL,'2026-11-16 03:14:14.759083');
INSERT INTO "entries" VALUES('finished',74,1,'act','[35]','{}',NULL,NULL,'2026-11-16 03:14:14.770856');
INSERT INTO "entries" VALUES('finished',75,0,'act','[1]','{}',NULL,NULL,'2026-11-16 03:14:14.774389');
INSERT INTO "entries" VALUES('finished',76,1,'act','[1]','{}',NULL,NULL,'2026-11-16 03:14:14.784868');
INSERT INTO "entries" VALUES('finished',77,0,'act','[112]','{}',NULL,NULL,'2026-11-16 03:14:14.797154');
INSERT INTO "entries" VALUES('finished',78,0,'act','[131]','{}',NULL,NULL,'2026-11-16 03:14:14.804705');
INSERT INTO "entries" VALUES('finished',79,0,'act','[39]','{}',NULL,NULL,'2026-11-16 03:14:14.814716');
INSERT INTO "entries" VALUES('finished',80,0,'act','[139]','{}',NULL,NULL,'2026-11-16 03:14:14.820984');
INSERT INTO "entries" VALUES('finished',81,1,'act','[0]','{}',NULL,NULL,'2026-11-16 03:14:14.825619');
INSERT INTO "entries" VALUES('finished',82,0,'act','[3]','{}',NULL,NULL,'2026-11-16 03:14:14.839246');
INSERT INTO "entries" VALUES('finished',83,0,'act','[5]','{}',NULL,NULL,'2026-11-16 03:14:14.847260');
INSERT INTO "entries" VALUES('finished',84,0,'act','[12]','{}',NULL,NULL,'2026-11-16 03:14:14.855233');
INSERT INTO "entries" VALUES('finished',85,0,'act','[33, 0]','{}',NULL,NULL,'2026-11-16 03:14:14.867299');
INSERT INTO "entries" VALUES('finished',86,1,'act','[89]','{}',NULL,NULL,'2026-11-16 03:14:14.870916');
INSERT INTO "entries" VALUES('finished',87,0,'act','[93]','{}',NULL,NULL,'2026-11-16 03:14:14.878570');
INSERT INTO "entries" VALUES('finished',88,1,'act','[0]','{}',NULL,NULL,'2026-11-16 03:14:14.882814');
INSERT INTO "entries" VALUES('finished',89,0,'act','[0]','{}',NULL,NULL,'2026-11-16 03:14:14.890922');
INSERT INTO "entries" VALUES('finished',90,1,'act','[93]','{}',NULL,NULL,'2026-11-16 03:14:14.894487');
INSERT INTO "entries" VALUES('finished',91,0,'act','[94]','{}',NULL,NULL,'2026-11-16 03:14:14.903027');
INSERT INTO "entries" VALUES('finished',92,0,'act','[91]','{}',NULL,NULL,'2026-11-16 03:14:14.907370');
INSERT INTO "entries" VALUES('finished',93,1,'act','[34]','{}',NULL,NULL,'2026-11-16 03:14:14.917316');
INSERT INTO "entries" VALUES('finished',94,0,'act','[0]','{}',NULL,NULL,'2026-11-16 03:14:14.923376');
INSERT INTO "entries" VALUES('finished',95,1,'act','[20]','{}',NULL,NULL,'2026-11-16 03:14:14.927292');
INSERT INTO "entries" VALUES('finished',96,1,'act','[9, 0]','{}',NULL,NULL,'2026-11-16 03:14:14.934929');
INSERT INTO "entries" VALUES('finished',97,0,'act','[89]','{}',NULL,NULL,'2026-11-16 03:14:14.942151');
INSERT INTO "entries" VALUES('finished',98,0,'act','[91]','{}',NULL,NULL,'2026-11-16 03:14:14.946914');
INSERT INTO "entries" VALUES('finished',99,1,'act','[35]','{}',NULL,NULL,'2026-11-16 03:14:14.957040');
INSERT INTO "entries" VALUES('finished',100,0,'act','[33]','{}',NULL,NULL,'2026-11-16 03:14:14.967136');
INSERT INTO "entries" VALUES('finished',101,1,'act','[20]','{}',NULL,NULL,'2026-11-16 03:14:14.977367');
INSERT INTO "entries" VALUES('finished',102,0,'act','[4]','{}',NULL,NULL,'2026-11-16 03:14:14.990875');
INSERT INTO "entries" VALUES('finished',103,1,'act','[12]','{}',NULL,NULL,'2026-11-16 03:14:14.995722');
INSERT INTO "entries" VALUES('finished',104,0,'act','[9]','{}',NULL,NULL,'2026-11-16 03:14:15.006987');
INSERT INTO "entries" VALUES('finished',105,1,'act','[10]','{}',NULL,NULL,'2026-11-16 03:14:15.014327');
INSERT INTO "entries" VALUES('finished',106,0,'act','[15, 0]','{}',NULL,NULL,'2026-11-16 03:14:15.021376');
INSERT INTO "entries" VALUES('finished',107,0,'act','[13]','{}',NULL,NULL,'2026-11-16 03:14:15.034566');
INSERT INTO "entries" VALUES('finished',108,0,'act','[6]','{}',NULL,NULL,'2026-11-16 03:14:15.053121');
INSERT INTO "entries" VALUES('finished',109,0,'act','[5, 0]','{}',NULL,NULL,'2026-11-16 03:14:15.067399');
INSERT INTO "entries" VALUES('finished',110,0,'act','[90]','{}',NULL,NULL,'2026-11-16 03:14:15.078213');
INSERT INTO "entries" VALUES('finished',111,0,'act','[91]','{}',NULL,NULL,'2026-11-16 03:14:15.086250');
INSERT INTO "entries" VALUES('finished',112,0,'act','[1]','{}',NULL,NULL,'2026-11-16 03:14:15.106839');
INSERT INTO "entries" VALUES('finished',113,0,'act','[41]','{}',NULL,NULL,'2026-11-16 03:14:15.117568');
CREATE TABLE keys (
	name VARCHAR(40) NOT NULL, 
	value VARCHAR(200) NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('secret','5555555555555555555555555555555555555555555555555555555555555555');
CREATE TABLE people (
	id INTEGER NOT NULL, 
	link VARCHAR(64), 
	nickname VARCHAR(40) NOT NULL, 
	settings JSON NOT NULL, 
	created DATETIME NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (link)
);
INSERT INTO "people" VALUES(1,NULL,'Ann','{"language": "", "theme": "auto", "motion": "full", "ask": "always", "colours": "plain", "sound": "on", "notify": "off"}','2026-11-16 03:14:13.229961');
INSERT INTO "people" VALUES(2,NULL,'Bob','{"language": "", "theme": "auto", "motion": "full", "ask": "always", "colours": "plain", "sound": "on", "notify": "off"}','2026-11-16 03:14:13.258216');
INSERT INTO "people" VALUES(3,NULL,'Cid','{"language": "", "theme": "auto", "motion": "full", "ask": "always", "colours": "plain", "sound": "on", "notify": "off"}','2026-11-16 03:14:14.324274');
INSERT INTO "people" VALUES(4,NULL,'Dora','{"language": "", "theme": "auto", "motion": "full", "ask": "always", "colours": "plain", "sound": "on", "notify": "off"}','2026-11-16 03:14:14.349311');
INSERT INTO "people" VALUES(5,NULL,'Eva','{"language": "", "theme": "auto", "motion": "full", "ask": "always", "colours": "plain", "sound": "on", "notify": "off"}','2026-11-16 03:14:15.157771');
CREATE TABLE rewinds (
	table_id VARCHAR(24) NOT NULL, 
	version INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	step INTEGER NOT NULL, 
	accepted JSON NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE screens (
	table_id VARCHAR(24) NOT NULL, 
	person INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	PRIMARY KEY (table_id, person), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE seats (
	table_id VARCHAR(24) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(12) NOT NULL, 
	name VARCHAR(60) NOT NULL, 
	bot VARCHAR(40) NOT NULL, 
	person INTEGER, 
	token VARCHAR(64), 
	invite VARCHAR(64), 
	nonce VARCHAR(64) NOT NULL, 
	webhook TEXT NOT NULL, 
	orders JSON NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(person) REFERENCES people (id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('running',0,'person','Ann','',1,NULL,NULL,'422543f844c89114','','{}');
INSERT INTO "seats" VALUES('running',1,'person','Bob','',2,NULL,NULL,'579b4151e24e5e8b','','{}');
INSERT INTO "seats" VALUES('finished',0,'person','Cid','',3,NULL,NULL,'293425232014ecc1','','{}');
INSERT INTO "seats" VALUES('finished',1,'person','Dora','',4,NULL,NULL,'a7f10115c533da70','','{}');
INSERT INTO "seats" VALUES('waiting',0,'person','Eva','',5,NULL,NULL,'4b35e5dd8b251f98','','{}');
INSERT INTO "seats" VALUES('waiting',1,'open','','',NULL,NULL,'an-old-invitation','','','{}');
INSERT INTO "seats" VALUES('waiting',2,'bot','','greedy',NULL,NULL,NULL,'','','{}');
CREATE TABLE tables (
	id VARCHAR(24) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	rules_version INTEGER NOT NULL, 
	options JSON NOT NULL, 
	"values" JSON NOT NULL, 
	seed VARCHAR(64) NOT NULL, 
	nonces JSON NOT NULL, 
	base JSON NOT NULL, 
	owner INTEGER, 
	owner_token VARCHAR(64), 
	is_private BOOLEAN NOT NULL, 
	status VARCHAR(12) NOT NULL, 
	rematch VARCHAR(24), 
	created DATETIME NOT NULL, 
	changed DATETIME NOT NULL, is_training BOOLEAN DEFAULT 0 NOT NULL, changes INTEGER DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(owner) REFERENCES people (id)
);
INSERT INTO "tables" VALUES('running','caylus1303',1,'{"beginner_set": false, "open_points": false}','{}','a779e5f9d6110bd987a5f250dc10295406de2d0a96674edd2b40371aa7586361','["422543f844c89114", "579b4151e24e5e8b"]','[]',1,NULL,1,'playing',NULL,'2026-11-16 03:14:13.233430','2026-11-16 03:14:13.431066',0,0);
INSERT INTO "tables" VALUES('finished','caylus1303',1,'{"beginner_set": false, "open_points": false}','{}','9e91de49b59a89d6fcbaf9008ad6b7d19c1a8204b8b046f60e9e1c687162fc31','["293425232014ecc1", "a7f10115c533da70"]','[]',3,NULL,1,'over',NULL,'2026-11-16 03:14:14.326425','2026-11-16 03:14:15.117568',0,0);
INSERT INTO "tables" VALUES('waiting','belfort',1,'{"rank_nothing": false}','{}','470fe1c8cd612c6b99da2dd0e55badd9a92d1e68c10b1a77fbe078555d7292c9','[]','[]',5,NULL,1,'waiting',NULL,'2026-11-16 03:14:15.160245','2026-11-16 03:14:15.160253',0,0);
CREATE TABLE thoughts (
	id VARCHAR(32) NOT NULL, 
	answer JSON NOT NULL, 
	at DATETIME NOT NULL, 
	PRIMARY KEY (id)
);
CREATE INDEX ix_devices_person ON devices (person);
CREATE INDEX tables_by_status ON tables (status, changed);
CREATE INDEX ix_chat_table_id ON chat (table_id);
CREATE INDEX seats_by_invite ON seats (invite);
CREATE INDEX seats_by_person ON seats (person);
CREATE INDEX seats_by_token ON seats (token);
COMMIT;
