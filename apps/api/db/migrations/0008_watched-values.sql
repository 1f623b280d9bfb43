CREATE TABLE "watched_values" (
	"name" text PRIMARY KEY NOT NULL,
	"value" double precision NOT NULL,
	"noted_at" timestamp with time zone DEFAULT now() NOT NULL
);
