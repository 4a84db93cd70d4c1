BEGIN TRANSACTION;
CREATE TABLE accounts (
	guest VARCHAR(32) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	"key" VARCHAR(64) NOT NULL, 
	password TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	public BOOLEAN DEFAULT 0 NOT NULL, 
	portrait VARCHAR(32) DEFAULT '' NOT NULL, 
	languages VARCHAR(64) DEFAULT '' NOT NULL, 
	PRIMARY KEY (guest), 
	FOREIGN KEY(guest) REFERENCES guests (id), 
	UNIQUE ("key")
);
INSERT INTO "accounts" VALUES('ElKy1PA-pXOc39ye','Markéta','marketa','$argon2id$v=19$m=19456,t=2,p=1$Da67CTHJJOR2FSvweARCAA$29h75ebIUpglU831+U8q9YOiqKAgF8eUDuBXnTQTFiw',1794954717008,1,'lyre','cs,en');
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
CREATE TABLE chat (
	id INTEGER NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	guest VARCHAR(32) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	text TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "chat" VALUES(1,'AWzZBiQ5vbTd','ElKy1PA-pXOc39ye','Markéta','Ave!',1794954732386);
CREATE TABLE codes (
	hash VARCHAR(64) NOT NULL, 
	guest VARCHAR(32) NOT NULL, 
	expires BIGINT NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(guest) REFERENCES guests (id)
);
CREATE TABLE entries (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	guest VARCHAR(32) NOT NULL, 
	text TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (table_id, seq), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "entries" VALUES('-G4v4rjF7oqp',0,'sit',0,'ElKy1PA-pXOc39ye','Gaius',1794954715814);
INSERT INTO "entries" VALUES('-G4v4rjF7oqp',1,'bot',1,'','random',1794954715814);
INSERT INTO "entries" VALUES('-G4v4rjF7oqp',2,'start',-1,'','',1794954715814);
INSERT INTO "entries" VALUES('-G4v4rjF7oqp',3,'act',0,'','place a1',1794954715871);
INSERT INTO "entries" VALUES('-G4v4rjF7oqp',4,'act',1,'','place c3',1794954716835);
INSERT INTO "entries" VALUES('-G4v4rjF7oqp',5,'act',0,'','place a2',1794954716848);
INSERT INTO "entries" VALUES('-G4v4rjF7oqp',6,'act',1,'','place c1',1794954716858);
INSERT INTO "entries" VALUES('-G4v4rjF7oqp',7,'act',0,'','place c2',1794954716861);
INSERT INTO "entries" VALUES('-G4v4rjF7oqp',8,'act',1,'','place a3',1794954716867);
INSERT INTO "entries" VALUES('-G4v4rjF7oqp',9,'act',0,'','move a1 b1',1794954716870);
INSERT INTO "entries" VALUES('-G4v4rjF7oqp',10,'act',1,'','move c3 b3',1794954716879);
INSERT INTO "entries" VALUES('-G4v4rjF7oqp',11,'act',0,'','move b1 b2',1794954716881);
INSERT INTO "entries" VALUES('nnZjIYss5osl',0,'sit',0,'ElKy1PA-pXOc39ye','Markéta',1794954717536);
INSERT INTO "entries" VALUES('BDm2o_q4GSdk',0,'sit',0,'ElKy1PA-pXOc39ye','Markéta',1794954717581);
INSERT INTO "entries" VALUES('BDm2o_q4GSdk',1,'lock',-1,'ElKy1PA-pXOc39ye','on',1794954717596);
INSERT INTO "entries" VALUES('qIHqg8d4xQpB',0,'sit',0,'ElKy1PA-pXOc39ye','Markéta',1794954717601);
INSERT INTO "entries" VALUES('qIHqg8d4xQpB',1,'sit',1,'eVYAra_YY3Vqj9ml','Bertold',1794954717609);
INSERT INTO "entries" VALUES('qIHqg8d4xQpB',2,'start',-1,'','',1794954717643);
INSERT INTO "entries" VALUES('qIHqg8d4xQpB',3,'act',0,'','arrange spy',1794954717674);
INSERT INTO "entries" VALUES('qIHqg8d4xQpB',4,'act',1,'','arrange spy',1794954717760);
INSERT INTO "entries" VALUES('qIHqg8d4xQpB',5,'act',0,'','arrange castling',1794954717840);
INSERT INTO "entries" VALUES('qIHqg8d4xQpB',6,'act',1,'','arrange castling',1794954717866);
INSERT INTO "entries" VALUES('qIHqg8d4xQpB',7,'act',0,'','arrange spy',1794954717966);
INSERT INTO "entries" VALUES('qIHqg8d4xQpB',8,'act',1,'','arrange castling',1794954717981);
INSERT INTO "entries" VALUES('qIHqg8d4xQpB',9,'act',0,'','arrange assassination',1794954718196);
INSERT INTO "entries" VALUES('qIHqg8d4xQpB',10,'act',1,'','arrange veto',1794954718213);
INSERT INTO "entries" VALUES('qIHqg8d4xQpB',11,'act',0,'','arrange wrath',1794954718227);
INSERT INTO "entries" VALUES('qIHqg8d4xQpB',12,'act',1,'','arrange wrath',1794954718258);
INSERT INTO "entries" VALUES('qIHqg8d4xQpB',13,'act',0,'','arrange assassination',1794954718307);
INSERT INTO "entries" VALUES('qIHqg8d4xQpB',14,'act',1,'','arrange assassination',1794954718325);
INSERT INTO "entries" VALUES('qIHqg8d4xQpB',15,'act',0,'','arrange castling',1794954718418);
INSERT INTO "entries" VALUES('qIHqg8d4xQpB',16,'act',1,'','arrange assassination',1794954718483);
INSERT INTO "entries" VALUES('oVym8A9BEM0y',0,'sit',0,'ElKy1PA-pXOc39ye','Markéta',1794954718497);
INSERT INTO "entries" VALUES('oVym8A9BEM0y',1,'sit',1,'ElKy1PA-pXOc39ye','Markéta',1794954718497);
INSERT INTO "entries" VALUES('oVym8A9BEM0y',2,'start',-1,'','',1794954718497);
INSERT INTO "entries" VALUES('oVym8A9BEM0y',3,'act',0,'','arrange scout',1794954718530);
INSERT INTO "entries" VALUES('oVym8A9BEM0y',4,'act',0,'','arrange wrath',1794954718539);
INSERT INTO "entries" VALUES('oVym8A9BEM0y',5,'act',0,'','arrange assassination',1794954718548);
INSERT INTO "entries" VALUES('oVym8A9BEM0y',6,'act',0,'','arrange scout',1794954718586);
INSERT INTO "entries" VALUES('oVym8A9BEM0y',7,'act',0,'','arrange assassination',1794954718647);
INSERT INTO "entries" VALUES('oVym8A9BEM0y',8,'act',0,'','arrange assassination',1794954718658);
INSERT INTO "entries" VALUES('oVym8A9BEM0y',9,'act',0,'','arrange veto',1794954718668);
INSERT INTO "entries" VALUES('oVym8A9BEM0y',10,'act',0,'','arrange castling',1794954718764);
INSERT INTO "entries" VALUES('oVym8A9BEM0y',11,'act',0,'','arrange veto',1794954718776);
INSERT INTO "entries" VALUES('oVym8A9BEM0y',12,'act',0,'','arrange spy',1794954718842);
INSERT INTO "entries" VALUES('oVym8A9BEM0y',13,'act',0,'','arrange castling',1794954718859);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',0,'sit',0,'ElKy1PA-pXOc39ye','Markéta',1794954718872);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',1,'sit',1,'eVYAra_YY3Vqj9ml','Bertold',1794954718883);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',2,'start',-1,'','',1794954718910);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',3,'act',0,'','arrange scout',1794954718944);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',4,'act',0,'','arrange castling',1794954718951);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',5,'act',0,'','arrange scout',1794954718955);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',6,'act',1,'','arrange scout',1794954718962);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',7,'act',0,'','arrange wrath',1794954718965);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',8,'act',1,'','arrange castling',1794954718967);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',9,'act',0,'','arrange spy',1794954718971);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',10,'act',1,'','arrange scout',1794954718975);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',11,'act',0,'','arrange castling',1794954718980);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',12,'act',1,'','arrange wrath',1794954718981);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',13,'act',0,'','arrange assassination',1794954718988);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',14,'act',1,'','arrange spy',1794954718999);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',15,'act',0,'','arrange veto',1794954719007);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',16,'act',1,'','arrange castling',1794954719028);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',17,'act',0,'','arrange spy',1794954719034);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',18,'act',1,'','arrange assassination',1794954719039);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',19,'act',0,'','arrange assassination',1794954719047);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',20,'act',1,'','arrange veto',1794954719114);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',21,'act',0,'','arrange veto',1794954719118);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',22,'act',1,'','arrange spy',1794954719123);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',23,'act',0,'','arrange assassination',1794954719137);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',24,'act',1,'','arrange assassination',1794954719154);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',25,'act',0,'','arrange assassination',1794954719175);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',26,'act',1,'','arrange veto',1794954719193);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',27,'act',1,'','arrange assassination',1794954719227);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',28,'act',1,'','arrange assassination',1794954719256);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',29,'act',0,'','setup 5 senators',1794954719268);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',30,'act',1,'','setup 5 senators',1794954719333);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',31,'act',0,'','setup 4 praetors',1794954719347);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',32,'act',1,'','setup 4 praetors',1794954719378);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',33,'act',0,'','setup 1 quaestors',1794954719380);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',34,'act',1,'','setup 1 quaestors',1794954719382);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',35,'act',0,'','setup 2 censors',1794954719387);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',36,'act',1,'','setup 2 censors',1794954719391);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',37,'act',0,'','setup 3 aediles',1794954719398);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',38,'act',1,'','setup 3 aediles',1794954719403);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',39,'act',1,'','down 2 aediles',1794954719409);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',40,'act',1,'','draw action',1794954719411);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',41,'act',0,'','down 2 aediles',1794954719414);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',42,'act',0,'','draw action',1794954719440);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',43,'act',1,'','down 1 censors',1794954719485);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',44,'act',1,'','scout quaestors',1794954719500);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',45,'act',0,'','allow',1794954719554);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',46,'act',1,'','draw action',1794954719579);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',47,'act',1,'','draw influence',1794954719588);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',48,'act',0,'','down 5 censors',1794954719593);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',49,'act',0,'','end',1794954719630);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',50,'act',0,'','draw influence',1794954719636);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',51,'act',1,'','castle senators censors',1794954719650);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',52,'act',0,'','allow',1794954719687);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',53,'act',1,'','lay 2 senators',1794954719700);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',54,'act',1,'','lay 5 censors',1794954719708);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',55,'act',1,'','up 5 senators',1794954719716);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',56,'act',1,'','up 4 aediles',1794954719764);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',57,'act',1,'','draw action',1794954719776);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',58,'act',1,'','draw influence',1794954719788);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',59,'act',1,'','draw action',1794954719858);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',60,'act',0,'','down 4 aediles',1794954719913);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',61,'act',0,'','end',1794954719926);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',62,'act',0,'','draw action',1794954719959);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',63,'act',1,'','up 2 praetors',1794954719969);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',64,'act',1,'','up 3 censors',1794954719980);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',65,'act',1,'','scout aediles',1794954720041);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',66,'act',0,'','allow',1794954720057);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',67,'act',1,'','draw action',1794954720077);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',68,'act',1,'','draw influence',1794954720091);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',69,'act',1,'','draw influence',1794954720107);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',70,'act',0,'','down 3 praetors',1794954720123);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',71,'act',0,'','castle praetors censors',1794954720183);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',72,'act',1,'','allow',1794954720192);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',73,'act',0,'','lay 2 censors',1794954720207);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',74,'act',0,'','lay 3 praetors',1794954720219);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',75,'act',0,'','lay 4 praetors',1794954720223);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',76,'act',0,'','draw action',1794954720230);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',77,'act',0,'','draw influence',1794954720240);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',78,'act',1,'','pass',1794954720251);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',79,'act',1,'','done',1794954720256);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',80,'act',0,'','down 1 censors',1794954720258);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',81,'act',0,'','scout censors',1794954720268);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',82,'act',1,'','allow',1794954720284);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',83,'act',0,'','draw action',1794954720318);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',84,'act',0,'','draw influence',1794954720328);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',85,'act',1,'','up 5 aediles',1794954720332);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',86,'act',1,'','wrath censors',1794954720335);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',87,'act',0,'','allow',1794954720344);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',88,'act',1,'','up philosopher quaestors',1794954720350);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',89,'act',1,'','draw action',1794954720353);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',90,'act',1,'','draw action',1794954720356);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',91,'act',1,'','draw influence',1794954720373);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',92,'act',0,'','wrath praetors',1794954720379);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',93,'act',1,'','allow',1794954720384);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',94,'act',0,'','down 4 senators',1794954720390);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',95,'act',0,'','draw influence',1794954720407);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',96,'act',0,'','draw action',1794954720429);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',97,'act',1,'','down 5 censors',1794954720448);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',98,'act',1,'','castle senators quaestors',1794954720472);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',99,'act',0,'','allow',1794954720508);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',100,'act',1,'','lay 1 quaestors',1794954720565);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',101,'act',1,'','lay 2 senators',1794954720604);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',102,'act',1,'','lay philosopher senators',1794954720610);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',103,'act',1,'','draw influence',1794954720621);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',104,'act',1,'','draw influence',1794954720636);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',105,'act',0,'','up 5 senators',1794954720644);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',106,'act',0,'','scout quaestors',1794954720655);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',107,'act',1,'','allow',1794954720664);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',108,'act',0,'','up 3 quaestors',1794954720676);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',109,'act',0,'','draw action',1794954720679);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',110,'act',0,'','draw influence',1794954720684);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',111,'act',0,'','draw influence',1794954720686);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',112,'act',1,'','up 1 praetors',1794954720692);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',113,'act',1,'','assassinate 5 senators',1794954720695);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',114,'act',0,'','allow',1794954720700);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',115,'act',1,'','up 3 senators',1794954720706);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',116,'act',1,'','draw influence',1794954720710);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',117,'act',1,'','draw influence',1794954720716);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',118,'act',1,'','draw influence',1794954720719);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',119,'act',0,'','down 2 senators',1794954720729);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',120,'act',0,'','end',1794954720738);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',121,'act',0,'','draw influence',1794954720744);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',122,'act',1,'','down 3 senators',1794954720748);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',123,'act',1,'','spy',1794954720755);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',124,'act',0,'','allow',1794954720760);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',125,'act',1,'','strike 1',1794954720767);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',126,'act',0,'','draw influence',1794954720775);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',127,'act',1,'','draw influence',1794954720787);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',128,'act',1,'','draw action',1794954720793);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',129,'act',0,'','castle quaestors aediles',1794954720800);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',130,'act',1,'','veto',1794954720807);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',131,'act',1,'','decline',1794954720811);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',132,'act',0,'','down 1 quaestors',1794954720816);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',133,'act',0,'','draw influence',1794954720822);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',134,'act',0,'','draw influence',1794954720827);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',135,'act',1,'','down 2 senators',1794954720832);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',136,'act',1,'','draw action',1794954720836);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',137,'act',1,'','draw action',1794954720840);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',138,'act',0,'','down 3 senators',1794954720846);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',139,'act',0,'','spy',1794954720853);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',140,'act',1,'','allow',1794954720855);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',141,'act',0,'','strike 1',1794954720860);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',142,'act',1,'','decline',1794954720866);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',143,'act',0,'','draw influence',1794954720872);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',144,'act',0,'','draw action',1794954720875);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',145,'act',1,'','down 5 senators',1794954720884);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',146,'act',1,'','assassinate 4 aediles',1794954720888);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',147,'act',0,'','allow',1794954720892);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',148,'act',1,'','draw action',1794954720896);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',149,'act',1,'','draw action',1794954720905);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',150,'act',1,'','draw influence',1794954720911);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',151,'act',0,'','assassinate 2 aediles',1794954720916);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',152,'act',1,'','allow',1794954720924);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',153,'act',0,'','down 3 senators',1794954720929);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',154,'act',0,'','draw action',1794954720936);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',155,'act',0,'','draw action',1794954720940);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',156,'act',1,'','assassinate 1 quaestors',1794954720947);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',157,'act',0,'','allow',1794954720952);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',158,'act',1,'','up 2 praetors',1794954720956);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',159,'act',1,'','up 4 praetors',1794954720963);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',160,'act',1,'','draw action',1794954720967);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',161,'act',0,'','down 1 censors',1794954720973);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',162,'act',0,'','spy',1794954720976);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',163,'act',1,'','allow',1794954720984);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',164,'act',0,'','strike assassination',1794954720987);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',165,'act',1,'','decline',1794954720995);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',166,'act',0,'','draw influence',1794954721000);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',167,'act',0,'','draw influence',1794954721009);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',168,'act',1,'','down 3 censors',1794954721012);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',169,'act',1,'','end',1794954721028);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',170,'act',0,'','up 1 praetors',1794954721036);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',171,'act',0,'','up 4 quaestors',1794954721039);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',172,'act',0,'','end',1794954721044);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',173,'act',0,'','draw influence',1794954721049);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',174,'act',0,'','draw action',1794954721059);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',175,'act',1,'','up 1 censors',1794954721068);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',176,'act',1,'','up 4 praetors',1794954721075);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',177,'act',1,'','end',1794954721085);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',178,'act',0,'','up 2 quaestors',1794954721092);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',179,'act',0,'','assassinate 3 senators',1794954721099);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',180,'act',1,'','veto',1794954721103);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',181,'act',1,'','draw influence',1794954721107);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',182,'act',0,'','up philosopher senators',1794954721116);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',183,'act',0,'','draw action',1794954721118);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',184,'act',0,'','draw action',1794954721124);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',185,'act',0,'','draw influence',1794954721129);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',186,'act',1,'','down 2 praetors',1794954721136);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',187,'act',1,'','spy',1794954721139);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',188,'act',0,'','allow',1794954721147);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',189,'act',1,'','strike veto',1794954721155);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',190,'act',0,'','decline',1794954721157);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',191,'act',0,'','down 3 senators',1794954721164);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',192,'act',0,'','assassinate 2 praetors',1794954721171);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',193,'act',0,'','draw influence',1794954721176);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',194,'act',0,'','draw action',1794954721184);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',195,'act',1,'','down 4 senators',1794954721186);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',196,'act',0,'','pass',1794954721191);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',197,'act',0,'','discard 1',1794954721196);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',198,'act',0,'','done',1794954721204);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',199,'act',1,'','up 4 quaestors',1794954721207);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',200,'act',1,'','up 1 senators',1794954721211);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',201,'act',0,'','assassinate 2 praetors',1794954721216);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',202,'act',0,'','down philosopher praetors',1794954721226);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',203,'act',1,'','up 3 senators',1794954721229);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',204,'act',1,'','up 5 praetors',1794954721236);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',205,'act',0,'','down 3 senators',1794954721238);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',206,'act',0,'','end',1794954721244);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',207,'act',1,'','up philosopher praetors',1794954721248);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',208,'act',1,'','up 1 praetors',1794954721255);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',209,'act',0,'','pass',1794954721261);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',210,'act',0,'','discard 2',1794954721268);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',211,'act',0,'','done',1794954721270);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',212,'act',1,'','up 5 quaestors',1794954721274);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',213,'act',1,'','up 4 praetors',1794954721280);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',214,'act',0,'','down 4 quaestors',1794954721283);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',215,'act',0,'','end',1794954721290);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',216,'act',1,'','down 2 praetors',1794954721293);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',217,'act',0,'','down 5 quaestors',1794954721299);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',218,'act',0,'','end',1794954721301);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',219,'act',1,'','down 3 praetors',1794954721309);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',220,'act',0,'','up 5 praetors',1794954721316);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',221,'act',0,'','up 5 praetors',1794954721319);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',222,'act',0,'','end',1794954721323);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',223,'act',0,'','up 5 praetors',1794954721328);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',224,'act',0,'','up 2 praetors',1794954721330);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',225,'act',0,'','end',1794954721334);
INSERT INTO "entries" VALUES('bqj8BB2xly8X',0,'sit',0,'ElKy1PA-pXOc39ye','Markéta',1794954721360);
INSERT INTO "entries" VALUES('bqj8BB2xly8X',1,'bot',1,'','citizen',1794954721360);
INSERT INTO "entries" VALUES('bqj8BB2xly8X',2,'start',-1,'','',1794954721360);
INSERT INTO "entries" VALUES('bqj8BB2xly8X',3,'act',0,'','arrange castling',1794954721464);
INSERT INTO "entries" VALUES('bqj8BB2xly8X',4,'act',0,'','arrange castling',1794954721541);
INSERT INTO "entries" VALUES('bqj8BB2xly8X',5,'act',0,'','arrange spy',1794954721603);
INSERT INTO "entries" VALUES('bqj8BB2xly8X',6,'act',0,'','arrange assassination',1794954721652);
INSERT INTO "entries" VALUES('bqj8BB2xly8X',7,'act',0,'','arrange spy',1794954721717);
INSERT INTO "entries" VALUES('AWzZBiQ5vbTd',0,'sit',0,'ElKy1PA-pXOc39ye','Markéta',1794954721888);
INSERT INTO "entries" VALUES('AWzZBiQ5vbTd',1,'sit',1,'eVYAra_YY3Vqj9ml','Bertold',1794954721892);
INSERT INTO "entries" VALUES('AWzZBiQ5vbTd',2,'start',-1,'','',1794954721903);
INSERT INTO "entries" VALUES('AWzZBiQ5vbTd',3,'act',0,'','lay laurel-3-1 hu-hc',1794954721913);
INSERT INTO "entries" VALUES('AWzZBiQ5vbTd',4,'act',1,'','lay sword-5-1 md-ac',1794954721927);
INSERT INTO "entries" VALUES('AWzZBiQ5vbTd',5,'act',0,'','lay sword-5-1 nu-af',1794954722173);
INSERT INTO "entries" VALUES('AWzZBiQ5vbTd',6,'act',1,'','lay shield-5-1 cr-ac',1794954722660);
INSERT INTO "entries" VALUES('bqj8BB2xly8X',8,'act',1,'','arrange wrath',1794954722799);
INSERT INTO "entries" VALUES('bqj8BB2xly8X',9,'act',1,'','arrange castling',1794954722910);
INSERT INTO "entries" VALUES('bqj8BB2xly8X',10,'act',1,'','arrange castling',1794954722939);
INSERT INTO "entries" VALUES('bqj8BB2xly8X',11,'act',1,'','arrange spy',1794954722951);
INSERT INTO "entries" VALUES('AWzZBiQ5vbTd',7,'act',0,'','lay shield-6-0 gc-dm',1794954722955);
INSERT INTO "entries" VALUES('bqj8BB2xly8X',12,'act',1,'','arrange veto',1794954722955);
INSERT INTO "entries" VALUES('bqj8BB2xly8X',13,'act',1,'','arrange spy',1794954722958);
INSERT INTO "entries" VALUES('bqj8BB2xly8X',14,'act',1,'','arrange assassination',1794954722960);
INSERT INTO "entries" VALUES('bqj8BB2xly8X',15,'act',1,'','arrange assassination',1794954722962);
INSERT INTO "entries" VALUES('AWzZBiQ5vbTd',8,'act',1,'','lay ship-5-1 sc-af',1794954722963);
INSERT INTO "entries" VALUES('bqj8BB2xly8X',16,'act',1,'','arrange assassination',1794954722976);
INSERT INTO "entries" VALUES('AWzZBiQ5vbTd',9,'act',0,'','lay shield-4-2 as-sy',1794954722995);
INSERT INTO "entries" VALUES('bqj8BB2xly8X',17,'act',1,'','arrange scout',1794954723009);
INSERT INTO "entries" VALUES('bqj8BB2xly8X',18,'act',1,'','arrange scout',1794954723038);
INSERT INTO "entries" VALUES('AWzZBiQ5vbTd',10,'act',1,'','lay laurel-4-0 ag-as',1794954723051);
INSERT INTO "entries" VALUES('bqj8BB2xly8X',19,'act',1,'','arrange veto',1794954723057);
INSERT INTO "entries" VALUES('bqj8BB2xly8X',20,'act',1,'','arrange assassination',1794954723099);
INSERT INTO "entries" VALUES('AWzZBiQ5vbTd',11,'act',0,'','lay laurel-2-2 md-it',1794954723129);
INSERT INTO "entries" VALUES('AWzZBiQ5vbTd',12,'act',1,'','lay sword-3-3 ga-hc',1794954723226);
INSERT INTO "entries" VALUES('AWzZBiQ5vbTd',13,'act',1,'','use',1794954723363);
INSERT INTO "entries" VALUES('AWzZBiQ5vbTd',14,'act',1,'','lay laurel-3-1 gc-ga',1794954723425);
INSERT INTO "entries" VALUES('AWzZBiQ5vbTd',15,'act',0,'','lay laurel-4-0 as-cr',1794954723527);
INSERT INTO "entries" VALUES('AWzZBiQ5vbTd',16,'act',0,'','use',1794954723752);
INSERT INTO "entries" VALUES('YW7ast2LoFKf',0,'sit',0,'ElKy1PA-pXOc39ye','Markéta',1794954723829);
INSERT INTO "entries" VALUES('YW7ast2LoFKf',1,'sit',1,'ElKy1PA-pXOc39ye','Markéta',1794954723829);
INSERT INTO "entries" VALUES('YW7ast2LoFKf',2,'start',-1,'','',1794954723829);
INSERT INTO "entries" VALUES('YW7ast2LoFKf',3,'act',0,'','lay laurel-2-2 sd-mt',1794954723849);
INSERT INTO "entries" VALUES('YW7ast2LoFKf',4,'act',1,'','lay ship-4-2 ac-af',1794954723985);
INSERT INTO "entries" VALUES('YW7ast2LoFKf',5,'act',0,'','lay shield-6-0 as-sy',1794954723999);
INSERT INTO "entries" VALUES('YW7ast2LoFKf',6,'act',1,'','lay sword-4-2 sc-it',1794954724009);
INSERT INTO "entries" VALUES('YW7ast2LoFKf',7,'act',0,'','lay ship-6-0 it-ac',1794954724023);
INSERT INTO "entries" VALUES('YW7ast2LoFKf',8,'act',1,'','lay laurel-3-1 sc-af',1794954724041);
INSERT INTO "entries" VALUES('YW7ast2LoFKf',9,'act',0,'','lay ship-5-1 mt-hu',1794954724058);
INSERT INTO "entries" VALUES('YW7ast2LoFKf',10,'act',1,'','lay sword-3-3 ga-gc',1794954724074);
INSERT INTO "entries" VALUES('YW7ast2LoFKf',11,'act',0,'','lay ship-3-3 sc-nu',1794954724084);
INSERT INTO "entries" VALUES('YW7ast2LoFKf',12,'act',1,'','lay shield-4-2 cy-cr',1794954724111);
INSERT INTO "entries" VALUES('YW7ast2LoFKf',13,'act',0,'','lay ship-4-2 sd-sc',1794954724121);
INSERT INTO "entries" VALUES('BX-pYuChmZSy',0,'sit',0,'ElKy1PA-pXOc39ye','Markéta',1794954724137);
INSERT INTO "entries" VALUES('BX-pYuChmZSy',1,'sit',1,'eVYAra_YY3Vqj9ml','Bertold',1794954724148);
INSERT INTO "entries" VALUES('BX-pYuChmZSy',2,'start',-1,'','',1794954724157);
INSERT INTO "entries" VALUES('BX-pYuChmZSy',3,'act',0,'','lay shield-5-1 as-sy',1794954724176);
INSERT INTO "entries" VALUES('BX-pYuChmZSy',4,'act',1,'','lay laurel-2-2 cr-ag',1794954724188);
INSERT INTO "entries" VALUES('BX-pYuChmZSy',5,'act',0,'','lay sword-4-2 nu-af',1794954724192);
INSERT INTO "entries" VALUES('BX-pYuChmZSy',6,'act',1,'','lay ship-6-0 mt-sd',1794954724197);
INSERT INTO "entries" VALUES('BX-pYuChmZSy',7,'act',0,'','lay laurel-2-2 it-sc',1794954724210);
INSERT INTO "entries" VALUES('BX-pYuChmZSy',8,'act',1,'','lay laurel-3-1 hu-hc',1794954724237);
INSERT INTO "entries" VALUES('BX-pYuChmZSy',9,'act',0,'','lay laurel-2-2 cr-cy',1794954724251);
INSERT INTO "entries" VALUES('BX-pYuChmZSy',10,'act',1,'','lay sword-3-3 mt-nu',1794954724263);
INSERT INTO "entries" VALUES('BX-pYuChmZSy',11,'act',0,'','lay shield-4-2 as-cr',1794954724287);
INSERT INTO "entries" VALUES('BX-pYuChmZSy',12,'act',1,'','lay shield-3-3 it-sd',1794954724304);
INSERT INTO "entries" VALUES('BX-pYuChmZSy',13,'act',0,'','lay ship-6-0 hu-mt',1794954724309);
INSERT INTO "entries" VALUES('BX-pYuChmZSy',14,'act',0,'','settle mt',1794954724316);
INSERT INTO "entries" VALUES('BX-pYuChmZSy',15,'act',0,'','use',1794954724319);
INSERT INTO "entries" VALUES('BX-pYuChmZSy',16,'act',0,'','lay shield-3-3 md-it',1794954724323);
INSERT INTO "entries" VALUES('BX-pYuChmZSy',17,'act',1,'','lay shield-6-0 ga-sd',1794954724329);
INSERT INTO "entries" VALUES('BX-pYuChmZSy',18,'act',0,'','lay sword-5-1 it-gc',1794954724332);
INSERT INTO "entries" VALUES('BX-pYuChmZSy',19,'act',1,'','lay shield-5-1 af-cy',1794954724337);
INSERT INTO "entries" VALUES('BX-pYuChmZSy',20,'act',0,'','lay ship-5-1 sd-sc',1794954724343);
INSERT INTO "entries" VALUES('BX-pYuChmZSy',21,'act',1,'','lay sword-6-0 hc-ga',1794954724352);
INSERT INTO "entries" VALUES('BX-pYuChmZSy',22,'act',1,'','use',1794954724360);
INSERT INTO "entries" VALUES('BX-pYuChmZSy',23,'act',0,'','lay laurel-3-1 md-ac',1794954724363);
INSERT INTO "entries" VALUES('BX-pYuChmZSy',24,'act',1,'','lay ship-5-1 af-sc',1794954724396);
INSERT INTO "entries" VALUES('BX-pYuChmZSy',25,'act',0,'','lay laurel-4-0 md-dm',1794954724404);
INSERT INTO "entries" VALUES('BX-pYuChmZSy',26,'act',0,'','might token af-cy',1794954724408);
INSERT INTO "entries" VALUES('BX-pYuChmZSy',27,'act',1,'','lay sword-4-2 ag-sy',1794954724417);
INSERT INTO "entries" VALUES('BX-pYuChmZSy',28,'act',1,'','use',1794954724420);
INSERT INTO "entries" VALUES('BX-pYuChmZSy',29,'act',1,'','lay ship-4-2 ac-it',1794954724422);
INSERT INTO "entries" VALUES('BX-pYuChmZSy',30,'act',0,'','lay ship-4-2 dm-it',1794954724434);
INSERT INTO "entries" VALUES('RkcmPyKi14yE',0,'sit',0,'ElKy1PA-pXOc39ye','Markéta',1794954724911);
INSERT INTO "entries" VALUES('RkcmPyKi14yE',1,'bot',1,'','citizen',1794954724911);
INSERT INTO "entries" VALUES('RkcmPyKi14yE',2,'start',-1,'','',1794954724911);
INSERT INTO "entries" VALUES('RkcmPyKi14yE',3,'act',0,'','lay laurel-4-0 sy-ag',1794954724931);
INSERT INTO "entries" VALUES('RkcmPyKi14yE',4,'act',1,'','lay shield-6-0 sy-as',1794954725100);
INSERT INTO "entries" VALUES('RkcmPyKi14yE',5,'act',0,'','lay laurel-2-2 ac-af',1794954725150);
INSERT INTO "entries" VALUES('RkcmPyKi14yE',6,'act',1,'','lay shield-4-2 af-cy',1794954725168);
INSERT INTO "entries" VALUES('RkcmPyKi14yE',7,'act',0,'','lay sword-6-0 dm-md',1794954725201);
INSERT INTO "entries" VALUES('RkcmPyKi14yE',8,'act',1,'','lay shield-3-3 ac-cr',1794954725211);
INSERT INTO "entries" VALUES('RkcmPyKi14yE',9,'act',0,'','lay ship-5-1 sc-af',1794954725228);
INSERT INTO "entries" VALUES('RkcmPyKi14yE',10,'act',1,'','lay sword-6-0 nu-af',1794954725249);
INSERT INTO "entries" VALUES('RkcmPyKi14yE',11,'act',1,'','use',1794954725274);
INSERT INTO "entries" VALUES('RkcmPyKi14yE',12,'act',1,'','lay shield-5-1 as-cr',1794954725295);
INSERT INTO "entries" VALUES('RkcmPyKi14yE',13,'act',0,'','lay sword-5-1 ga-gc',1794954725322);
INSERT INTO "entries" VALUES('RkcmPyKi14yE',14,'act',1,'','lay ship-6-0 ag-as',1794954725361);
INSERT INTO "entries" VALUES('T5NIoHBPNRjP',0,'sit',0,'ElKy1PA-pXOc39ye','Markéta',1794954725369);
INSERT INTO "entries" VALUES('T5NIoHBPNRjP',1,'sit',1,'eVYAra_YY3Vqj9ml','Bertold',1794954725375);
INSERT INTO "entries" VALUES('T5NIoHBPNRjP',2,'sit',2,'rqHJt7coXzcnaQeG','Cilka',1794954725381);
INSERT INTO "entries" VALUES('T5NIoHBPNRjP',3,'start',-1,'','',1794954725407);
INSERT INTO "entries" VALUES('T5NIoHBPNRjP',4,'act',2,'','lay 5 villa',1794954725458);
INSERT INTO "entries" VALUES('T5NIoHBPNRjP',5,'act',0,'','lay 4 villa',1794954725497);
INSERT INTO "entries" VALUES('T5NIoHBPNRjP',6,'act',1,'','pass',1794954725514);
INSERT INTO "entries" VALUES('T5NIoHBPNRjP',7,'act',2,'','lay 7 villa',1794954725549);
INSERT INTO "entries" VALUES('T5NIoHBPNRjP',8,'act',0,'','lay 2 villa',1794954725567);
INSERT INTO "entries" VALUES('T5NIoHBPNRjP',9,'act',2,'','lay 4 villa',1794954725615);
INSERT INTO "entries" VALUES('T5NIoHBPNRjP',10,'act',0,'','lay 6 villa',1794954725631);
INSERT INTO "entries" VALUES('T5NIoHBPNRjP',11,'act',2,'','lay 8 villa',1794954725672);
INSERT INTO "entries" VALUES('T5NIoHBPNRjP',12,'act',0,'','lay 3 villa',1794954725718);
INSERT INTO "entries" VALUES('T5NIoHBPNRjP',13,'act',2,'','lay 3 villa',1794954725759);
INSERT INTO "entries" VALUES('T5NIoHBPNRjP',14,'act',0,'','lay 1 villa',1794954725777);
INSERT INTO "entries" VALUES('T5NIoHBPNRjP',15,'act',2,'','lay 2 villa',1794954725826);
INSERT INTO "entries" VALUES('T5NIoHBPNRjP',16,'act',0,'','lay 8 villa',1794954725862);
INSERT INTO "entries" VALUES('T5NIoHBPNRjP',17,'act',2,'','lay 6 villa',1794954725900);
INSERT INTO "entries" VALUES('hUfnW0xsIj1I',0,'sit',0,'ElKy1PA-pXOc39ye','Markéta',1794954725923);
INSERT INTO "entries" VALUES('hUfnW0xsIj1I',1,'sit',1,'ElKy1PA-pXOc39ye','Markéta',1794954725923);
INSERT INTO "entries" VALUES('hUfnW0xsIj1I',2,'sit',2,'ElKy1PA-pXOc39ye','Markéta',1794954725923);
INSERT INTO "entries" VALUES('hUfnW0xsIj1I',3,'start',-1,'','',1794954725923);
INSERT INTO "entries" VALUES('hUfnW0xsIj1I',4,'act',2,'','lay 3 villa',1794954725940);
INSERT INTO "entries" VALUES('hUfnW0xsIj1I',5,'act',0,'','lay 3 villa',1794954725975);
INSERT INTO "entries" VALUES('hUfnW0xsIj1I',6,'act',1,'','lay 4 villa',1794954726015);
INSERT INTO "entries" VALUES('hUfnW0xsIj1I',7,'act',2,'','lay 6 villa',1794954726053);
INSERT INTO "entries" VALUES('hUfnW0xsIj1I',8,'act',0,'','lay 4 villa',1794954726137);
INSERT INTO "entries" VALUES('hUfnW0xsIj1I',9,'act',1,'','lay 3 villa',1794954726147);
INSERT INTO "entries" VALUES('hUfnW0xsIj1I',10,'act',2,'','lay 8 villa',1794954726160);
INSERT INTO "entries" VALUES('hUfnW0xsIj1I',11,'act',0,'','lay 6 villa',1794954726203);
INSERT INTO "entries" VALUES('hUfnW0xsIj1I',12,'act',1,'','lay 2 villa',1794954726210);
INSERT INTO "entries" VALUES('hUfnW0xsIj1I',13,'act',2,'','pass',1794954726217);
INSERT INTO "entries" VALUES('hUfnW0xsIj1I',14,'act',0,'','lay 5 villa',1794954726225);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',0,'sit',0,'ElKy1PA-pXOc39ye','Markéta',1794954726229);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',1,'sit',1,'eVYAra_YY3Vqj9ml','Bertold',1794954726232);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',2,'sit',2,'rqHJt7coXzcnaQeG','Cilka',1794954726234);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',3,'start',-1,'','',1794954726246);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',4,'act',0,'','lay 7 villa',1794954726263);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',5,'act',1,'','lay 7 villa',1794954726272);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',6,'act',2,'','lay 7 villa',1794954726279);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',7,'act',0,'','lay 5 villa',1794954726288);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',8,'act',1,'','lay 5 villa',1794954726296);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',9,'act',2,'','lay 5 villa',1794954726302);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',10,'act',0,'','lay 4 villa',1794954726312);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',11,'act',1,'','lay 4 villa',1794954726367);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',12,'act',2,'','lay 4 villa',1794954726371);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',13,'act',0,'','lay 6 villa',1794954726392);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',14,'act',1,'','lay 6 villa',1794954726397);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',15,'act',2,'','lay 6 villa',1794954726420);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',16,'act',0,'','pass',1794954726424);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',17,'act',1,'','pass',1794954726440);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',18,'act',2,'','pass',1794954726449);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',19,'act',0,'','decline',1794954726459);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',20,'act',1,'','decline',1794954726465);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',21,'act',2,'','decline',1794954726477);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',22,'act',0,'','take_favour front',1794954726494);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',23,'act',1,'','take_start',1794954726502);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',24,'act',2,'','take_favour other_venue',1794954726513);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',25,'act',0,'','take_favour new_visitor',1794954726536);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',26,'act',1,'','lay 1 forum',1794954726552);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',27,'act',2,'','lay 1 forum',1794954726568);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',28,'act',0,'','front 1 forum',1794954726582);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',29,'act',1,'','lay 3 forum',1794954726595);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',30,'act',2,'','lay 3 forum',1794954726614);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',31,'act',0,'','lay 8 forum',1794954726624);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',32,'act',1,'','lay 2 forum',1794954726632);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',33,'act',2,'','lay 2 forum',1794954726651);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',34,'act',0,'','lay 2 forum',1794954726684);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',35,'act',1,'','pass',1794954726694);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',36,'act',2,'','pass',1794954726698);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',37,'act',0,'','draw_visitor',1794954726701);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',38,'act',0,'','send colosseum',1794954726710);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',39,'act',0,'','pass',1794954726797);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',40,'act',0,'','take_ticket theatre stalls',1794954726804);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',41,'act',1,'','decline',1794954726813);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',42,'act',2,'','decline',1794954726816);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',43,'act',1,'','take_ticket circus box',1794954726823);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',44,'act',2,'','take_ticket colosseum stalls',1794954726832);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',45,'act',0,'','take_ticket circus stalls',1794954726834);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',46,'act',0,'','take_ticket circus balcony',1794954726841);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',47,'act',1,'','decline',1794954726844);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',48,'act',2,'','decline',1794954726847);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',49,'act',1,'','pass',1794954726856);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',50,'act',2,'','pass',1794954726858);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',51,'act',0,'','lay 3 circus',1794954726863);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',52,'act',0,'','sell balcony legionary',1794954726865);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',53,'act',1,'','pass',1794954726873);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',54,'act',2,'','pass',1794954726875);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',55,'act',0,'','lay 6 villa',1794954726877);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',56,'act',0,'','lay 7 villa',1794954726883);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',57,'act',0,'','lay 2 villa',1794954726888);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',58,'act',0,'','lay 3 villa',1794954726893);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',59,'act',0,'','pass',1794954726898);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',60,'act',0,'','take_favour new_ticket',1794954726900);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',61,'act',0,'','take_start',1794954726903);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',62,'act',0,'','take_favour promotion',1794954726913);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',63,'act',0,'','decline',1794954726916);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',64,'act',0,'','promote forum',1794954726921);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',65,'act',1,'','lay 1 forum',1794954726928);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',66,'act',2,'','lay 1 forum',1794954726934);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',67,'act',0,'','pass',1794954726939);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',68,'act',1,'','lay 3 forum',1794954726943);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',69,'act',2,'','lay 3 forum',1794954726950);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',70,'act',1,'','lay 8 forum',1794954726952);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',71,'act',2,'','lay 8 forum',1794954726957);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',72,'act',1,'','lay 7 forum',1794954726972);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',73,'act',2,'','lay 7 forum',1794954726979);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',74,'act',1,'','lay 5 forum',1794954726984);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',75,'act',2,'','lay 5 forum',1794954726988);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',76,'act',1,'','lay 6 forum',1794954726997);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',77,'act',2,'','lay 6 forum',1794954727000);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',78,'act',1,'','lay 2 forum',1794954727006);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',79,'act',2,'','lay 2 forum',1794954727012);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',80,'act',1,'','lay 4 forum',1794954727015);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',81,'act',2,'','lay 4 forum',1794954727020);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',82,'act',0,'','take_ticket theatre box',1794954727024);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',83,'act',1,'','take_ticket theatre box',1794954727027);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',84,'act',2,'','decline',1794954727033);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',85,'act',1,'','take_ticket circus balcony',1794954727037);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',86,'act',2,'','take_ticket colosseum balcony',1794954727049);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',87,'act',1,'','take_ticket theatre balcony',1794954727052);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',88,'act',2,'','take_ticket colosseum box',1794954727059);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',89,'act',1,'','take_ticket colosseum balcony',1794954727061);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',90,'act',0,'','lay 5 theatre',1794954727088);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',91,'act',0,'','draw_ticket',1794954727093);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',92,'act',0,'','lay 4 theatre',1794954727118);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',93,'act',0,'','lay 8 theatre',1794954727128);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',94,'act',0,'','sell box tourist',1794954727148);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',95,'act',0,'','lay 1 villa',1794954727152);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',96,'act',1,'','pass',1794954727168);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',97,'act',2,'','lay 2 villa',1794954727181);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',98,'act',0,'','pass',1794954727184);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',99,'act',2,'','lay 6 villa',1794954727190);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',100,'act',2,'','lay 7 villa',1794954727196);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',101,'act',2,'','lay 8 villa',1794954727201);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',102,'act',2,'','pass',1794954727209);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',103,'act',2,'','take_start',1794954727216);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',104,'act',2,'','decline',1794954727218);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',105,'act',2,'','take_favour double',1794954727232);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',106,'act',2,'','take_favour unseen',1794954727237);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',107,'act',0,'','take_favour step_forward',1794954727244);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',108,'act',2,'','lay 3 forum',1794954727247);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',109,'act',0,'','lay 4 forum',1794954727253);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',110,'act',1,'','lay 2 forum',1794954727258);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',111,'act',2,'','lay 5 forum',1794954727266);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',112,'act',0,'','lay 3 forum',1794954727276);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',113,'act',1,'','lay 5 forum',1794954727285);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',114,'act',2,'','lay 1 forum',1794954727288);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',115,'act',0,'','lay 8 forum',1794954727302);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',116,'act',1,'','lay 6 forum',1794954727308);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',117,'act',2,'','lay 4 forum',1794954727315);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',118,'act',0,'','lay 7 forum',1794954727319);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',119,'act',1,'','lay 8 forum',1794954727326);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',120,'act',0,'','step 5 forum',1794954727332);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',121,'act',1,'','lay 4 forum',1794954727336);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',122,'act',0,'','lay 6 forum',1794954727347);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',123,'act',1,'','lay 7 forum',1794954727352);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',124,'act',0,'','pass',1794954727356);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',125,'act',1,'','lay 1 forum',1794954727359);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',126,'act',1,'','lay 3 forum',1794954727367);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',127,'act',0,'','take_ticket colosseum box',1794954727382);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',128,'act',1,'','take_ticket theatre balcony',1794954727388);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',129,'act',0,'','take_ticket theatre box',1794954727395);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',130,'act',1,'','take_ticket circus stalls',1794954727401);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',131,'act',1,'','take_ticket colosseum balcony',1794954727408);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',132,'act',0,'','take_ticket colosseum box',1794954727417);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',133,'act',2,'','take_ticket circus stalls',1794954727424);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',134,'act',0,'','take_ticket theatre box',1794954727429);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',135,'act',2,'','decline',1794954727432);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',136,'act',2,'','unseen',1794954727437);
INSERT INTO "entries" VALUES('Knns3t-pUeJd',137,'act',0,'','lay 2 circus',1794954727452);
INSERT INTO "entries" VALUES('ZnDldiLdtFAl',0,'sit',0,'ElKy1PA-pXOc39ye','Markéta',1794954727498);
INSERT INTO "entries" VALUES('ZnDldiLdtFAl',1,'bot',1,'','citizen',1794954727498);
INSERT INTO "entries" VALUES('ZnDldiLdtFAl',2,'bot',2,'','random',1794954727498);
INSERT INTO "entries" VALUES('ZnDldiLdtFAl',3,'start',-1,'','',1794954727498);
INSERT INTO "entries" VALUES('ZnDldiLdtFAl',4,'act',1,'','lay 6 villa',1794954727541);
INSERT INTO "entries" VALUES('ZnDldiLdtFAl',5,'act',2,'','lay 3 villa',1794954727656);
INSERT INTO "entries" VALUES('ZnDldiLdtFAl',6,'act',0,'','lay 7 villa',1794954727667);
INSERT INTO "entries" VALUES('ZnDldiLdtFAl',7,'act',1,'','pass',1794954727670);
INSERT INTO "entries" VALUES('ZnDldiLdtFAl',8,'act',2,'','lay 6 villa',1794954727676);
INSERT INTO "entries" VALUES('ZnDldiLdtFAl',9,'act',0,'','lay 4 villa',1794954727743);
INSERT INTO "entries" VALUES('ZnDldiLdtFAl',10,'act',2,'','pass',1794954727745);
INSERT INTO "entries" VALUES('ZnDldiLdtFAl',11,'act',0,'','pass',1794954727808);
INSERT INTO "entries" VALUES('ZnDldiLdtFAl',12,'act',0,'','take_start',1794954727814);
INSERT INTO "entries" VALUES('ZnDldiLdtFAl',13,'act',1,'','take_favour unseen',1794954727818);
INSERT INTO "entries" VALUES('ZnDldiLdtFAl',14,'act',2,'','take_favour new_ticket',1794954727821);
INSERT INTO "entries" VALUES('ZnDldiLdtFAl',15,'act',0,'','decline',1794954727927);
INSERT INTO "entries" VALUES('ZnDldiLdtFAl',16,'act',2,'','take_favour front',1794954727932);
INSERT INTO "entries" VALUES('7NlK9ViM4jX6',0,'sit',0,'eVYAra_YY3Vqj9ml','Bertold',1794954727937);
INSERT INTO "entries" VALUES('7NlK9ViM4jX6',1,'bot',1,'','greedy',1794954727937);
INSERT INTO "entries" VALUES('7NlK9ViM4jX6',2,'start',-1,'','',1794954727937);
INSERT INTO "entries" VALUES('7NlK9ViM4jX6',3,'act',0,'','lay laurel-2-2 as-sy',1794954727948);
INSERT INTO "entries" VALUES('7NlK9ViM4jX6',4,'act',1,'','lay laurel-2-2 sy-ag',1794954728175);
INSERT INTO "entries" VALUES('7NlK9ViM4jX6',5,'act',0,'','lay ship-3-3 sc-nu',1794954728212);
INSERT INTO "entries" VALUES('7NlK9ViM4jX6',6,'act',1,'','lay sword-4-2 sc-it',1794954728221);
INSERT INTO "entries" VALUES('7NlK9ViM4jX6',7,'act',0,'','lay laurel-2-2 it-sd',1794954728225);
INSERT INTO "entries" VALUES('7NlK9ViM4jX6',8,'act',1,'','lay ship-4-2 it-dm',1794954728228);
INSERT INTO "entries" VALUES('7NlK9ViM4jX6',9,'act',0,'','lay sword-6-0 ac-md',1794954728232);
INSERT INTO "entries" VALUES('7NlK9ViM4jX6',10,'act',1,'','lay shield-5-1 sd-ga',1794954728235);
INSERT INTO "entries" VALUES('PHGw24tbXUfD',0,'sit',0,'ElKy1PA-pXOc39ye','Markéta',1794954728236);
INSERT INTO "entries" VALUES('PHGw24tbXUfD',1,'sit',1,'ElKy1PA-pXOc39ye','Markéta',1794954728236);
INSERT INTO "entries" VALUES('PHGw24tbXUfD',2,'sit',2,'ElKy1PA-pXOc39ye','Markéta',1794954728236);
INSERT INTO "entries" VALUES('PHGw24tbXUfD',3,'sit',3,'ElKy1PA-pXOc39ye','Markéta',1794954728236);
INSERT INTO "entries" VALUES('PHGw24tbXUfD',4,'start',-1,'','',1794954728236);
INSERT INTO "entries" VALUES('PHGw24tbXUfD',5,'act',2,'','lay 8 villa',1794954728242);
INSERT INTO "entries" VALUES('PHGw24tbXUfD',6,'act',3,'','lay 6 villa',1794954728249);
INSERT INTO "entries" VALUES('PHGw24tbXUfD',7,'act',0,'','lay 3 villa',1794954728255);
INSERT INTO "entries" VALUES('PHGw24tbXUfD',8,'act',1,'','lay 6 villa',1794954728261);
INSERT INTO "entries" VALUES('PHGw24tbXUfD',9,'act',2,'','pass',1794954728269);
INSERT INTO "entries" VALUES('PHGw24tbXUfD',10,'act',3,'','lay 8 villa',1794954728275);
INSERT INTO "entries" VALUES('PHGw24tbXUfD',11,'act',0,'','lay 7 villa',1794954728282);
INSERT INTO "entries" VALUES('PHGw24tbXUfD',12,'act',1,'','lay 1 villa',1794954728288);
INSERT INTO "entries" VALUES('PHGw24tbXUfD',13,'act',3,'','pass',1794954728294);
INSERT INTO "entries" VALUES('PHGw24tbXUfD',14,'act',0,'','pass',1794954728301);
INSERT INTO "entries" VALUES('PHGw24tbXUfD',15,'act',1,'','lay 8 villa',1794954728307);
INSERT INTO "entries" VALUES('PHGw24tbXUfD',16,'act',1,'','lay 7 villa',1794954728313);
INSERT INTO "entries" VALUES('PHGw24tbXUfD',17,'act',1,'','pass',1794954728320);
INSERT INTO "entries" VALUES('PHGw24tbXUfD',18,'act',2,'','take_favour step_forward',1794954728325);
INSERT INTO "entries" VALUES('PHGw24tbXUfD',19,'act',3,'','take_favour unseen',1794954728332);
INSERT INTO "entries" VALUES('PHGw24tbXUfD',20,'act',1,'','take_start',1794954728339);
INSERT INTO "entries" VALUES('PHGw24tbXUfD',21,'act',0,'','take_favour front',1794954728346);
INSERT INTO "entries" VALUES('PHGw24tbXUfD',22,'act',1,'','decline',1794954728355);
INSERT INTO "entries" VALUES('PHGw24tbXUfD',23,'act',3,'','decline',1794954728372);
INSERT INTO "entries" VALUES('PHGw24tbXUfD',24,'act',1,'','decline',1794954728409);
INSERT INTO "entries" VALUES('JFV5P12AcYD6',0,'sit',0,'ElKy1PA-pXOc39ye','Markéta',1794954728413);
INSERT INTO "entries" VALUES('JFV5P12AcYD6',1,'start',-1,'','',1794954728413);
INSERT INTO "entries" VALUES('JFV5P12AcYD6',2,'act',0,'','begin',1794954728419);
INSERT INTO "entries" VALUES('JFV5P12AcYD6',3,'act',0,'','lay sword-6-0 ga-gc',1794954728425);
INSERT INTO "entries" VALUES('JFV5P12AcYD6',4,'act',0,'','lay shield-3-3 ac-cr',1794954728431);
INSERT INTO "entries" VALUES('yiBPQWmHAXES',0,'sit',0,'ElKy1PA-pXOc39ye','Markéta',1794954728436);
INSERT INTO "entries" VALUES('yiBPQWmHAXES',1,'sit',1,'eVYAra_YY3Vqj9ml','Bertold',1794954728438);
INSERT INTO "entries" VALUES('yiBPQWmHAXES',2,'start',-1,'','',1794954728443);
INSERT INTO "entries" VALUES('yiBPQWmHAXES',3,'act',0,'','arrange veto',1794954728448);
INSERT INTO "entries" VALUES('yiBPQWmHAXES',4,'act',1,'','arrange spy',1794954728455);
INSERT INTO "entries" VALUES('yiBPQWmHAXES',5,'act',0,'','arrange assassination',1794954728462);
INSERT INTO "entries" VALUES('yiBPQWmHAXES',6,'act',1,'','arrange wrath',1794954728467);
INSERT INTO "entries" VALUES('yiBPQWmHAXES',7,'act',0,'','arrange wrath',1794954728473);
INSERT INTO "entries" VALUES('yiBPQWmHAXES',8,'act',1,'','arrange scout',1794954728481);
INSERT INTO "entries" VALUES('yiBPQWmHAXES',9,'act',0,'','arrange scout',1794954728502);
INSERT INTO "entries" VALUES('yiBPQWmHAXES',10,'act',1,'','arrange spy',1794954728514);
INSERT INTO "entries" VALUES('yiBPQWmHAXES',11,'act',0,'','arrange scout',1794954728521);
INSERT INTO "entries" VALUES('yiBPQWmHAXES',12,'act',1,'','arrange assassination',1794954728528);
INSERT INTO "entries" VALUES('yiBPQWmHAXES',13,'act',0,'','arrange castling',1794954728559);
INSERT INTO "entries" VALUES('yiBPQWmHAXES',14,'act',1,'','arrange castling',1794954728617);
INSERT INTO "entries" VALUES('yiBPQWmHAXES',15,'resign',0,'','',1794954728670);
INSERT INTO "entries" VALUES('ESE_ZEdNMscS',0,'sit',0,'ElKy1PA-pXOc39ye','Markéta',1794954728741);
INSERT INTO "entries" VALUES('ESE_ZEdNMscS',1,'sit',1,'eVYAra_YY3Vqj9ml','Bertold',1794954728744);
INSERT INTO "entries" VALUES('ESE_ZEdNMscS',2,'start',-1,'','',1794954728867);
INSERT INTO "entries" VALUES('ESE_ZEdNMscS',3,'act',0,'','lay shield-4-2 cr-cy',1794954728934);
INSERT INTO "entries" VALUES('ESE_ZEdNMscS',4,'act',1,'','lay sword-3-3 it-sc',1794954729068);
INSERT INTO "entries" VALUES('ESE_ZEdNMscS',5,'act',0,'','lay ship-6-0 sc-nu',1794954729075);
INSERT INTO "entries" VALUES('ESE_ZEdNMscS',6,'propose',0,'ElKy1PA-pXOc39ye','end',1794954729078);
INSERT INTO "entries" VALUES('ESE_ZEdNMscS',7,'agree',1,'eVYAra_YY3Vqj9ml','',1794954729082);
INSERT INTO "entries" VALUES('ESE_ZEdNMscS',8,'end',-1,'','agreed',1794954729082);
INSERT INTO "entries" VALUES('steMMBFyu0g_',0,'sit',0,'ElKy1PA-pXOc39ye','Markéta',1794954729091);
INSERT INTO "entries" VALUES('steMMBFyu0g_',1,'sit',1,'eVYAra_YY3Vqj9ml','Bertold',1794954729260);
INSERT INTO "entries" VALUES('steMMBFyu0g_',2,'start',-1,'','',1794954729308);
INSERT INTO "entries" VALUES('steMMBFyu0g_',3,'act',0,'','arrange assassination',1794954729326);
INSERT INTO "entries" VALUES('steMMBFyu0g_',4,'act',1,'','arrange scout',1794954729384);
INSERT INTO "entries" VALUES('steMMBFyu0g_',5,'act',0,'','arrange scout',1794954729468);
INSERT INTO "entries" VALUES('steMMBFyu0g_',6,'act',1,'','arrange veto',1794954729561);
INSERT INTO "entries" VALUES('steMMBFyu0g_',7,'act',0,'','arrange veto',1794954729828);
INSERT INTO "entries" VALUES('steMMBFyu0g_',8,'act',1,'','arrange spy',1794954729876);
INSERT INTO "entries" VALUES('steMMBFyu0g_',9,'act',0,'','arrange assassination',1794954729928);
INSERT INTO "entries" VALUES('steMMBFyu0g_',10,'act',1,'','arrange assassination',1794954729972);
INSERT INTO "entries" VALUES('steMMBFyu0g_',11,'act',0,'','arrange assassination',1794954730032);
INSERT INTO "entries" VALUES('steMMBFyu0g_',12,'act',1,'','arrange scout',1794954730066);
INSERT INTO "entries" VALUES('steMMBFyu0g_',13,'act',0,'','arrange wrath',1794954730105);
INSERT INTO "entries" VALUES('steMMBFyu0g_',14,'act',1,'','arrange assassination',1794954730145);
INSERT INTO "entries" VALUES('steMMBFyu0g_',15,'propose',0,'ElKy1PA-pXOc39ye','coach',1794954730163);
INSERT INTO "entries" VALUES('steMMBFyu0g_',16,'agree',1,'eVYAra_YY3Vqj9ml','',1794954730180);
INSERT INTO "entries" VALUES('steMMBFyu0g_',17,'coach',0,'','on',1794954730180);
INSERT INTO "entries" VALUES('UA7UCXqbTMAL',0,'sit',0,'ElKy1PA-pXOc39ye','Markéta',1794954730206);
INSERT INTO "entries" VALUES('UA7UCXqbTMAL',1,'bot',1,'','citizen',1794954730206);
INSERT INTO "entries" VALUES('UA7UCXqbTMAL',2,'start',-1,'','',1794954730206);
INSERT INTO "entries" VALUES('UA7UCXqbTMAL',3,'act',0,'','lay laurel-3-1 it-dm',1794954730246);
INSERT INTO "entries" VALUES('UA7UCXqbTMAL',4,'act',1,'','lay sword-6-0 dm-md',1794954730264);
INSERT INTO "entries" VALUES('UA7UCXqbTMAL',5,'coach',0,'ElKy1PA-pXOc39ye','hint',1794954731208);
INSERT INTO "entries" VALUES('ofLJSb2JjuA_',0,'sit',0,'ElKy1PA-pXOc39ye','Markéta',1794954731316);
INSERT INTO "entries" VALUES('ofLJSb2JjuA_',1,'sit',1,'eVYAra_YY3Vqj9ml','Bertold',1794954731320);
INSERT INTO "entries" VALUES('ofLJSb2JjuA_',2,'start',-1,'','',1794954731340);
INSERT INTO "entries" VALUES('ofLJSb2JjuA_',3,'act',0,'','arrange veto',1794954731396);
INSERT INTO "entries" VALUES('ofLJSb2JjuA_',4,'act',1,'','arrange veto',1794954731425);
INSERT INTO "entries" VALUES('ofLJSb2JjuA_',5,'act',0,'','arrange veto',1794954731436);
INSERT INTO "entries" VALUES('ofLJSb2JjuA_',6,'act',1,'','arrange scout',1794954731465);
INSERT INTO "entries" VALUES('ofLJSb2JjuA_',7,'act',0,'','arrange wrath',1794954731529);
INSERT INTO "entries" VALUES('ofLJSb2JjuA_',8,'act',1,'','arrange castling',1794954731552);
INSERT INTO "entries" VALUES('ofLJSb2JjuA_',9,'act',0,'','arrange assassination',1794954731568);
INSERT INTO "entries" VALUES('ofLJSb2JjuA_',10,'act',1,'','arrange scout',1794954731576);
INSERT INTO "entries" VALUES('ofLJSb2JjuA_',11,'act',0,'','arrange assassination',1794954731638);
INSERT INTO "entries" VALUES('ofLJSb2JjuA_',12,'act',1,'','arrange castling',1794954731647);
INSERT INTO "entries" VALUES('ofLJSb2JjuA_',13,'act',0,'','arrange assassination',1794954731728);
INSERT INTO "entries" VALUES('ofLJSb2JjuA_',14,'act',1,'','arrange spy',1794954731758);
INSERT INTO "entries" VALUES('ofLJSb2JjuA_',15,'propose',1,'eVYAra_YY3Vqj9ml','undo 1',1794954731763);
INSERT INTO "entries" VALUES('PiTvEGSAV8zR',0,'sit',0,'ElKy1PA-pXOc39ye','Markéta',1794954731775);
INSERT INTO "entries" VALUES('PiTvEGSAV8zR',1,'sit',1,'eVYAra_YY3Vqj9ml','Bertold',1794954731783);
INSERT INTO "entries" VALUES('PiTvEGSAV8zR',2,'start',-1,'','',1794954731822);
INSERT INTO "entries" VALUES('PiTvEGSAV8zR',3,'act',0,'','lay laurel-3-1 sd-mt',1794954731840);
INSERT INTO "entries" VALUES('PiTvEGSAV8zR',4,'act',1,'','lay laurel-2-2 it-sc',1794954731859);
INSERT INTO "entries" VALUES('PiTvEGSAV8zR',5,'hand',0,'','citizen',1794954731928);
INSERT INTO "entries" VALUES('PiTvEGSAV8zR',6,'act',0,'','lay sword-6-0 it-gc',1794954731940);
INSERT INTO "entries" VALUES('cE9kFwmPJYiK',0,'sit',0,'ElKy1PA-pXOc39ye','Markéta',1794954731943);
INSERT INTO "entries" VALUES('cE9kFwmPJYiK',1,'sit',1,'ElKy1PA-pXOc39ye','Markéta',1794954731943);
INSERT INTO "entries" VALUES('cE9kFwmPJYiK',2,'start',-1,'','',1794954731943);
INSERT INTO "entries" VALUES('cE9kFwmPJYiK',3,'act',0,'','arrange castling',1794954731978);
INSERT INTO "entries" VALUES('cE9kFwmPJYiK',4,'act',0,'','arrange castling',1794954732003);
INSERT INTO "entries" VALUES('cE9kFwmPJYiK',5,'act',0,'','arrange spy',1794954732060);
INSERT INTO "entries" VALUES('cE9kFwmPJYiK',6,'act',0,'','arrange spy',1794954732081);
INSERT INTO "entries" VALUES('cE9kFwmPJYiK',7,'act',0,'','arrange wrath',1794954732108);
INSERT INTO "entries" VALUES('cE9kFwmPJYiK',8,'act',0,'','arrange assassination',1794954732112);
INSERT INTO "entries" VALUES('cE9kFwmPJYiK',9,'act',0,'','arrange scout',1794954732117);
INSERT INTO "entries" VALUES('cE9kFwmPJYiK',10,'act',0,'','arrange scout',1794954732122);
INSERT INTO "entries" VALUES('cE9kFwmPJYiK',11,'undo',0,'','undo 1',1794954732127);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',226,'propose',0,'ElKy1PA-pXOc39ye','rematch',1794954732129);
INSERT INTO "entries" VALUES('yRpgRhagZn7L',0,'sit',1,'ElKy1PA-pXOc39ye','Markéta',1794954732132);
INSERT INTO "entries" VALUES('yRpgRhagZn7L',1,'sit',0,'eVYAra_YY3Vqj9ml','Bertold',1794954732132);
INSERT INTO "entries" VALUES('yRpgRhagZn7L',2,'start',-1,'','',1794954732132);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',227,'agree',1,'eVYAra_YY3Vqj9ml','',1794954732132);
INSERT INTO "entries" VALUES('TghvAi9ptNmZ',228,'rematch',-1,'','yRpgRhagZn7L',1794954732132);
INSERT INTO "entries" VALUES('yRpgRhagZn7L',3,'act',1,'','arrange wrath',1794954732192);
INSERT INTO "entries" VALUES('yRpgRhagZn7L',4,'act',0,'','arrange assassination',1794954732207);
INSERT INTO "entries" VALUES('yRpgRhagZn7L',5,'act',1,'','arrange castling',1794954732220);
INSERT INTO "entries" VALUES('yRpgRhagZn7L',6,'act',0,'','arrange castling',1794954732235);
INSERT INTO "entries" VALUES('yRpgRhagZn7L',7,'act',1,'','arrange assassination',1794954732253);
INSERT INTO "entries" VALUES('ES94FWCBsehX',0,'sit',0,'','Markéta',1794954732382);
INSERT INTO "entries" VALUES('ES94FWCBsehX',1,'sit',1,'','Bertold',1794954732382);
INSERT INTO "entries" VALUES('ES94FWCBsehX',2,'start',-1,'','',1794954732382);
INSERT INTO "entries" VALUES('ES94FWCBsehX',3,'act',0,'','lay shield-5-1 as-sy',1794954732382);
INSERT INTO "entries" VALUES('ES94FWCBsehX',4,'act',1,'','lay laurel-2-2 cr-ag',1794954732382);
INSERT INTO "entries" VALUES('ES94FWCBsehX',5,'act',0,'','lay sword-4-2 nu-af',1794954732382);
INSERT INTO "entries" VALUES('ES94FWCBsehX',6,'act',1,'','lay ship-6-0 mt-sd',1794954732382);
INSERT INTO "entries" VALUES('ES94FWCBsehX',7,'act',0,'','lay laurel-2-2 it-sc',1794954732382);
INSERT INTO "entries" VALUES('ES94FWCBsehX',8,'act',1,'','lay laurel-3-1 hu-hc',1794954732382);
INSERT INTO "entries" VALUES('ES94FWCBsehX',9,'act',0,'','lay laurel-2-2 cr-cy',1794954732382);
INSERT INTO "entries" VALUES('ES94FWCBsehX',10,'act',1,'','lay sword-3-3 mt-nu',1794954732382);
INSERT INTO "entries" VALUES('ES94FWCBsehX',11,'act',0,'','lay shield-4-2 as-cr',1794954732382);
INSERT INTO "entries" VALUES('ES94FWCBsehX',12,'act',1,'','lay shield-3-3 it-sd',1794954732382);
INSERT INTO "entries" VALUES('ES94FWCBsehX',13,'act',0,'','lay ship-6-0 hu-mt',1794954732382);
INSERT INTO "entries" VALUES('ES94FWCBsehX',14,'act',0,'','settle mt',1794954732382);
INSERT INTO "entries" VALUES('ES94FWCBsehX',15,'act',0,'','use',1794954732382);
INSERT INTO "entries" VALUES('ES94FWCBsehX',16,'act',0,'','lay shield-3-3 md-it',1794954732382);
INSERT INTO "entries" VALUES('ES94FWCBsehX',17,'act',1,'','lay shield-6-0 ga-sd',1794954732382);
INSERT INTO "entries" VALUES('ES94FWCBsehX',18,'act',0,'','lay sword-5-1 it-gc',1794954732382);
INSERT INTO "entries" VALUES('ES94FWCBsehX',19,'act',1,'','lay shield-5-1 af-cy',1794954732382);
INSERT INTO "entries" VALUES('ES94FWCBsehX',20,'act',0,'','lay ship-5-1 sd-sc',1794954732382);
INSERT INTO "entries" VALUES('ES94FWCBsehX',21,'act',1,'','lay sword-6-0 hc-ga',1794954732382);
INSERT INTO "entries" VALUES('ES94FWCBsehX',22,'act',1,'','use',1794954732382);
INSERT INTO "entries" VALUES('ES94FWCBsehX',23,'act',0,'','lay laurel-3-1 md-ac',1794954732382);
INSERT INTO "entries" VALUES('ES94FWCBsehX',24,'act',1,'','lay ship-5-1 af-sc',1794954732382);
INSERT INTO "entries" VALUES('ES94FWCBsehX',25,'act',0,'','lay laurel-4-0 md-dm',1794954732382);
INSERT INTO "entries" VALUES('ES94FWCBsehX',26,'act',0,'','might token af-cy',1794954732382);
INSERT INTO "entries" VALUES('ES94FWCBsehX',27,'act',1,'','lay sword-4-2 ag-sy',1794954732382);
INSERT INTO "entries" VALUES('ES94FWCBsehX',28,'act',1,'','use',1794954732382);
INSERT INTO "entries" VALUES('ES94FWCBsehX',29,'act',1,'','lay ship-4-2 ac-it',1794954732382);
INSERT INTO "entries" VALUES('ES94FWCBsehX',30,'act',0,'','lay ship-4-2 dm-it',1794954732382);
INSERT INTO "entries" VALUES('ES94FWCBsehX',31,'end',-1,'','imported',1794954732382);
CREATE TABLE guests (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	created BIGINT NOT NULL, seen BIGINT DEFAULT '0' NOT NULL, tokens_from BIGINT DEFAULT '0' NOT NULL, banned BIGINT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('ElKy1PA-pXOc39ye','Markéta','cs',1794954715623,1794873600000,1794954717013,0);
INSERT INTO "guests" VALUES('eVYAra_YY3Vqj9ml','Bertold','de',1794954715651,1794873600000,0,0);
INSERT INTO "guests" VALUES('rqHJt7coXzcnaQeG','Cilka','cs',1794954715693,1794873600000,0,0);
CREATE TABLE links (
	hash VARCHAR(64) NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	guest VARCHAR(32) NOT NULL, 
	expires BIGINT NOT NULL, 
	PRIMARY KEY (hash)
);
CREATE TABLE logins (
	id VARCHAR(32) NOT NULL, 
	hash VARCHAR(64) NOT NULL, 
	guest VARCHAR(32) NOT NULL, 
	device VARCHAR(64) NOT NULL, 
	created BIGINT NOT NULL, 
	seen BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (hash), 
	FOREIGN KEY(guest) REFERENCES guests (id)
);
INSERT INTO "logins" VALUES('HZU17ig4Gvw0','406dd19e40119ea80cf2d369acda7e05931c501f5316a5fa5c53e16439379dab','ElKy1PA-pXOc39ye','Pythonurllib/',1794954717023,1794952800000);
INSERT INTO "logins" VALUES('QOKD9vEqJxz8','ad94597815247232e3654363206e0b8bbad34193d296a4cf1688430528a64770','ElKy1PA-pXOc39ye','Pythonurllib/',1794954717430,1794952800000);
CREATE TABLE moves (
	guest VARCHAR(32) NOT NULL, 
	account VARCHAR(32) NOT NULL, 
	PRIMARY KEY (guest), 
	FOREIGN KEY(guest) REFERENCES guests (id), 
	FOREIGN KEY(account) REFERENCES guests (id)
);
CREATE TABLE mutes (
	guest VARCHAR(32) NOT NULL, 
	muted VARCHAR(32) NOT NULL, 
	PRIMARY KEY (guest, muted), 
	FOREIGN KEY(guest) REFERENCES guests (id), 
	FOREIGN KEY(muted) REFERENCES guests (id)
);
INSERT INTO "mutes" VALUES('eVYAra_YY3Vqj9ml','rqHJt7coXzcnaQeG');
CREATE TABLE recovery (
	hash VARCHAR(64) NOT NULL, 
	guest VARCHAR(32) NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(guest) REFERENCES guests (id)
);
INSERT INTO "recovery" VALUES('5009c5641cde22217304bbd2630d9c0e5cdd4f567c691f9bc7d5f1b5f6c0d314','ElKy1PA-pXOc39ye');
INSERT INTO "recovery" VALUES('e8feddf594df0b63b8c7a0d31151d5668097da4020fbe7fbcf5febb5adce6365','ElKy1PA-pXOc39ye');
INSERT INTO "recovery" VALUES('58aa3c7c376ab38c1e62ec77cfb105f36f582937cdeb52334e25710cf9f8bbdd','ElKy1PA-pXOc39ye');
INSERT INTO "recovery" VALUES('d941ce6ef42ef775c4653057afef89f5c743f7b265cf1e50f86ad208aa4514e8','ElKy1PA-pXOc39ye');
INSERT INTO "recovery" VALUES('f912ccee58308df9a21883f2dc8230dbe4b77c2c8d91c3e4e453c6fb2d66a3de','ElKy1PA-pXOc39ye');
INSERT INTO "recovery" VALUES('c4690256acf39913316d50b4709d4282e7562f76d56bacbce13eb5f32bff43f5','ElKy1PA-pXOc39ye');
INSERT INTO "recovery" VALUES('f456e9c11523aa1f0dd402aee6f4db4bf3217a34358efa062bc063e3c393853f','ElKy1PA-pXOc39ye');
INSERT INTO "recovery" VALUES('22c2ec08fc50905dc494ac3f54281f3b6515c64514ce0e27174cc83385b06bbb','ElKy1PA-pXOc39ye');
CREATE TABLE results (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	guest VARCHAR(32) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	ended BIGINT NOT NULL, 
	place INTEGER NOT NULL, 
	"left" BOOLEAN NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "results" VALUES('-G4v4rjF7oqp',0,'ElKy1PA-pXOc39ye','terni-lapilli',1794954716881,1,0);
INSERT INTO "results" VALUES('TghvAi9ptNmZ',0,'ElKy1PA-pXOc39ye','caesar-cleopatra',1794954721334,2,0);
INSERT INTO "results" VALUES('TghvAi9ptNmZ',1,'eVYAra_YY3Vqj9ml','caesar-cleopatra',1794954721334,1,0);
INSERT INTO "results" VALUES('BX-pYuChmZSy',0,'ElKy1PA-pXOc39ye','caesar',1794954724434,1,0);
INSERT INTO "results" VALUES('BX-pYuChmZSy',1,'eVYAra_YY3Vqj9ml','caesar',1794954724434,2,0);
INSERT INTO "results" VALUES('Knns3t-pUeJd',0,'ElKy1PA-pXOc39ye','circus-maximus',1794954727452,1,0);
INSERT INTO "results" VALUES('Knns3t-pUeJd',1,'eVYAra_YY3Vqj9ml','circus-maximus',1794954727452,3,0);
INSERT INTO "results" VALUES('Knns3t-pUeJd',2,'rqHJt7coXzcnaQeG','circus-maximus',1794954727452,2,0);
INSERT INTO "results" VALUES('yiBPQWmHAXES',0,'ElKy1PA-pXOc39ye','caesar-cleopatra',1794954728670,2,0);
INSERT INTO "results" VALUES('yiBPQWmHAXES',1,'eVYAra_YY3Vqj9ml','caesar-cleopatra',1794954728670,1,0);
INSERT INTO "results" VALUES('ESE_ZEdNMscS',0,'ElKy1PA-pXOc39ye','caesar',1794954729082,0,0);
INSERT INTO "results" VALUES('ESE_ZEdNMscS',1,'eVYAra_YY3Vqj9ml','caesar',1794954729082,0,0);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	guest VARCHAR(32) NOT NULL, 
	bot VARCHAR(64) NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('-G4v4rjF7oqp',0,'ElKy1PA-pXOc39ye','');
INSERT INTO "seats" VALUES('-G4v4rjF7oqp',1,'','random');
INSERT INTO "seats" VALUES('nnZjIYss5osl',0,'ElKy1PA-pXOc39ye','');
INSERT INTO "seats" VALUES('nnZjIYss5osl',1,'','');
INSERT INTO "seats" VALUES('BDm2o_q4GSdk',0,'ElKy1PA-pXOc39ye','');
INSERT INTO "seats" VALUES('BDm2o_q4GSdk',1,'','');
INSERT INTO "seats" VALUES('qIHqg8d4xQpB',0,'ElKy1PA-pXOc39ye','');
INSERT INTO "seats" VALUES('qIHqg8d4xQpB',1,'eVYAra_YY3Vqj9ml','');
INSERT INTO "seats" VALUES('oVym8A9BEM0y',0,'ElKy1PA-pXOc39ye','');
INSERT INTO "seats" VALUES('oVym8A9BEM0y',1,'ElKy1PA-pXOc39ye','');
INSERT INTO "seats" VALUES('TghvAi9ptNmZ',0,'ElKy1PA-pXOc39ye','');
INSERT INTO "seats" VALUES('TghvAi9ptNmZ',1,'eVYAra_YY3Vqj9ml','');
INSERT INTO "seats" VALUES('bqj8BB2xly8X',0,'ElKy1PA-pXOc39ye','');
INSERT INTO "seats" VALUES('bqj8BB2xly8X',1,'','citizen');
INSERT INTO "seats" VALUES('AWzZBiQ5vbTd',0,'ElKy1PA-pXOc39ye','');
INSERT INTO "seats" VALUES('AWzZBiQ5vbTd',1,'eVYAra_YY3Vqj9ml','');
INSERT INTO "seats" VALUES('YW7ast2LoFKf',0,'ElKy1PA-pXOc39ye','');
INSERT INTO "seats" VALUES('YW7ast2LoFKf',1,'ElKy1PA-pXOc39ye','');
INSERT INTO "seats" VALUES('BX-pYuChmZSy',0,'ElKy1PA-pXOc39ye','');
INSERT INTO "seats" VALUES('BX-pYuChmZSy',1,'eVYAra_YY3Vqj9ml','');
INSERT INTO "seats" VALUES('RkcmPyKi14yE',0,'ElKy1PA-pXOc39ye','');
INSERT INTO "seats" VALUES('RkcmPyKi14yE',1,'','citizen');
INSERT INTO "seats" VALUES('T5NIoHBPNRjP',0,'ElKy1PA-pXOc39ye','');
INSERT INTO "seats" VALUES('T5NIoHBPNRjP',1,'eVYAra_YY3Vqj9ml','');
INSERT INTO "seats" VALUES('T5NIoHBPNRjP',2,'rqHJt7coXzcnaQeG','');
INSERT INTO "seats" VALUES('hUfnW0xsIj1I',0,'ElKy1PA-pXOc39ye','');
INSERT INTO "seats" VALUES('hUfnW0xsIj1I',1,'ElKy1PA-pXOc39ye','');
INSERT INTO "seats" VALUES('hUfnW0xsIj1I',2,'ElKy1PA-pXOc39ye','');
INSERT INTO "seats" VALUES('Knns3t-pUeJd',0,'ElKy1PA-pXOc39ye','');
INSERT INTO "seats" VALUES('Knns3t-pUeJd',1,'eVYAra_YY3Vqj9ml','');
INSERT INTO "seats" VALUES('Knns3t-pUeJd',2,'rqHJt7coXzcnaQeG','');
INSERT INTO "seats" VALUES('ZnDldiLdtFAl',0,'ElKy1PA-pXOc39ye','');
INSERT INTO "seats" VALUES('ZnDldiLdtFAl',1,'','citizen');
INSERT INTO "seats" VALUES('ZnDldiLdtFAl',2,'','random');
INSERT INTO "seats" VALUES('7NlK9ViM4jX6',0,'eVYAra_YY3Vqj9ml','');
INSERT INTO "seats" VALUES('7NlK9ViM4jX6',1,'','greedy');
INSERT INTO "seats" VALUES('PHGw24tbXUfD',0,'ElKy1PA-pXOc39ye','');
INSERT INTO "seats" VALUES('PHGw24tbXUfD',1,'ElKy1PA-pXOc39ye','');
INSERT INTO "seats" VALUES('PHGw24tbXUfD',2,'ElKy1PA-pXOc39ye','');
INSERT INTO "seats" VALUES('PHGw24tbXUfD',3,'ElKy1PA-pXOc39ye','');
INSERT INTO "seats" VALUES('JFV5P12AcYD6',0,'ElKy1PA-pXOc39ye','');
INSERT INTO "seats" VALUES('yiBPQWmHAXES',0,'ElKy1PA-pXOc39ye','');
INSERT INTO "seats" VALUES('yiBPQWmHAXES',1,'eVYAra_YY3Vqj9ml','');
INSERT INTO "seats" VALUES('ESE_ZEdNMscS',0,'ElKy1PA-pXOc39ye','');
INSERT INTO "seats" VALUES('ESE_ZEdNMscS',1,'eVYAra_YY3Vqj9ml','');
INSERT INTO "seats" VALUES('steMMBFyu0g_',0,'ElKy1PA-pXOc39ye','');
INSERT INTO "seats" VALUES('steMMBFyu0g_',1,'eVYAra_YY3Vqj9ml','');
INSERT INTO "seats" VALUES('UA7UCXqbTMAL',0,'ElKy1PA-pXOc39ye','');
INSERT INTO "seats" VALUES('UA7UCXqbTMAL',1,'','citizen');
INSERT INTO "seats" VALUES('ofLJSb2JjuA_',0,'ElKy1PA-pXOc39ye','');
INSERT INTO "seats" VALUES('ofLJSb2JjuA_',1,'eVYAra_YY3Vqj9ml','');
INSERT INTO "seats" VALUES('PiTvEGSAV8zR',0,'ElKy1PA-pXOc39ye','citizen');
INSERT INTO "seats" VALUES('PiTvEGSAV8zR',1,'eVYAra_YY3Vqj9ml','');
INSERT INTO "seats" VALUES('cE9kFwmPJYiK',0,'ElKy1PA-pXOc39ye','');
INSERT INTO "seats" VALUES('cE9kFwmPJYiK',1,'ElKy1PA-pXOc39ye','');
INSERT INTO "seats" VALUES('yRpgRhagZn7L',0,'eVYAra_YY3Vqj9ml','');
INSERT INTO "seats" VALUES('yRpgRhagZn7L',1,'ElKy1PA-pXOc39ye','');
INSERT INTO "seats" VALUES('ES94FWCBsehX',0,'','');
INSERT INTO "seats" VALUES('ES94FWCBsehX',1,'','');
CREATE TABLE settings (
	name VARCHAR(32) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	revision INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	seat_count INTEGER NOT NULL, 
	secret VARCHAR(128) NOT NULL, 
	salt VARCHAR(128) NOT NULL, 
	deal TEXT NOT NULL, 
	host VARCHAR(32) NOT NULL, 
	public BOOLEAN NOT NULL, 
	previous VARCHAR(32) NOT NULL, 
	created BIGINT NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	to_act VARCHAR(64) NOT NULL, 
	ended BIGINT NOT NULL, 
	result TEXT NOT NULL, locked BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(host) REFERENCES guests (id)
);
INSERT INTO "tables" VALUES('-G4v4rjF7oqp','terni-lapilli',1,'{}',2,'426d5cb7c336f318af1481e77e673f0c','','','ElKy1PA-pXOc39ye',0,'',1794954715814,'over','',1794954716881,'{"outcome":{"lines":[{"kind":"three","points":1,"rule":"TL-5","seat":0}],"points":[1,0],"ranks":[1,2],"reason":"three","rule":"TL-5"},"reason":"finished","seat":null}',0);
INSERT INTO "tables" VALUES('nnZjIYss5osl','caesar-cleopatra',1,'{"action_deck":"arranged","orgies":"standard"}',2,'f8611ead0082cd1de5b270df1e133402','','','ElKy1PA-pXOc39ye',1,'',1794954717536,'open','',0,'',0);
INSERT INTO "tables" VALUES('BDm2o_q4GSdk','caesar',1,'{"centurions":false,"checkpoints":false,"harder":false,"level":"easy","poison":false,"sheet":null,"side":"caesar"}',2,'cc8b034c33a369c06943bfdc9ca8bbf1','','','ElKy1PA-pXOc39ye',0,'',1794954717581,'open','',0,'',1);
INSERT INTO "tables" VALUES('qIHqg8d4xQpB','caesar-cleopatra',1,'{"action_deck":"arranged","orgies":"standard"}',2,'1c38379ddfbbc0a801c01b757784aad2','','','ElKy1PA-pXOc39ye',0,'',1794954717601,'playing','0,1',0,'',0);
INSERT INTO "tables" VALUES('oVym8A9BEM0y','caesar-cleopatra',1,'{"action_deck":"arranged","orgies":"standard"}',2,'f734f126a9ebcb987a5a7dad079904d9','','','ElKy1PA-pXOc39ye',0,'',1794954718497,'playing','0,1',0,'',0);
INSERT INTO "tables" VALUES('TghvAi9ptNmZ','caesar-cleopatra',1,'{"action_deck":"arranged","orgies":"standard"}',2,'784f46022132afd4d0b2f7afc9409a3d','','','ElKy1PA-pXOc39ye',0,'',1794954718872,'over','',1794954721334,'{"outcome":{"lines":[{"group":"senators","kind":"patricians","points":1,"rule":"CC-166","seat":0,"won":1},{"group":"praetors","kind":"patricians","points":3,"rule":"CC-166","seat":0,"won":3},{"group":"praetors","kind":"majority","points":1,"rule":"CC-167","seat":0,"won":3},{"group":"quaestors","kind":"patricians","points":4,"rule":"CC-166","seat":0,"won":4},{"group":"quaestors","kind":"majority","points":1,"rule":"CC-167","seat":0,"won":4},{"group":"quaestors","kind":"bonus","points":2,"rule":"CC-169","seat":0,"won":4},{"group":"censors","kind":"patricians","points":1,"rule":"CC-166","seat":0,"won":1},{"group":"senators","kind":"patricians","points":4,"rule":"CC-166","seat":1,"won":4},{"group":"senators","kind":"majority","points":1,"rule":"CC-167","seat":1,"won":4},{"group":"senators","kind":"bonus","points":2,"rule":"CC-169","seat":1,"won":4},{"group":"praetors","kind":"patricians","points":2,"rule":"CC-166","seat":1,"won":2},{"group":"quaestors","kind":"patricians","points":1,"rule":"CC-166","seat":1,"won":1},{"group":"censors","kind":"patricians","points":2,"rule":"CC-166","seat":1,"won":2},{"group":"censors","kind":"majority","points":1,"rule":"CC-167","seat":1,"won":2},{"group":"aediles","kind":"patricians","points":3,"rule":"CC-166","seat":1,"won":3},{"group":"aediles","kind":"majority","points":1,"rule":"CC-167","seat":1,"won":3},{"group":"aediles","kind":"whole_group","points":1,"rule":"CC-168","seat":1,"won":3}],"points":[13,18],"ranks":[2,1],"reason":"patricians","rule":"CC-155"},"reason":"finished","seat":null}',0);
INSERT INTO "tables" VALUES('bqj8BB2xly8X','caesar-cleopatra',1,'{"action_deck":"arranged","orgies":"standard"}',2,'86a9dbb51074a6c675190a11a7513cc6','','','ElKy1PA-pXOc39ye',0,'',1794954721360,'playing','0',0,'',0);
INSERT INTO "tables" VALUES('AWzZBiQ5vbTd','caesar',1,'{"centurions":false,"checkpoints":false,"harder":false,"level":"easy","poison":false,"sheet":null,"side":"caesar"}',2,'e603ce4b60e3075b906c1300c0df9253','','','ElKy1PA-pXOc39ye',0,'',1794954721888,'playing','1',0,'',0);
INSERT INTO "tables" VALUES('YW7ast2LoFKf','caesar',1,'{"centurions":false,"checkpoints":false,"harder":false,"level":"easy","poison":false,"sheet":null,"side":"caesar"}',2,'e6df25ec0f21d939e55bd5dfdcf63619','','','ElKy1PA-pXOc39ye',0,'',1794954723829,'playing','0',0,'',0);
INSERT INTO "tables" VALUES('BX-pYuChmZSy','caesar',1,'{"centurions":false,"checkpoints":false,"harder":false,"level":"easy","poison":false,"sheet":null,"side":"caesar"}',2,'a06235e517a359a896086f0107e6692e','','','ElKy1PA-pXOc39ye',0,'',1794954724137,'over','',1794954724434,'{"outcome":{"lines":[{"kind":"provinces","points":5,"rule":"CA-21","seat":0},{"kind":"borders","points":2,"rule":"CA-25","seat":0},{"kind":"senate","points":5,"rule":"CA-38","seat":0},{"kind":"provinces","points":3,"rule":"CA-21","seat":1}],"points":[12,3],"ranks":[1,2],"reason":"last_marker","rule":"CA-30"},"reason":"finished","seat":null}',0);
INSERT INTO "tables" VALUES('RkcmPyKi14yE','caesar',1,'{"centurions":false,"checkpoints":false,"harder":false,"level":"easy","poison":false,"sheet":null,"side":"caesar"}',2,'57416727666145edca5c0fc60305c087','','','ElKy1PA-pXOc39ye',0,'',1794954724911,'playing','0',0,'',0);
INSERT INTO "tables" VALUES('T5NIoHBPNRjP','circus-maximus',2,'{"caesar":false,"sheet":null}',3,'b81a9896e3dae2523382d0b783db040e','','','ElKy1PA-pXOc39ye',0,'',1794954725369,'playing','0',0,'',0);
INSERT INTO "tables" VALUES('hUfnW0xsIj1I','circus-maximus',2,'{"caesar":false,"sheet":null}',3,'845d40e934068bfa6800bbfab6a220dc','','','ElKy1PA-pXOc39ye',0,'',1794954725923,'playing','1',0,'',0);
INSERT INTO "tables" VALUES('Knns3t-pUeJd','circus-maximus',2,'{"caesar":false,"sheet":null}',3,'5f96cfa4e0d89af8d4eddb084c757afa','','','ElKy1PA-pXOc39ye',0,'',1794954726229,'over','',1794954727452,'{"outcome":{"lines":[{"day":1,"kind":"visitors","points":2,"rule":"CM-46","seat":0},{"day":1,"kind":"tickets","points":1,"rule":"CM-47","seat":0},{"day":2,"kind":"visitors","points":5,"rule":"CM-46","seat":0},{"day":2,"kind":"tickets","points":3,"rule":"CM-47","seat":0},{"day":2,"kind":"coin_cards","points":1,"rule":"CM-48","seat":0},{"day":1,"kind":"merchants","points":3,"rule":"CM-49","seat":1},{"day":1,"kind":"merchants","points":3,"rule":"CM-49","seat":2},{"count":1,"favour":"double","kind":"favour","points":1,"rule":"CM-64","seat":2},{"count":1,"favour":"other_venue","kind":"favour","points":2,"rule":"CM-64","seat":2}],"points":[12,3,6],"ranks":[1,3,2],"reason":"three_days","rule":"CM-71"},"reason":"finished","seat":null}',0);
INSERT INTO "tables" VALUES('ZnDldiLdtFAl','circus-maximus',2,'{"caesar":false,"sheet":null}',3,'df4cec099185d8ecc5d692d8e7a83d58','','','ElKy1PA-pXOc39ye',0,'',1794954727498,'playing','0',0,'',0);
INSERT INTO "tables" VALUES('7NlK9ViM4jX6','caesar',1,'{"centurions":true,"checkpoints":true,"harder":false,"level":"easy","poison":true,"sheet":null,"side":"caesar"}',2,'2815a8d7889b773a4f3f4962c6f24710','','','eVYAra_YY3Vqj9ml',0,'',1794954727937,'playing','0',0,'',0);
INSERT INTO "tables" VALUES('PHGw24tbXUfD','circus-maximus',2,'{"caesar":true,"sheet":null}',4,'2d27bb7f0c10e9758006f9f1578f81a9','','','ElKy1PA-pXOc39ye',0,'',1794954728236,'playing','0',0,'',0);
INSERT INTO "tables" VALUES('JFV5P12AcYD6','caesar',1,'{"centurions":false,"checkpoints":false,"harder":false,"level":"hard","poison":false,"sheet":null,"side":"caesar"}',1,'b3b472a3ccb86b80e3cc978188fd035f','','','ElKy1PA-pXOc39ye',0,'',1794954728413,'playing','0',0,'',0);
INSERT INTO "tables" VALUES('yiBPQWmHAXES','caesar-cleopatra',1,'{"action_deck":"arranged","orgies":"standard"}',2,'e26b640acaae3829a64a48e29176c142','','','ElKy1PA-pXOc39ye',0,'',1794954728436,'over','',1794954728670,'{"outcome":null,"reason":"resigned","seat":0}',0);
INSERT INTO "tables" VALUES('ESE_ZEdNMscS','caesar',1,'{"centurions":false,"checkpoints":false,"harder":false,"level":"easy","poison":false,"sheet":null,"side":"caesar"}',2,'97f8b8480427a18c1d4c6755a18f265f','','','ElKy1PA-pXOc39ye',0,'',1794954728741,'over','',1794954729082,'{"outcome":null,"reason":"agreed","seat":null}',0);
INSERT INTO "tables" VALUES('steMMBFyu0g_','caesar-cleopatra',1,'{"action_deck":"arranged","orgies":"standard"}',2,'a1bbc7f56f3c24a9a83158077f4af356','','','ElKy1PA-pXOc39ye',0,'',1794954729091,'playing','0,1',0,'',0);
INSERT INTO "tables" VALUES('UA7UCXqbTMAL','caesar',1,'{"centurions":false,"checkpoints":false,"harder":false,"level":"easy","poison":false,"sheet":null,"side":"caesar"}',2,'3d6fe8782b2d71342d04935458c64d74','','','ElKy1PA-pXOc39ye',0,'',1794954730206,'playing','0',0,'',0);
INSERT INTO "tables" VALUES('ofLJSb2JjuA_','caesar-cleopatra',1,'{"action_deck":"arranged","orgies":"standard"}',2,'ee61f99558a49b6ceae07de7b9d4a38d','','','ElKy1PA-pXOc39ye',0,'',1794954731316,'playing','0,1',0,'',0);
INSERT INTO "tables" VALUES('PiTvEGSAV8zR','caesar',1,'{"centurions":false,"checkpoints":false,"harder":false,"level":"easy","poison":false,"sheet":null,"side":"caesar"}',2,'e637e55cfc47d5340c8450e4b016ccb0','','','ElKy1PA-pXOc39ye',0,'',1794954731775,'playing','1',0,'',0);
INSERT INTO "tables" VALUES('cE9kFwmPJYiK','caesar-cleopatra',1,'{"action_deck":"arranged","orgies":"standard"}',2,'f38822384e0a6f9c8ece5d3573b3623f','','','ElKy1PA-pXOc39ye',0,'',1794954731943,'playing','0,1',0,'',0);
INSERT INTO "tables" VALUES('yRpgRhagZn7L','caesar-cleopatra',1,'{"action_deck":"arranged","orgies":"standard"}',2,'1653513ed29787e1c24da5f0e538481c','','','ElKy1PA-pXOc39ye',0,'TghvAi9ptNmZ',1794954732132,'playing','0,1',0,'',0);
INSERT INTO "tables" VALUES('ES94FWCBsehX','caesar',1,'{"centurions":false,"checkpoints":false,"harder":false,"level":"easy","poison":false,"sheet":null,"side":"caesar"}',2,'a06235e517a359a896086f0107e6692e','','','ElKy1PA-pXOc39ye',0,'',1794954732382,'over','',1794954732382,'{"outcome":{"lines":[{"kind":"provinces","points":5,"rule":"CA-21","seat":0},{"kind":"borders","points":2,"rule":"CA-25","seat":0},{"kind":"senate","points":5,"rule":"CA-38","seat":0},{"kind":"provinces","points":3,"rule":"CA-21","seat":1}],"points":[12,3],"ranks":[1,2],"reason":"last_marker","rule":"CA-30"},"reason":"imported","seat":null}',0);
CREATE INDEX tables_status ON tables (status, public, created);
CREATE INDEX seats_guest ON seats (guest);
CREATE INDEX chat_table ON chat (table_id, id);
CREATE INDEX logins_guest ON logins (guest);
CREATE INDEX recovery_guest ON recovery (guest);
CREATE INDEX entries_names ON entries (guest) WHERE kind IN ('sit', 'name');
CREATE INDEX tables_host ON tables (host);
CREATE INDEX chat_guest ON chat (guest);
CREATE INDEX results_guest ON results (guest, ended);
COMMIT;
