CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"template" text NOT NULL,
	"channel" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"recipient" "bytea",
	"content" "bytea",
	"attempts" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"provider_id" text,
	"until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempted_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	CONSTRAINT "messages_state_known" CHECK ("messages"."state" in ('waiting', 'sending', 'sent', 'failed', 'held', 'copied')),
	CONSTRAINT "messages_channel_known" CHECK ("messages"."channel" in ('mail', 'sms', 'alimtalk')),
	CONSTRAINT "messages_dropped_together" CHECK (("messages"."recipient" is null) = ("messages"."content" is null)),
	CONSTRAINT "messages_settled_has_moment" CHECK (("messages"."settled_at" is not null) = ("messages"."state" in ('sent', 'failed', 'copied'))),
	CONSTRAINT "messages_bounded" CHECK (octet_length("messages"."recipient") <= 500 and octet_length("messages"."content") <= 40000),
	CONSTRAINT "messages_provider_id_bounded" CHECK (char_length("messages"."provider_id") <= 100)
);
--> statement-breakpoint
CREATE INDEX "messages_listed" ON "messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "messages_unsettled" ON "messages" USING btree ("state","created_at","id") WHERE "messages"."state" not in ('sent', 'copied');--> statement-breakpoint
CREATE INDEX "messages_to_drop" ON "messages" USING btree ("settled_at") WHERE "messages"."recipient" is not null;