CREATE TABLE "site_pictures" (
	"name" text PRIMARY KEY NOT NULL,
	"svg" text NOT NULL,
	"mark" text NOT NULL,
	"width" real NOT NULL,
	"height" real NOT NULL
);
