CREATE TABLE "textbook_favourites" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "textbook_favourites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"folder_id" integer,
	"name" text NOT NULL,
	"name_en" text,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"textbook_id" integer,
	CONSTRAINT "textbook_favourites_once" UNIQUE("user_id","textbook_id")
);
--> statement-breakpoint
CREATE TABLE "sampled_results" (
	"quiz_id" integer NOT NULL,
	"year" smallint NOT NULL,
	"attempt_id" integer NOT NULL,
	"percent" double precision NOT NULL,
	"types" jsonb NOT NULL,
	CONSTRAINT "sampled_results_quiz_id_year_attempt_id_pk" PRIMARY KEY("quiz_id","year","attempt_id")
);
--> statement-breakpoint
CREATE TABLE "course_favourites" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_favourites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"folder_id" integer,
	"name" text NOT NULL,
	"name_en" text,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"course_id" integer,
	CONSTRAINT "course_favourites_once" UNIQUE("user_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "favourite_folders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "favourite_folders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourite_folders_name" UNIQUE("user_id","name")
);
--> statement-breakpoint
CREATE TABLE "notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"key" text NOT NULL,
	"course_id" integer NOT NULL,
	"chapter_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"second" real,
	"page" integer,
	"words" text,
	"words_before" text,
	"words_after" text,
	"body" text NOT NULL,
	"sought" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"saves" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notes_key" CHECK ("notes"."key" ~ '^[0-9a-f]{32}$'),
	CONSTRAINT "notes_anchor" CHECK (num_nonnulls("notes"."second", "notes"."page", "notes"."words") <= 1)
);
--> statement-breakpoint
CREATE TABLE "course_review_helpful" (
	"review_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "course_review_helpful_review_id_user_id_pk" PRIMARY KEY("review_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "course_review_replies" (
	"review_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer,
	"content" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_review_reports" (
	"review_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"reason" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decider_id" integer,
	CONSTRAINT "course_review_reports_review_id_user_id_pk" PRIMARY KEY("review_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "course_reviews" DROP CONSTRAINT "course_reviews_course_id_user_id_pk";--> statement-breakpoint
ALTER TABLE "papers" ADD COLUMN "plan_id" integer;--> statement-breakpoint
ALTER TABLE "papers" ADD COLUMN "choice" text;--> statement-breakpoint
ALTER TABLE "course_reviews" ADD COLUMN "id" integer PRIMARY KEY NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "course_reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "course_reviews" ADD COLUMN "counted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Ratings until now are those of the demo school, and all of them counted.
UPDATE "course_reviews" SET "counted" = true;--> statement-breakpoint
ALTER TABLE "course_reviews" ADD COLUMN "hidden_reason" text;--> statement-breakpoint
ALTER TABLE "course_reviews" ADD COLUMN "hidden_words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "course_reviews" ADD COLUMN "helpful_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "textbook_favourites" ADD CONSTRAINT "textbook_favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "textbook_favourites" ADD CONSTRAINT "textbook_favourites_folder_id_favourite_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."favourite_folders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "textbook_favourites" ADD CONSTRAINT "textbook_favourites_textbook_id_textbooks_id_fk" FOREIGN KEY ("textbook_id") REFERENCES "public"."textbooks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sampled_results" ADD CONSTRAINT "sampled_results_attempt_id_quiz_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."quiz_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sampled_results" ADD CONSTRAINT "sampled_results_quiz_id_year_result_samples_quiz_id_year_fk" FOREIGN KEY ("quiz_id","year") REFERENCES "public"."result_samples"("quiz_id","year") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_favourites" ADD CONSTRAINT "course_favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_favourites" ADD CONSTRAINT "course_favourites_folder_id_favourite_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."favourite_folders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_favourites" ADD CONSTRAINT "course_favourites_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_folders" ADD CONSTRAINT "favourite_folders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_chapter_id_course_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."course_chapters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_item_id_course_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."course_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_review_helpful" ADD CONSTRAINT "course_review_helpful_review_id_course_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."course_reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_review_helpful" ADD CONSTRAINT "course_review_helpful_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_review_replies" ADD CONSTRAINT "course_review_replies_review_id_course_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."course_reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_review_replies" ADD CONSTRAINT "course_review_replies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_review_reports" ADD CONSTRAINT "course_review_reports_review_id_course_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."course_reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_review_reports" ADD CONSTRAINT "course_review_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_review_reports" ADD CONSTRAINT "course_review_reports_decider_id_users_id_fk" FOREIGN KEY ("decider_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "textbook_favourites_textbook_id_index" ON "textbook_favourites" USING btree ("textbook_id");--> statement-breakpoint
CREATE INDEX "textbook_favourites_folder_id_index" ON "textbook_favourites" USING btree ("folder_id");--> statement-breakpoint
CREATE INDEX "sampled_results_attempt_id_index" ON "sampled_results" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "course_favourites_course_id_index" ON "course_favourites" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "course_favourites_folder_id_index" ON "course_favourites" USING btree ("folder_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notes_user_id_key_index" ON "notes" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "notes_user_id_updated_at_index" ON "notes" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "notes_user_id_course_id_chapter_id_index" ON "notes" USING btree ("user_id","course_id","chapter_id");--> statement-breakpoint
CREATE INDEX "notes_course_id_index" ON "notes" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "notes_chapter_id_index" ON "notes" USING btree ("chapter_id");--> statement-breakpoint
CREATE INDEX "notes_item_id_index" ON "notes" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "course_review_helpful_user_id_index" ON "course_review_helpful" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "course_review_replies_user_id_index" ON "course_review_replies" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "course_review_reports_user_id_index" ON "course_review_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "course_review_reports_decider_id_index" ON "course_review_reports" USING btree ("decider_id");--> statement-breakpoint
CREATE INDEX "course_review_reports_state_created_at_index" ON "course_review_reports" USING btree ("state","created_at");--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_plan_id_papers_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."papers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "papers_plan_id_index" ON "papers" USING btree ("plan_id") WHERE plan_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "course_reviews_course_id_user_id_index" ON "course_reviews" USING btree ("course_id","user_id");--> statement-breakpoint
CREATE INDEX "course_reviews_waiting" ON "course_reviews" USING btree ("course_id") WHERE not counted;--> statement-breakpoint
ALTER TABLE "result_samples" DROP COLUMN "results";--> statement-breakpoint
ALTER TABLE "course_reviews" DROP COLUMN "hidden";