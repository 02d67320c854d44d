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
CREATE INDEX "interactions_unanswered" ON "interactions" USING btree ("course_id","created_at") WHERE first_teacher_reply_at is null and accepted_reply_id is null and deleted_at is null and not by_teacher;