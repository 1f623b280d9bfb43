CREATE TABLE "heartbeats" (
	"kind" text NOT NULL,
	"host" text NOT NULL,
	"pid" integer NOT NULL,
	"release" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"beat_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "heartbeats_kind_host_pid_pk" PRIMARY KEY("kind","host","pid"),
	CONSTRAINT "heartbeats_kind_known" CHECK ("heartbeats"."kind" in ('site', 'worker'))
);
