CREATE TABLE "certificate_keys" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"did" text NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "certificate_keys_one" CHECK ("certificate_keys"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "certificate_offers" (
	"course_id" integer PRIMARY KEY NOT NULL,
	"offered" boolean NOT NULL,
	"template" text NOT NULL,
	"institution" text NOT NULL,
	"institution_en" text NOT NULL,
	"signer" text NOT NULL,
	"signer_en" text NOT NULL,
	"signer_title" text DEFAULT '' NOT NULL,
	"signer_title_en" text DEFAULT '' NOT NULL,
	"hours" smallint NOT NULL,
	"seal_file_id" integer,
	"signature_file_id" integer,
	"valid_months" smallint,
	"shows_mark" boolean NOT NULL,
	"asks_fee" boolean NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "certificates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"course_id" integer,
	"user_id" integer,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"course" text NOT NULL,
	"course_en" text NOT NULL,
	"template" text NOT NULL,
	"institution" text NOT NULL,
	"institution_en" text NOT NULL,
	"signer" text NOT NULL,
	"signer_en" text NOT NULL,
	"signer_title" text DEFAULT '' NOT NULL,
	"signer_title_en" text DEFAULT '' NOT NULL,
	"hours" smallint NOT NULL,
	"seal_file_id" integer,
	"signature_file_id" integer,
	"mark" smallint,
	"completed_on" date NOT NULL,
	"issued_on" date NOT NULL,
	"expires_on" date,
	"paid" integer DEFAULT 0 NOT NULL,
	"pdf_file_id" integer,
	"jpg_file_id" integer,
	"credential" text,
	"replaces_id" integer,
	"revoked_at" timestamp with time zone,
	"revoked_reason" text,
	"revoked_words" text DEFAULT '' NOT NULL,
	"asked_name" text DEFAULT '' NOT NULL,
	"asked_name_en" text DEFAULT '' NOT NULL,
	"asked_words" text DEFAULT '' NOT NULL,
	"asked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "certificates_code_unique" UNIQUE("code"),
	CONSTRAINT "certificates_replacesId_unique" UNIQUE("replaces_id"),
	CONSTRAINT "certificates_revoked" CHECK (("certificates"."revoked_at" is null) = ("certificates"."revoked_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "course_item_texts" (
	"item_id" integer NOT NULL,
	"part" smallint NOT NULL,
	"text" text NOT NULL,
	"found" "tsvector",
	CONSTRAINT "course_item_texts_item_id_part_pk" PRIMARY KEY("item_id","part")
);
--> statement-breakpoint
CREATE TABLE "interaction_followers" (
	"interaction_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "interaction_followers_interaction_id_user_id_pk" PRIMARY KEY("interaction_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "interaction_me_too" (
	"interaction_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "interaction_me_too_interaction_id_user_id_pk" PRIMARY KEY("interaction_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "interaction_replies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "interaction_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"author_id" integer NOT NULL,
	"key" text NOT NULL,
	"body" text NOT NULL,
	"by_teacher" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"hidden_reason" text,
	"hidden_words" text DEFAULT '' NOT NULL,
	"interaction_id" integer NOT NULL,
	CONSTRAINT "interaction_replies_key" CHECK ("interaction_replies"."key" ~ '^[0-9a-f]{32}$')
);
--> statement-breakpoint
CREATE TABLE "interaction_reply_reports" (
	"reply_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"reason" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decider_id" integer,
	CONSTRAINT "interaction_reply_reports_reply_id_user_id_pk" PRIMARY KEY("reply_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "interaction_reports" (
	"interaction_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"reason" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decider_id" integer,
	CONSTRAINT "interaction_reports_interaction_id_user_id_pk" PRIMARY KEY("interaction_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "interactions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "interactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"author_id" integer NOT NULL,
	"key" text NOT NULL,
	"body" text NOT NULL,
	"by_teacher" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"hidden_reason" text,
	"hidden_words" text DEFAULT '' NOT NULL,
	"course_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"second" real,
	"page" integer,
	"words" text,
	"words_before" text,
	"words_after" text,
	"sought" text NOT NULL,
	"vector" "tsvector" NOT NULL,
	"is_private" boolean DEFAULT false NOT NULL,
	"accepted_reply_id" integer,
	"deleted_at" timestamp with time zone,
	"reply_count" integer DEFAULT 0 NOT NULL,
	"me_too_count" integer DEFAULT 0 NOT NULL,
	"last_reply_at" timestamp with time zone,
	"first_teacher_reply_at" timestamp with time zone,
	CONSTRAINT "interactions_key" CHECK ("interactions"."key" ~ '^[0-9a-f]{32}$'),
	CONSTRAINT "interactions_anchor" CHECK (num_nonnulls("interactions"."second", "interactions"."page", "interactions"."words") <= 1)
);
--> statement-breakpoint
CREATE TABLE "course_completions" (
	"user_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"completed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_completions_user_id_course_id_pk" PRIMARY KEY("user_id","course_id")
);
--> statement-breakpoint
ALTER TABLE "course_items" ADD COLUMN "added_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "no_skipping" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "in_order" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "certificate_offers" ADD CONSTRAINT "certificate_offers_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_offers" ADD CONSTRAINT "certificate_offers_seal_file_id_files_id_fk" FOREIGN KEY ("seal_file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_offers" ADD CONSTRAINT "certificate_offers_signature_file_id_files_id_fk" FOREIGN KEY ("signature_file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_seal_file_id_files_id_fk" FOREIGN KEY ("seal_file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_signature_file_id_files_id_fk" FOREIGN KEY ("signature_file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_pdf_file_id_files_id_fk" FOREIGN KEY ("pdf_file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_jpg_file_id_files_id_fk" FOREIGN KEY ("jpg_file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_replaces_id_certificates_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."certificates"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_item_texts" ADD CONSTRAINT "course_item_texts_item_id_course_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."course_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interaction_followers" ADD CONSTRAINT "interaction_followers_interaction_id_interactions_id_fk" FOREIGN KEY ("interaction_id") REFERENCES "public"."interactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interaction_followers" ADD CONSTRAINT "interaction_followers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interaction_me_too" ADD CONSTRAINT "interaction_me_too_interaction_id_interactions_id_fk" FOREIGN KEY ("interaction_id") REFERENCES "public"."interactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interaction_me_too" ADD CONSTRAINT "interaction_me_too_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interaction_replies" ADD CONSTRAINT "interaction_replies_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interaction_replies" ADD CONSTRAINT "interaction_replies_interaction_id_interactions_id_fk" FOREIGN KEY ("interaction_id") REFERENCES "public"."interactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interaction_reply_reports" ADD CONSTRAINT "interaction_reply_reports_reply_id_interaction_replies_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."interaction_replies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interaction_reply_reports" ADD CONSTRAINT "interaction_reply_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interaction_reply_reports" ADD CONSTRAINT "interaction_reply_reports_decider_id_users_id_fk" FOREIGN KEY ("decider_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interaction_reports" ADD CONSTRAINT "interaction_reports_interaction_id_interactions_id_fk" FOREIGN KEY ("interaction_id") REFERENCES "public"."interactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interaction_reports" ADD CONSTRAINT "interaction_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interaction_reports" ADD CONSTRAINT "interaction_reports_decider_id_users_id_fk" FOREIGN KEY ("decider_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interactions" ADD CONSTRAINT "interactions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interactions" ADD CONSTRAINT "interactions_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interactions" ADD CONSTRAINT "interactions_item_id_course_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."course_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interactions" ADD CONSTRAINT "interactions_accepted_reply_id_interaction_replies_id_fk" FOREIGN KEY ("accepted_reply_id") REFERENCES "public"."interaction_replies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_completions" ADD CONSTRAINT "course_completions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_completions" ADD CONSTRAINT "course_completions_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificate_offers_seal_file_id_index" ON "certificate_offers" USING btree ("seal_file_id");--> statement-breakpoint
CREATE INDEX "certificate_offers_signature_file_id_index" ON "certificate_offers" USING btree ("signature_file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_one_claim" ON "certificates" USING btree ("user_id","course_id") WHERE "certificates"."replaces_id" is null;--> statement-breakpoint
CREATE INDEX "certificates_user_id_id_index" ON "certificates" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "certificates_course_id_id_index" ON "certificates" USING btree ("course_id","id");--> statement-breakpoint
CREATE INDEX "certificates_seal_file_id_index" ON "certificates" USING btree ("seal_file_id");--> statement-breakpoint
CREATE INDEX "certificates_signature_file_id_index" ON "certificates" USING btree ("signature_file_id");--> statement-breakpoint
CREATE INDEX "certificates_pdf_file_id_index" ON "certificates" USING btree ("pdf_file_id");--> statement-breakpoint
CREATE INDEX "certificates_jpg_file_id_index" ON "certificates" USING btree ("jpg_file_id");--> statement-breakpoint
CREATE INDEX "course_item_texts_found" ON "course_item_texts" USING gin ("found");--> statement-breakpoint
CREATE INDEX "course_item_texts_unread" ON "course_item_texts" USING btree ("item_id") WHERE "course_item_texts"."found" is null;--> statement-breakpoint
CREATE INDEX "interaction_followers_user_id_index" ON "interaction_followers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "interaction_me_too_user_id_index" ON "interaction_me_too" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "interaction_replies_author_id_key_index" ON "interaction_replies" USING btree ("author_id","key");--> statement-breakpoint
CREATE INDEX "interaction_replies_interaction_id_created_at_index" ON "interaction_replies" USING btree ("interaction_id","created_at");--> statement-breakpoint
CREATE INDEX "interaction_reply_reports_user_id_index" ON "interaction_reply_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "interaction_reply_reports_decider_id_index" ON "interaction_reply_reports" USING btree ("decider_id");--> statement-breakpoint
CREATE INDEX "interaction_reply_reports_state_created_at_index" ON "interaction_reply_reports" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "interaction_reports_user_id_index" ON "interaction_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "interaction_reports_decider_id_index" ON "interaction_reports" USING btree ("decider_id");--> statement-breakpoint
CREATE INDEX "interaction_reports_state_created_at_index" ON "interaction_reports" USING btree ("state","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "interactions_author_id_key_index" ON "interactions" USING btree ("author_id","key");--> statement-breakpoint
CREATE INDEX "interactions_course_id_created_at_index" ON "interactions" USING btree ("course_id","created_at");--> statement-breakpoint
CREATE INDEX "interactions_item_id_index" ON "interactions" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "interactions_accepted_reply_id_index" ON "interactions" USING btree ("accepted_reply_id");--> statement-breakpoint
CREATE INDEX "interactions_unanswered" ON "interactions" USING btree ("course_id","created_at") WHERE first_teacher_reply_at is null and accepted_reply_id is null and deleted_at is null and not by_teacher;--> statement-breakpoint
CREATE INDEX "course_completions_course_id_completed_at_index" ON "course_completions" USING btree ("course_id","completed_at");--> statement-breakpoint
UPDATE "course_items" i SET "added_at" = c.created_at FROM courses c WHERE c.id = i.course_id;--> statement-breakpoint
-- The texts of courses that exist are written by the job that renews search words (search-words.ts).
UPDATE "course_search" SET "version" = 0;--> statement-breakpoint
-- The words inside are cut again, by the jobs of their rooms, with the pairs of Chinese characters.
UPDATE "film_cues" SET "found" = NULL WHERE "found" IS NOT NULL;--> statement-breakpoint
UPDATE "document_pages" SET "found" = NULL WHERE "found" IS NOT NULL;
