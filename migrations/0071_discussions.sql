CREATE TABLE "discussion_pictures" (
	"user_file_id" integer PRIMARY KEY NOT NULL,
	"topic_id" integer,
	"reply_id" integer,
	"position" smallint NOT NULL,
	CONSTRAINT "discussion_pictures_of_one" CHECK (num_nonnulls("discussion_pictures"."topic_id", "discussion_pictures"."reply_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "discussion_uploads" (
	"upload_id" text PRIMARY KEY NOT NULL,
	"author_id" integer NOT NULL,
	"user_file_id" integer,
	"began_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discussion_closed_comments" (
	"announcement_id" integer PRIMARY KEY NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discussion_followers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "discussion_followers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"topic_id" integer,
	"announcement_id" integer,
	"user_id" integer NOT NULL,
	"follows" boolean DEFAULT true NOT NULL,
	CONSTRAINT "discussion_followers_of_one" CHECK (num_nonnulls("discussion_followers"."topic_id", "discussion_followers"."announcement_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "discussion_replies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "discussion_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"author_id" integer NOT NULL,
	"key" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"hidden_reason" text,
	"hidden_words" text DEFAULT '' NOT NULL,
	"topic_id" integer,
	"announcement_id" integer,
	CONSTRAINT "discussion_replies_key" CHECK ("discussion_replies"."key" ~ '^[0-9a-f]{32}$'),
	CONSTRAINT "discussion_replies_of_one" CHECK (num_nonnulls("discussion_replies"."topic_id", "discussion_replies"."announcement_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "discussion_reply_reports" (
	"reply_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"reason" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decider_id" integer,
	CONSTRAINT "discussion_reply_reports_reply_id_user_id_pk" PRIMARY KEY("reply_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "discussion_topic_reports" (
	"topic_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"reason" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decider_id" integer,
	CONSTRAINT "discussion_topic_reports_topic_id_user_id_pk" PRIMARY KEY("topic_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "discussion_topics" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "discussion_topics_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"author_id" integer NOT NULL,
	"key" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"hidden_reason" text,
	"hidden_words" text DEFAULT '' NOT NULL,
	"class_id" integer NOT NULL,
	"title" text NOT NULL,
	"sought" text NOT NULL,
	"pinned_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"reply_count" integer DEFAULT 0 NOT NULL,
	"last_reply_at" timestamp with time zone,
	CONSTRAINT "discussion_topics_key" CHECK ("discussion_topics"."key" ~ '^[0-9a-f]{32}$')
);
--> statement-breakpoint
CREATE TABLE "discussion_visits" (
	"class_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"since_at" timestamp with time zone NOT NULL,
	CONSTRAINT "discussion_visits_class_id_user_id_pk" PRIMARY KEY("class_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "discussions_off" (
	"class_id" integer PRIMARY KEY NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "discussion_pictures" ADD CONSTRAINT "discussion_pictures_user_file_id_user_files_id_fk" FOREIGN KEY ("user_file_id") REFERENCES "public"."user_files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_pictures" ADD CONSTRAINT "discussion_pictures_topic_id_discussion_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."discussion_topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_pictures" ADD CONSTRAINT "discussion_pictures_reply_id_discussion_replies_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."discussion_replies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_uploads" ADD CONSTRAINT "discussion_uploads_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_uploads" ADD CONSTRAINT "discussion_uploads_user_file_id_user_files_id_fk" FOREIGN KEY ("user_file_id") REFERENCES "public"."user_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_closed_comments" ADD CONSTRAINT "discussion_closed_comments_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_followers" ADD CONSTRAINT "discussion_followers_topic_id_discussion_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."discussion_topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_followers" ADD CONSTRAINT "discussion_followers_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_followers" ADD CONSTRAINT "discussion_followers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_replies" ADD CONSTRAINT "discussion_replies_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_replies" ADD CONSTRAINT "discussion_replies_topic_id_discussion_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."discussion_topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_replies" ADD CONSTRAINT "discussion_replies_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_reply_reports" ADD CONSTRAINT "discussion_reply_reports_reply_id_discussion_replies_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."discussion_replies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_reply_reports" ADD CONSTRAINT "discussion_reply_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_reply_reports" ADD CONSTRAINT "discussion_reply_reports_decider_id_users_id_fk" FOREIGN KEY ("decider_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_topic_reports" ADD CONSTRAINT "discussion_topic_reports_topic_id_discussion_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."discussion_topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_topic_reports" ADD CONSTRAINT "discussion_topic_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_topic_reports" ADD CONSTRAINT "discussion_topic_reports_decider_id_users_id_fk" FOREIGN KEY ("decider_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_topics" ADD CONSTRAINT "discussion_topics_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_topics" ADD CONSTRAINT "discussion_topics_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_visits" ADD CONSTRAINT "discussion_visits_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_visits" ADD CONSTRAINT "discussion_visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussions_off" ADD CONSTRAINT "discussions_off_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "discussion_pictures_topic_id_index" ON "discussion_pictures" USING btree ("topic_id");--> statement-breakpoint
CREATE INDEX "discussion_pictures_reply_id_index" ON "discussion_pictures" USING btree ("reply_id");--> statement-breakpoint
CREATE INDEX "discussion_uploads_author_id_began_at_index" ON "discussion_uploads" USING btree ("author_id","began_at");--> statement-breakpoint
CREATE INDEX "discussion_uploads_user_file_id_index" ON "discussion_uploads" USING btree ("user_file_id");--> statement-breakpoint
CREATE INDEX "discussion_uploads_began_at_index" ON "discussion_uploads" USING btree ("began_at");--> statement-breakpoint
CREATE UNIQUE INDEX "discussion_followers_topic_id_user_id_index" ON "discussion_followers" USING btree ("topic_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "discussion_followers_announcement_id_user_id_index" ON "discussion_followers" USING btree ("announcement_id","user_id");--> statement-breakpoint
CREATE INDEX "discussion_followers_user_id_index" ON "discussion_followers" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "discussion_replies_author_id_key_index" ON "discussion_replies" USING btree ("author_id","key");--> statement-breakpoint
CREATE INDEX "discussion_replies_topic_id_created_at_index" ON "discussion_replies" USING btree ("topic_id","created_at");--> statement-breakpoint
CREATE INDEX "discussion_replies_announcement_id_created_at_index" ON "discussion_replies" USING btree ("announcement_id","created_at");--> statement-breakpoint
CREATE INDEX "discussion_reply_reports_user_id_index" ON "discussion_reply_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "discussion_reply_reports_decider_id_index" ON "discussion_reply_reports" USING btree ("decider_id");--> statement-breakpoint
CREATE INDEX "discussion_reply_reports_state_created_at_index" ON "discussion_reply_reports" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "discussion_topic_reports_user_id_index" ON "discussion_topic_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "discussion_topic_reports_decider_id_index" ON "discussion_topic_reports" USING btree ("decider_id");--> statement-breakpoint
CREATE INDEX "discussion_topic_reports_state_created_at_index" ON "discussion_topic_reports" USING btree ("state","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "discussion_topics_author_id_key_index" ON "discussion_topics" USING btree ("author_id","key");--> statement-breakpoint
CREATE INDEX "discussion_topics_class_id_created_at_index" ON "discussion_topics" USING btree ("class_id","created_at");--> statement-breakpoint
CREATE INDEX "discussion_visits_user_id_index" ON "discussion_visits" USING btree ("user_id");