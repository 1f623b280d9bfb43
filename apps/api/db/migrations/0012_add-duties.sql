CREATE TABLE "duties" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "duties_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"note" text NOT NULL,
	"month" integer NOT NULL,
	"day" integer NOT NULL,
	"due_year" integer NOT NULL,
	"done_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "duties_title_bounded" CHECK (char_length("duties"."title") between 1 and 80),
	CONSTRAINT "duties_note_bounded" CHECK (char_length("duties"."note") <= 200),
	CONSTRAINT "duties_month_known" CHECK ("duties"."month" between 1 and 12),
	CONSTRAINT "duties_day_known" CHECK ("duties"."day" between 1 and 31),
	CONSTRAINT "duties_due_year_known" CHECK ("duties"."due_year" between 2000 and 9999)
);
