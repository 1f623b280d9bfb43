-- The application owns nothing. What it may do with a table stands here once; where it may do less, at the end.
-- Identity columns need no right on their sequences. The log of acts is not here: see db/administrator/log-0001.sql.
alter default privileges in schema public grant select, insert, update, delete on tables to kidney_app;--> statement-breakpoint
CREATE TABLE "application_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"kind" text NOT NULL,
	"accepted" text[] NOT NULL,
	"giver" text NOT NULL,
	"answers" "bytea",
	"answered" text[] NOT NULL,
	"application_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_drafts_token" UNIQUE("token_hash"),
	CONSTRAINT "application_drafts_kind_known" CHECK ("application_drafts"."kind" in ('membership', 'transport', 'pledge')),
	CONSTRAINT "application_drafts_token_hash_length" CHECK (octet_length("application_drafts"."token_hash") = 32),
	CONSTRAINT "application_drafts_bounded" CHECK (octet_length("application_drafts"."answers") <= 40000)
);
--> statement-breakpoint
CREATE TABLE "application_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"type" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"by_id" integer,
	"from_state" text,
	"to_state" text,
	"reason" text,
	"contact_way" text,
	"contact_result" text,
	"proof_kind" text,
	"proof_seen_on" date,
	"message_id" uuid,
	"text" "bytea",
	CONSTRAINT "application_events_type_known" CHECK ("application_events"."type" in ('state', 'note', 'contact', 'proof', 'change', 'message')),
	CONSTRAINT "application_events_bounded" CHECK (octet_length("application_events"."text") <= 40000)
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"way" text NOT NULL,
	"receipt" text NOT NULL,
	"source_key" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"answers" "bytea" NOT NULL,
	"ride" "bytea",
	"reason" text,
	"assignee_id" integer,
	"due_on" date,
	"taken_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state_since" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "applications_receipt" UNIQUE("receipt"),
	CONSTRAINT "applications_source" UNIQUE("source_key"),
	CONSTRAINT "applications_kind_known" CHECK ("applications"."kind" in ('membership', 'transport', 'pledge')),
	CONSTRAINT "applications_state_known" CHECK ("applications"."state" in ('received', 'consulting', 'scheduling', 'settled', 'waiting', 'refused', 'cancelled')),
	CONSTRAINT "applications_way_known" CHECK ("applications"."way" in ('web', 'phone')),
	CONSTRAINT "applications_receipt_form" CHECK ("applications"."receipt" ~ '^[2-9A-HJKMNP-Z]{4}(-[2-9A-HJKMNP-Z]{4}){3}$'),
	CONSTRAINT "applications_ended_has_moment" CHECK (("applications"."ended_at" is not null) = ("applications"."state" in ('settled', 'refused', 'cancelled'))),
	CONSTRAINT "applications_bounded" CHECK (octet_length("applications"."answers") <= 40000 and octet_length("applications"."ride") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "proof_originals" (
	"picture_id" uuid PRIMARY KEY NOT NULL,
	"original" "bytea" NOT NULL,
	"came_at" timestamp with time zone NOT NULL,
	CONSTRAINT "proof_originals_bounded" CHECK (octet_length("proof_originals"."original") <= 10486000)
);
--> statement-breakpoint
CREATE TABLE "proof_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"asked_by" integer NOT NULL,
	"came_at" timestamp with time zone,
	"picture" "bytea",
	"blacked_out_at" timestamp with time zone,
	CONSTRAINT "proof_pictures_kind_known" CHECK ("proof_pictures"."kind" in ('disability-card', 'livelihood', 'next-bracket', 'other')),
	CONSTRAINT "proof_pictures_bounded" CHECK (octet_length("proof_pictures"."picture") <= 10486000),
	CONSTRAINT "proof_pictures_kept_has_moment" CHECK (("proof_pictures"."picture" is null) = ("proof_pictures"."blacked_out_at" is null))
);
--> statement-breakpoint
CREATE TABLE "unfinished_work" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"kind" text,
	"application_id" uuid,
	"content" "bytea" NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "unfinished_work_one_a_case" UNIQUE("account_id","application_id"),
	CONSTRAINT "unfinished_work_kind_known" CHECK ("unfinished_work"."kind" in ('membership', 'transport', 'pledge')),
	CONSTRAINT "unfinished_work_of_one" CHECK (num_nonnulls("unfinished_work"."kind", "unfinished_work"."application_id") = 1),
	CONSTRAINT "unfinished_work_bounded" CHECK (octet_length("unfinished_work"."content") <= 40000)
);
--> statement-breakpoint
CREATE TABLE "format_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"way" text NOT NULL,
	"wish" "bytea" NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"due_on" date NOT NULL,
	"taken_by" integer,
	"ending" text,
	"end_words" "bytea",
	"ended_at" timestamp with time zone,
	"ended_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "format_requests_way_known" CHECK ("format_requests"."way" in ('web', 'phone')),
	CONSTRAINT "format_requests_ending_known" CHECK ("format_requests"."ending" in ('given', 'withdrawn')),
	CONSTRAINT "format_requests_ended_whole" CHECK (("format_requests"."ended_at" is null) = ("format_requests"."ending" is null)),
	CONSTRAINT "format_requests_bounded" CHECK (octet_length("format_requests"."wish") <= 8000 and octet_length("format_requests"."end_words") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "members" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"since" date NOT NULL,
	"ended_on" date
);
--> statement-breakpoint
CREATE TABLE "consent_proofs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name_index" "bytea" NOT NULL,
	"phone_index" "bytea" NOT NULL,
	"text_id" text NOT NULL,
	"giver" text NOT NULL,
	"way" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"ended_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"text_id" text NOT NULL,
	"giver" text NOT NULL,
	"way" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"taken_by" integer,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_way" text,
	"withdrawn_by" integer,
	CONSTRAINT "consents_giver_known" CHECK ("consents"."giver" in ('self', 'guardian', 'family')),
	CONSTRAINT "consents_way_known" CHECK ("consents"."way" in ('web', 'phone', 'paper')),
	CONSTRAINT "consents_text_id_form" CHECK ("consents"."text_id" ~ '^[a-z-]{1,30}/[a-z-]{1,30}/[1-9][0-9]{0,3}$'),
	CONSTRAINT "consents_withdrawn_with_way" CHECK (("consents"."withdrawn_at" is null) = ("consents"."withdrawn_way" is null))
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"by_id" integer,
	"ground" text NOT NULL,
	"counts" jsonb NOT NULL,
	CONSTRAINT "erasures_ground_known" CHECK ("erasures"."ground" in ('own-request', 'consent-withdrawn', 'mistake'))
);
--> statement-breakpoint
CREATE TABLE "persons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" "bytea" NOT NULL,
	"phone" "bytea" NOT NULL,
	"email" "bytea",
	"address" "bytea",
	"birth_date" "bytea",
	"guardian_name" "bytea",
	"guardian_phone" "bytea",
	"name_index" "bytea" NOT NULL,
	"initials_index" "bytea" NOT NULL,
	"phone_index" "bytea" NOT NULL,
	"phone_end_index" "bytea" NOT NULL,
	"guardian_phone_index" "bytea",
	"guardian_phone_end_index" "bytea",
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "retention_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"class" text NOT NULL,
	"state" text NOT NULL,
	"due" integer NOT NULL,
	"total" integer NOT NULL,
	"removed" integer DEFAULT 0 NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	"agreed_by" integer,
	"agreed_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	CONSTRAINT "retention_runs_state_known" CHECK ("retention_runs"."state" in ('waiting', 'agreed', 'done')),
	CONSTRAINT "retention_runs_class_known" CHECK ("retention_runs"."class" in ('riders', 'members', 'applications', 'pledges', 'format-requests', 'people', 'consent-proofs')),
	CONSTRAINT "retention_runs_done_has_moment" CHECK (("retention_runs"."state" = 'done') = ("retention_runs"."done_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "board_counters" (
	"board" text PRIMARY KEY NOT NULL,
	"last_number" integer DEFAULT 0 NOT NULL,
	"posts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "board_months" (
	"board" text NOT NULL,
	"month" text NOT NULL,
	"posts" integer NOT NULL,
	CONSTRAINT "board_months_board_month_pk" PRIMARY KEY("board","month")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"board" text NOT NULL,
	"number" integer,
	"title" text NOT NULL,
	"html" text NOT NULL,
	"description" text NOT NULL,
	"office" text NOT NULL,
	"attachments" uuid[] NOT NULL,
	"has_picture" boolean NOT NULL,
	"listed" boolean NOT NULL,
	"published_at" timestamp (3) with time zone,
	"pinned_until" date,
	"removed_at" timestamp (3) with time zone,
	"removed_by" integer,
	"views" integer DEFAULT 0 NOT NULL,
	"author_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "posts_board_known" CHECK ("posts"."board" in ('news', 'notice', 'daycare-news', 'daycare-notice', 'donation-report')),
	CONSTRAINT "posts_listed_with_moment" CHECK (not "posts"."listed" or "posts"."published_at" is not null),
	CONSTRAINT "posts_numbered_with_moment" CHECK ("posts"."number" is null or "posts"."published_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"subject" text NOT NULL,
	"subject_key" text NOT NULL,
	"account_id" integer NOT NULL,
	"content" jsonb NOT NULL,
	"base_version" integer NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "drafts_subject_subject_key_account_id_pk" PRIMARY KEY("subject","subject_key","account_id")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"html" text NOT NULL,
	"place" text NOT NULL,
	"address" text NOT NULL,
	"map_href" text,
	"capacity" text NOT NULL,
	"starts_on" date NOT NULL,
	"start_time" text,
	"ends_on" date NOT NULL,
	"end_time" text,
	"repeat" jsonb,
	"last_on" date NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"removed_by" integer,
	"author_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "events_ends_after_start" CHECK ("events"."ends_on" >= "events"."starts_on" and "events"."last_on" >= "events"."ends_on")
);
--> statement-breakpoint
CREATE TABLE "facilities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "facilities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"district" text NOT NULL,
	"address" text NOT NULL,
	"phone" text NOT NULL,
	"shifts" text[] NOT NULL,
	"days" text[] NOT NULL,
	"machines" integer,
	"holiday_note" text NOT NULL,
	"wheelchair" boolean,
	"parking" boolean,
	"visitors" boolean,
	"grade_value" text,
	"grade_year" integer,
	"shuttle" boolean NOT NULL,
	"checked_on" date NOT NULL,
	"note" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "facilities_district_name" UNIQUE("district","name"),
	CONSTRAINT "facilities_district_known" CHECK ("facilities"."district" in ('중구', '남구', '동구', '북구', '울주군')),
	CONSTRAINT "facilities_shifts_known" CHECK ("facilities"."shifts" <@ array['morning', 'afternoon', 'night']),
	CONSTRAINT "facilities_days_known" CHECK ("facilities"."days" <@ array['mwf', 'tts']),
	CONSTRAINT "facilities_grade_with_year" CHECK (("facilities"."grade_value" is null) = ("facilities"."grade_year" is null))
);
--> statement-breakpoint
CREATE TABLE "facts" (
	"key" text PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"value" text NOT NULL,
	"amount" integer,
	"note" text,
	"effective_from" date,
	"source" text NOT NULL,
	"source_href" text,
	"checked_on" date,
	"known_since" date,
	"planned" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faqs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "faqs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"des" text NOT NULL,
	"author_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "faqs_title_bounded" CHECK (char_length("faqs"."title") between 1 and 200),
	CONSTRAINT "faqs_des_bounded" CHECK (char_length("faqs"."des") between 1 and 20000)
);
--> statement-breakpoint
CREATE TABLE "broken_links" (
	"place" text NOT NULL,
	"place_key" text NOT NULL,
	"address" text NOT NULL,
	"title" text NOT NULL,
	"problem" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "broken_links_place_place_key_address_pk" PRIMARY KEY("place","place_key","address"),
	CONSTRAINT "broken_links_problem_known" CHECK ("broken_links"."problem" in ('missing', 'unpublished', 'staff', 'file')),
	CONSTRAINT "broken_links_address_bounded" CHECK (char_length("broken_links"."address") <= 500)
);
--> statement-breakpoint
CREATE TABLE "link_checks" (
	"id" integer PRIMARY KEY NOT NULL,
	"finished_at" timestamp (3) with time zone NOT NULL,
	"things" integer NOT NULL,
	CONSTRAINT "link_checks_one" CHECK ("link_checks"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"kind" text NOT NULL,
	"format" text NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"digest" text NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"width" integer,
	"height" integer,
	"variants" jsonb NOT NULL,
	"uploader_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"unkept_since" timestamp with time zone DEFAULT now(),
	CONSTRAINT "media_state_known" CHECK ("media"."state" in ('pending', 'ready', 'lost')),
	CONSTRAINT "media_kind_known" CHECK ("media"."kind" in ('image', 'document')),
	CONSTRAINT "media_image_measured" CHECK (("media"."kind" = 'image') = ("media"."width" is not null)),
	CONSTRAINT "media_measures_together" CHECK (("media"."width" is null) = ("media"."height" is null)),
	CONSTRAINT "media_name_bounded" CHECK (char_length("media"."name") between 1 and 200),
	CONSTRAINT "media_alt_bounded" CHECK (char_length("media"."alt") <= 300)
);
--> statement-breakpoint
CREATE TABLE "media_keeps" (
	"subject" text NOT NULL,
	"subject_key" text NOT NULL,
	"media_id" uuid NOT NULL,
	CONSTRAINT "media_keeps_subject_subject_key_media_id_pk" PRIMARY KEY("subject","subject_key","media_id")
);
--> statement-breakpoint
CREATE TABLE "newsletter_pages" (
	"newsletter_id" integer NOT NULL,
	"page" integer NOT NULL,
	"media_id" uuid NOT NULL,
	"text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "newsletter_pages_newsletter_id_page_pk" PRIMARY KEY("newsletter_id","page")
);
--> statement-breakpoint
CREATE TABLE "newsletters" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"published_on" date NOT NULL,
	"summary" text NOT NULL,
	"pdf_id" uuid NOT NULL,
	"is_listed" boolean NOT NULL,
	"drawing" text DEFAULT 'waiting' NOT NULL,
	"drawing_problem" text,
	"page_total" integer,
	"removed_at" timestamp (3) with time zone,
	"removed_by" integer,
	"author_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletters_drawing_known" CHECK ("newsletters"."drawing" in ('waiting', 'drawing', 'done', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"key" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"lead" text NOT NULL,
	"description" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"sources" jsonb NOT NULL,
	"checked_on" date,
	"author_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "programs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "programs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"description" text NOT NULL,
	"weekdays" text[] NOT NULL,
	"start_time" text,
	"end_time" text,
	"place" text NOT NULL,
	"audience" text NOT NULL,
	"order" integer NOT NULL,
	"pictures" jsonb NOT NULL,
	"author_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "programs_weekdays_known" CHECK ("programs"."weekdays" <@ array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] and "programs"."weekdays" <> '{}')
);
--> statement-breakpoint
CREATE TABLE "search_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"section" text NOT NULL,
	"path" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"folded" text NOT NULL,
	"terms" "tsvector" NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"visible_from" timestamp (3) with time zone NOT NULL,
	"visible_until" timestamp (3) with time zone NOT NULL,
	"indexed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_entries_kind_key" UNIQUE("kind","key")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"initials" text NOT NULL,
	"letters" text NOT NULL,
	"visible_from" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"username" text NOT NULL,
	"email" text NOT NULL,
	"nick_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"roles" text[] DEFAULT '{}' NOT NULL,
	"email_proven_at" timestamp with time zone,
	"locked_at" timestamp with time zone,
	"lock_epoch" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_username_unique" UNIQUE("username"),
	CONSTRAINT "accounts_username_form" CHECK ("accounts"."username" ~ '^[a-z0-9][a-z0-9._-]{2,39}$'),
	CONSTRAINT "accounts_email_bounded" CHECK (char_length("accounts"."email") between 3 and 254),
	CONSTRAINT "accounts_nick_name_bounded" CHECK (char_length("accounts"."nick_name") between 1 and 40),
	CONSTRAINT "accounts_state_known" CHECK ("accounts"."state" in ('pending', 'active', 'disabled')),
	CONSTRAINT "accounts_roles_known" CHECK ("accounts"."roles" <@ array['owner', 'editor', 'dispatcher', 'driver']),
	CONSTRAINT "accounts_roles_only_when_approved" CHECK ("accounts"."state" <> 'pending' or "accounts"."roles" = '{}')
);
--> statement-breakpoint
CREATE TABLE "account_links" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_links_token_hash_length" CHECK (octet_length("account_links"."token_hash") = 32),
	CONSTRAINT "account_links_purpose_known" CHECK ("account_links"."purpose" in ('email-proof', 'password-reset', 'device', 'device-code'))
);
--> statement-breakpoint
CREATE TABLE "authenticator_apps" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"secret" "bytea" NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"is_synced" boolean NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id"),
	CONSTRAINT "passkeys_bounded" CHECK (octet_length("passkeys"."credential_id") <= 1400 and octet_length("passkeys"."public_key") <= 4000)
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"code_hash" "bytea" PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	CONSTRAINT "recovery_codes_code_hash_length" CHECK (octet_length("recovery_codes"."code_hash") = 32)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"generation" integer DEFAULT 1 NOT NULL,
	"binding_hash" "bytea" NOT NULL,
	"rotated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_reason" text,
	"user_agent" text NOT NULL,
	"client_address" text NOT NULL,
	"factor_at" timestamp with time zone,
	"challenge" text,
	"challenge_until" timestamp with time zone,
	CONSTRAINT "sessions_binding_hash_length" CHECK (octet_length("sessions"."binding_hash") = 32),
	CONSTRAINT "sessions_user_agent_bounded" CHECK (char_length("sessions"."user_agent") <= 300),
	CONSTRAINT "sessions_client_address_bounded" CHECK (char_length("sessions"."client_address") <= 64)
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"roles" text[] NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"invited_by" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitations_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "invitations_email_bounded" CHECK (char_length("invitations"."email") between 3 and 254),
	CONSTRAINT "invitations_roles_known" CHECK ("invitations"."roles" <@ array['owner', 'editor', 'dispatcher', 'driver'] and cardinality("invitations"."roles") > 0),
	CONSTRAINT "invitations_token_hash_length" CHECK (octet_length("invitations"."token_hash") = 32)
);
--> statement-breakpoint
CREATE TABLE "audit_checks" (
	"month" text PRIMARY KEY NOT NULL,
	"checked_by" integer NOT NULL,
	"checked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"entries" integer NOT NULL,
	"failures" integer NOT NULL,
	"rights" integer NOT NULL,
	"readings" integer NOT NULL,
	CONSTRAINT "audit_checks_month_form" CHECK ("audit_checks"."month" ~ '^20[0-9]{2}-[0-9]{2}$')
);
--> statement-breakpoint
CREATE TABLE "duties" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "duties_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"note" text NOT NULL,
	"href" text,
	"month" integer NOT NULL,
	"day" integer NOT NULL,
	"due_year" integer NOT NULL,
	"done_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "duties_title_bounded" CHECK (char_length("duties"."title") between 1 and 80),
	CONSTRAINT "duties_note_bounded" CHECK (char_length("duties"."note") <= 200),
	CONSTRAINT "duties_href_bounded" CHECK (char_length("duties"."href") <= 500),
	CONSTRAINT "duties_month_known" CHECK ("duties"."month" between 1 and 12),
	CONSTRAINT "duties_day_known" CHECK ("duties"."day" between 1 and 31),
	CONSTRAINT "duties_due_year_known" CHECK ("duties"."due_year" between 2000 and 9999)
);
--> statement-breakpoint
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
CREATE TABLE "revisions" (
	"subject" text NOT NULL,
	"subject_key" text NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"author_id" integer,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "revisions_subject_subject_key_version_pk" PRIMARY KEY("subject","subject_key","version")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"group" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "backup_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backup_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone DEFAULT now() NOT NULL,
	"bytes" bigint NOT NULL,
	"rows" bigint NOT NULL,
	"files" integer NOT NULL,
	"missing" integer NOT NULL,
	CONSTRAINT "backup_runs_kind_known" CHECK ("backup_runs"."kind" in ('backup', 'drill'))
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "riders" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"ride" "bytea" NOT NULL,
	"first_day" date NOT NULL,
	"ended_on" date,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "riders_bounded" CHECK (octet_length("riders"."ride") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "service_closures" (
	"date" date PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"added_by" integer,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application_drafts" ADD CONSTRAINT "application_drafts_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_by_id_accounts_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_assignee_id_accounts_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_taken_by_accounts_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proof_originals" ADD CONSTRAINT "proof_originals_picture_id_proof_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."proof_pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proof_pictures" ADD CONSTRAINT "proof_pictures_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proof_pictures" ADD CONSTRAINT "proof_pictures_asked_by_accounts_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unfinished_work" ADD CONSTRAINT "unfinished_work_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unfinished_work" ADD CONSTRAINT "unfinished_work_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "format_requests" ADD CONSTRAINT "format_requests_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "format_requests" ADD CONSTRAINT "format_requests_taken_by_accounts_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "format_requests" ADD CONSTRAINT "format_requests_ended_by_accounts_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_taken_by_accounts_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_withdrawn_by_accounts_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_by_id_accounts_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retention_runs" ADD CONSTRAINT "retention_runs_agreed_by_accounts_id_fk" FOREIGN KEY ("agreed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_removed_by_accounts_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_removed_by_accounts_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faqs" ADD CONSTRAINT "faqs_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_uploader_id_accounts_id_fk" FOREIGN KEY ("uploader_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_keeps" ADD CONSTRAINT "media_keeps_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_pages" ADD CONSTRAINT "newsletter_pages_newsletter_id_newsletters_id_fk" FOREIGN KEY ("newsletter_id") REFERENCES "public"."newsletters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletters" ADD CONSTRAINT "newsletters_removed_by_accounts_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletters" ADD CONSTRAINT "newsletters_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programs" ADD CONSTRAINT "programs_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authenticator_apps" ADD CONSTRAINT "authenticator_apps_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_accounts_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_checks" ADD CONSTRAINT "audit_checks_checked_by_accounts_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "riders" ADD CONSTRAINT "riders_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_closures" ADD CONSTRAINT "service_closures_added_by_accounts_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_drafts_changed" ON "application_drafts" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "application_drafts_application" ON "application_drafts" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "application_events_listed" ON "application_events" USING btree ("application_id","at");--> statement-breakpoint
CREATE INDEX "application_events_by" ON "application_events" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "application_events_message" ON "application_events" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "application_events_sent" ON "application_events" USING btree ("by_id","at") WHERE "application_events"."message_id" is not null;--> statement-breakpoint
CREATE INDEX "applications_listed" ON "applications" USING btree ("received_at","id");--> statement-breakpoint
CREATE INDEX "applications_open" ON "applications" USING btree ("state","received_at","id") WHERE "applications"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "applications_person" ON "applications" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "applications_assignee" ON "applications" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "applications_taken_by" ON "applications" USING btree ("taken_by");--> statement-breakpoint
CREATE INDEX "proof_originals_came" ON "proof_originals" USING btree ("came_at");--> statement-breakpoint
CREATE INDEX "proof_pictures_application" ON "proof_pictures" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "proof_pictures_asked_by" ON "proof_pictures" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "unfinished_work_listed" ON "unfinished_work" USING btree ("account_id","saved_at");--> statement-breakpoint
CREATE INDEX "unfinished_work_saved" ON "unfinished_work" USING btree ("saved_at");--> statement-breakpoint
CREATE INDEX "unfinished_work_application" ON "unfinished_work" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "format_requests_waiting" ON "format_requests" USING btree ("due_on","id") WHERE "format_requests"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "format_requests_ended" ON "format_requests" USING btree ("ended_at","id");--> statement-breakpoint
CREATE INDEX "format_requests_person" ON "format_requests" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "format_requests_taken_by" ON "format_requests" USING btree ("taken_by");--> statement-breakpoint
CREATE INDEX "format_requests_ended_by" ON "format_requests" USING btree ("ended_by");--> statement-breakpoint
CREATE INDEX "consent_proofs_found" ON "consent_proofs" USING btree ("phone_index","name_index");--> statement-breakpoint
CREATE INDEX "consent_proofs_ended" ON "consent_proofs" USING btree ("ended_on");--> statement-breakpoint
CREATE INDEX "consents_person" ON "consents" USING btree ("person_id","given_at");--> statement-breakpoint
CREATE INDEX "consents_taken_by" ON "consents" USING btree ("taken_by");--> statement-breakpoint
CREATE INDEX "consents_withdrawn_by" ON "consents" USING btree ("withdrawn_by");--> statement-breakpoint
CREATE INDEX "erasures_day" ON "erasures" USING btree ("day");--> statement-breakpoint
CREATE INDEX "erasures_by" ON "erasures" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "persons_name" ON "persons" USING btree ("name_index");--> statement-breakpoint
CREATE INDEX "persons_initials" ON "persons" USING btree ("initials_index");--> statement-breakpoint
CREATE INDEX "persons_phone" ON "persons" USING btree ("phone_index");--> statement-breakpoint
CREATE INDEX "persons_phone_end" ON "persons" USING btree ("phone_end_index");--> statement-breakpoint
CREATE INDEX "persons_guardian_phone" ON "persons" USING btree ("guardian_phone_index");--> statement-breakpoint
CREATE INDEX "persons_guardian_phone_end" ON "persons" USING btree ("guardian_phone_end_index");--> statement-breakpoint
CREATE UNIQUE INDEX "retention_runs_open" ON "retention_runs" USING btree ("class") WHERE "retention_runs"."state" <> 'done';--> statement-breakpoint
CREATE INDEX "retention_runs_listed" ON "retention_runs" USING btree ("counted_at","id");--> statement-breakpoint
CREATE INDEX "retention_runs_agreed_by" ON "retention_runs" USING btree ("agreed_by");--> statement-breakpoint
CREATE UNIQUE INDEX "posts_number" ON "posts" USING btree ("board","number") WHERE "posts"."number" is not null;--> statement-breakpoint
CREATE INDEX "posts_listed" ON "posts" USING btree ("board","published_at","id") WHERE "posts"."listed" and "posts"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "posts_due" ON "posts" USING btree ("board","published_at","id") WHERE "posts"."listed" and "posts"."removed_at" is null and "posts"."number" is null;--> statement-breakpoint
CREATE INDEX "posts_pinned" ON "posts" USING btree ("board","pinned_until") WHERE "posts"."listed" and "posts"."removed_at" is null and "posts"."pinned_until" is not null;--> statement-breakpoint
CREATE INDEX "posts_unlisted" ON "posts" USING btree ("board","updated_at","id") WHERE "posts"."removed_at" is null and (not "posts"."listed" or "posts"."number" is null);--> statement-breakpoint
CREATE INDEX "posts_removed" ON "posts" USING btree ("board","removed_at","id") WHERE "posts"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "posts_removed_by" ON "posts" USING btree ("removed_by") WHERE "posts"."removed_by" is not null;--> statement-breakpoint
CREATE INDEX "posts_changed" ON "posts" USING btree ("board","updated_at","id") WHERE "posts"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "posts_author" ON "posts" USING btree ("author_id","board","updated_at","id");--> statement-breakpoint
CREATE INDEX "posts_title" ON "posts" USING gin (string_to_array(lower("title"), null));--> statement-breakpoint
CREATE INDEX "drafts_account" ON "drafts" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "events_last_on" ON "events" USING btree ("last_on","id") WHERE "events"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "events_removed" ON "events" USING btree ("removed_at") WHERE "events"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "events_removed_by" ON "events" USING btree ("removed_by") WHERE "events"."removed_by" is not null;--> statement-breakpoint
CREATE INDEX "events_changed" ON "events" USING btree ("updated_at","id") WHERE "events"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "events_author" ON "events" USING btree ("author_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "events_title" ON "events" USING gin (string_to_array(lower("title"), null));--> statement-breakpoint
CREATE INDEX "faqs_author" ON "faqs" USING btree ("author_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "faqs_changed" ON "faqs" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "broken_links_since" ON "broken_links" USING btree ("since");--> statement-breakpoint
CREATE INDEX "broken_links_seen" ON "broken_links" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "media_uploader" ON "media" USING btree ("uploader_id","created_at");--> statement-breakpoint
CREATE INDEX "media_unkept" ON "media" USING btree ("unkept_since") WHERE "media"."unkept_since" is not null;--> statement-breakpoint
CREATE INDEX "media_keeps_media" ON "media_keeps" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "newsletters_published" ON "newsletters" USING btree ("published_on","id") WHERE "newsletters"."is_listed" and "newsletters"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "newsletters_removed" ON "newsletters" USING btree ("removed_at") WHERE "newsletters"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "newsletters_removed_by" ON "newsletters" USING btree ("removed_by") WHERE "newsletters"."removed_by" is not null;--> statement-breakpoint
CREATE INDEX "newsletters_changed" ON "newsletters" USING btree ("updated_at","id") WHERE "newsletters"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "newsletters_kept" ON "newsletters" USING btree ("updated_at","id") WHERE "newsletters"."removed_at" is null and not "newsletters"."is_listed";--> statement-breakpoint
CREATE INDEX "newsletters_author" ON "newsletters" USING btree ("author_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "newsletters_title" ON "newsletters" USING gin (string_to_array(lower("title"), null));--> statement-breakpoint
CREATE UNIQUE INDEX "newsletters_number_unique" ON "newsletters" USING btree ("number") WHERE "newsletters"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "pages_author" ON "pages" USING btree ("author_id","updated_at","key");--> statement-breakpoint
CREATE INDEX "pages_changed" ON "pages" USING btree ("updated_at","key");--> statement-breakpoint
CREATE INDEX "programs_author" ON "programs" USING btree ("author_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "programs_changed" ON "programs" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "search_entries_terms" ON "search_entries" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "search_entries_at" ON "search_entries" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "search_entries_kind_at" ON "search_entries" USING btree ("kind","at","id");--> statement-breakpoint
CREATE INDEX "search_entries_section_at" ON "search_entries" USING btree ("section","at","id");--> statement-breakpoint
CREATE INDEX "search_entries_visible_from" ON "search_entries" USING btree ("visible_from") WHERE "search_entries"."visible_from" > '-infinity';--> statement-breakpoint
CREATE INDEX "search_entries_visible_until" ON "search_entries" USING btree ("visible_until") WHERE "search_entries"."visible_until" < 'infinity';--> statement-breakpoint
CREATE INDEX "search_entries_indexed_at" ON "search_entries" USING btree ("indexed_at");--> statement-breakpoint
CREATE INDEX "search_entries_path" ON "search_entries" USING btree ("path");--> statement-breakpoint
CREATE INDEX "search_words_initials" ON "search_words" USING btree ("initials" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_letters" ON "search_words" USING btree ("letters" text_pattern_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email_unique" ON "accounts" USING btree (lower("email")) WHERE "accounts"."state" <> 'pending';--> statement-breakpoint
CREATE INDEX "accounts_email" ON "accounts" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "account_links_account_id" ON "account_links" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "account_links_expires_at" ON "account_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_account_id" ON "passkeys" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "recovery_codes_account_id" ON "recovery_codes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_account_id" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_email_unique" ON "invitations" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "invitations_invited_by" ON "invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "audit_checks_checked_by" ON "audit_checks" USING btree ("checked_by");--> statement-breakpoint
CREATE INDEX "messages_listed" ON "messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "messages_unsettled" ON "messages" USING btree ("state","created_at","id") WHERE "messages"."state" not in ('sent', 'copied');--> statement-breakpoint
CREATE INDEX "messages_to_drop" ON "messages" USING btree ("settled_at") WHERE "messages"."recipient" is not null;--> statement-breakpoint
CREATE INDEX "revisions_author" ON "revisions" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "backup_runs_newest" ON "backup_runs" USING btree ("kind","finished_at");--> statement-breakpoint
CREATE INDEX "service_closures_added_by" ON "service_closures" USING btree ("added_by");
--> statement-breakpoint
-- A record is added to and never changed or removed.
revoke update, delete on table revisions, erasures, audit_checks from kidney_app;--> statement-breakpoint
-- What happened, who agreed and what came in goes with its case, and is not changed.
revoke update on table application_events, consent_proofs, proof_originals, media_keeps, recovery_codes from kidney_app;--> statement-breakpoint
-- Kept for good: there is one a place, a key or a run, or it is ended in another way.
revoke delete on table accounts, settings, facts, pages, board_counters, board_months, link_checks, retention_runs from kidney_app;--> statement-breakpoint
-- The command line writes these, as the owner.
revoke insert, update, delete on table backup_runs from kidney_app;--> statement-breakpoint
-- The application may not delete accounts. Who was refused, or never answered, has to be forgotten all the same.
create function forget_pending_account(account integer) returns boolean
language sql security definer set search_path = public, pg_temp
as $$
  with forgotten as (delete from accounts where id = account and state = 'pending' returning id)
  select exists (select from forgotten)
$$;--> statement-breakpoint
revoke all on function forget_pending_account(integer) from public;--> statement-breakpoint
grant execute on function forget_pending_account(integer) to kidney_app;--> statement-breakpoint
-- Views are written into the row again and again: with room beside it, no index has to follow.
alter table posts set (fillfactor = 85);--> statement-breakpoint
-- The application may not touch revisions. When the bin has let go of a post, what the post once said has to go with it.
create function forget_revisions_of_post(post integer) returns void
language sql security definer set search_path = public, pg_temp
as $$
  delete from revisions
  where subject = 'post' and subject_key = post::text and not exists (select from posts where id = post)
$$;--> statement-breakpoint
revoke all on function forget_revisions_of_post(integer) from public;--> statement-breakpoint
grant execute on function forget_revisions_of_post(integer) to kidney_app;
