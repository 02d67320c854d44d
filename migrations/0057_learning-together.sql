CREATE TABLE "bullet_reports" (
	"bullet_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"reason" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decider_id" integer,
	CONSTRAINT "bullet_reports_bullet_id_user_id_pk" PRIMARY KEY("bullet_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "bullets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bullets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"item_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"key" text NOT NULL,
	"second" integer NOT NULL,
	"words" text NOT NULL,
	"by_teacher" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"hidden_reason" text,
	"hidden_words" text DEFAULT '' NOT NULL,
	CONSTRAINT "bullets_key" CHECK ("bullets"."key" ~ '^[0-9a-f]{32}$'),
	CONSTRAINT "bullets_second" CHECK ("bullets"."second" >= 0)
);
--> statement-breakpoint
CREATE TABLE "film_question_answers" (
	"point_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"first_answer" jsonb NOT NULL,
	"first_right" boolean NOT NULL,
	"last_answer" jsonb NOT NULL,
	"last_right" boolean NOT NULL,
	"tries" integer DEFAULT 1 NOT NULL,
	"client_id" text NOT NULL,
	"first_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "film_question_answers_point_id_user_id_pk" PRIMARY KEY("point_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "film_questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "film_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"second" integer NOT NULL,
	"question_id" integer NOT NULL,
	"version_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "film_questions_second" CHECK ("film_questions"."second" >= 0)
);
--> statement-breakpoint
CREATE TABLE "interaction_pictures" (
	"user_file_id" integer PRIMARY KEY NOT NULL,
	"interaction_id" integer,
	"reply_id" integer,
	"position" smallint NOT NULL,
	CONSTRAINT "interaction_pictures_of_one" CHECK (num_nonnulls("interaction_pictures"."interaction_id", "interaction_pictures"."reply_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "interaction_uploads" (
	"upload_id" text PRIMARY KEY NOT NULL,
	"author_id" integer NOT NULL,
	"user_file_id" integer,
	"began_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "learner_contacts" (
	"course_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"writer_id" integer,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "learner_contacts_course_id_user_id_pk" PRIMARY KEY("course_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "task_answer_files" (
	"answer_id" integer NOT NULL,
	"user_file_id" integer NOT NULL,
	"handed_in" boolean DEFAULT false NOT NULL,
	CONSTRAINT "task_answer_files_answer_id_user_file_id_pk" PRIMARY KEY("answer_id","user_file_id")
);
--> statement-breakpoint
CREATE TABLE "task_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "task_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"photos" integer[] DEFAULT '{}' NOT NULL,
	"files" integer[] DEFAULT '{}' NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"saves" text[] DEFAULT '{}' NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"hand_ins" integer DEFAULT 0 NOT NULL,
	"handed_in_revision" integer DEFAULT 0 NOT NULL,
	"handed_in_at" timestamp with time zone,
	"commented_hand_in" integer DEFAULT 0 NOT NULL,
	"verdict" text
);
--> statement-breakpoint
CREATE TABLE "task_comments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "task_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"answer_id" integer NOT NULL,
	"hand_in" integer NOT NULL,
	"author_id" integer,
	"key" text NOT NULL,
	"text" text NOT NULL,
	"verdict" text,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "task_comments_key" CHECK ("task_comments"."key" ~ '^[0-9a-f]{32}$')
);
--> statement-breakpoint
CREATE TABLE "task_hand_ins" (
	"answer_id" integer NOT NULL,
	"number" integer NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"photos" integer[] DEFAULT '{}' NOT NULL,
	"files" integer[] DEFAULT '{}' NOT NULL,
	"handed_in_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "task_hand_ins_answer_id_number_pk" PRIMARY KEY("answer_id","number")
);
--> statement-breakpoint
CREATE TABLE "task_uploads" (
	"upload_id" text PRIMARY KEY NOT NULL,
	"answer_id" integer,
	"user_file_id" integer,
	"began_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "course_items" ADD COLUMN "hands_in" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "bullet_comments" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "study_progress" ADD COLUMN "playing_rate" real DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bullet_reports" ADD CONSTRAINT "bullet_reports_bullet_id_bullets_id_fk" FOREIGN KEY ("bullet_id") REFERENCES "public"."bullets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bullet_reports" ADD CONSTRAINT "bullet_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bullet_reports" ADD CONSTRAINT "bullet_reports_decider_id_users_id_fk" FOREIGN KEY ("decider_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bullets" ADD CONSTRAINT "bullets_item_id_course_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."course_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bullets" ADD CONSTRAINT "bullets_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_question_answers" ADD CONSTRAINT "film_question_answers_point_id_film_questions_id_fk" FOREIGN KEY ("point_id") REFERENCES "public"."film_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_question_answers" ADD CONSTRAINT "film_question_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_questions" ADD CONSTRAINT "film_questions_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_questions" ADD CONSTRAINT "film_questions_item_id_course_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."course_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_questions" ADD CONSTRAINT "film_questions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_questions" ADD CONSTRAINT "film_questions_version_id_question_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."question_versions"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interaction_pictures" ADD CONSTRAINT "interaction_pictures_user_file_id_user_files_id_fk" FOREIGN KEY ("user_file_id") REFERENCES "public"."user_files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interaction_pictures" ADD CONSTRAINT "interaction_pictures_interaction_id_interactions_id_fk" FOREIGN KEY ("interaction_id") REFERENCES "public"."interactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interaction_pictures" ADD CONSTRAINT "interaction_pictures_reply_id_interaction_replies_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."interaction_replies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interaction_uploads" ADD CONSTRAINT "interaction_uploads_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interaction_uploads" ADD CONSTRAINT "interaction_uploads_user_file_id_user_files_id_fk" FOREIGN KEY ("user_file_id") REFERENCES "public"."user_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learner_contacts" ADD CONSTRAINT "learner_contacts_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learner_contacts" ADD CONSTRAINT "learner_contacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learner_contacts" ADD CONSTRAINT "learner_contacts_writer_id_users_id_fk" FOREIGN KEY ("writer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_answer_files" ADD CONSTRAINT "task_answer_files_answer_id_task_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."task_answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_answer_files" ADD CONSTRAINT "task_answer_files_user_file_id_user_files_id_fk" FOREIGN KEY ("user_file_id") REFERENCES "public"."user_files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_answers" ADD CONSTRAINT "task_answers_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_answers" ADD CONSTRAINT "task_answers_item_id_course_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."course_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_answers" ADD CONSTRAINT "task_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_comments" ADD CONSTRAINT "task_comments_answer_id_task_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."task_answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_comments" ADD CONSTRAINT "task_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_hand_ins" ADD CONSTRAINT "task_hand_ins_answer_id_task_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."task_answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_uploads" ADD CONSTRAINT "task_uploads_answer_id_task_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."task_answers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_uploads" ADD CONSTRAINT "task_uploads_user_file_id_user_files_id_fk" FOREIGN KEY ("user_file_id") REFERENCES "public"."user_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bullet_reports_user_id_index" ON "bullet_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "bullet_reports_decider_id_index" ON "bullet_reports" USING btree ("decider_id");--> statement-breakpoint
CREATE INDEX "bullet_reports_state_created_at_index" ON "bullet_reports" USING btree ("state","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "bullets_author_id_key_index" ON "bullets" USING btree ("author_id","key");--> statement-breakpoint
CREATE INDEX "bullets_item_id_second_id_index" ON "bullets" USING btree ("item_id","second","id");--> statement-breakpoint
CREATE INDEX "bullets_author_id_item_id_index" ON "bullets" USING btree ("author_id","item_id");--> statement-breakpoint
CREATE INDEX "film_question_answers_user_id_index" ON "film_question_answers" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "film_questions_item_id_second_index" ON "film_questions" USING btree ("item_id","second");--> statement-breakpoint
CREATE INDEX "film_questions_course_id_index" ON "film_questions" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "film_questions_question_id_index" ON "film_questions" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "film_questions_version_id_index" ON "film_questions" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "interaction_pictures_interaction_id_index" ON "interaction_pictures" USING btree ("interaction_id");--> statement-breakpoint
CREATE INDEX "interaction_pictures_reply_id_index" ON "interaction_pictures" USING btree ("reply_id");--> statement-breakpoint
CREATE INDEX "interaction_uploads_author_id_began_at_index" ON "interaction_uploads" USING btree ("author_id","began_at");--> statement-breakpoint
CREATE INDEX "interaction_uploads_user_file_id_index" ON "interaction_uploads" USING btree ("user_file_id");--> statement-breakpoint
CREATE INDEX "interaction_uploads_began_at_index" ON "interaction_uploads" USING btree ("began_at");--> statement-breakpoint
CREATE INDEX "learner_contacts_user_id_index" ON "learner_contacts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "learner_contacts_writer_id_index" ON "learner_contacts" USING btree ("writer_id");--> statement-breakpoint
CREATE INDEX "task_answer_files_user_file_id_index" ON "task_answer_files" USING btree ("user_file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "task_answers_item_id_user_id_index" ON "task_answers" USING btree ("item_id","user_id");--> statement-breakpoint
CREATE INDEX "task_answers_user_id_index" ON "task_answers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "task_answers_course_id_handed_in_at_index" ON "task_answers" USING btree ("course_id","handed_in_at");--> statement-breakpoint
CREATE INDEX "task_answers_waiting" ON "task_answers" USING btree ("course_id","handed_in_at") WHERE hand_ins > commented_hand_in;--> statement-breakpoint
CREATE UNIQUE INDEX "task_comments_answer_id_key_index" ON "task_comments" USING btree ("answer_id","key");--> statement-breakpoint
CREATE INDEX "task_comments_author_id_index" ON "task_comments" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "task_uploads_answer_id_index" ON "task_uploads" USING btree ("answer_id");--> statement-breakpoint
CREATE INDEX "task_uploads_user_file_id_index" ON "task_uploads" USING btree ("user_file_id");--> statement-breakpoint
CREATE INDEX "task_uploads_began_at_index" ON "task_uploads" USING btree ("began_at");--> statement-breakpoint
-- Subtitles are cut into words again, now with the beginning of the next one.
UPDATE "film_cues" SET "found" = NULL;--> statement-breakpoint
-- Askers hear of replies without following their own question.
DELETE FROM "interaction_followers" f USING "interactions" q WHERE q."id" = f."interaction_id" AND q."author_id" = f."user_id";
