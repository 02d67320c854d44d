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
CREATE INDEX "task_answer_files_user_file_id_index" ON "task_answer_files" USING btree ("user_file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "task_answers_item_id_user_id_index" ON "task_answers" USING btree ("item_id","user_id");--> statement-breakpoint
CREATE INDEX "task_answers_user_id_index" ON "task_answers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "task_answers_course_id_handed_in_at_index" ON "task_answers" USING btree ("course_id","handed_in_at");--> statement-breakpoint
CREATE INDEX "task_answers_waiting" ON "task_answers" USING btree ("course_id","handed_in_at") WHERE hand_ins > commented_hand_in;--> statement-breakpoint
CREATE UNIQUE INDEX "task_comments_answer_id_key_index" ON "task_comments" USING btree ("answer_id","key");--> statement-breakpoint
CREATE INDEX "task_comments_author_id_index" ON "task_comments" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "task_uploads_answer_id_index" ON "task_uploads" USING btree ("answer_id");--> statement-breakpoint
CREATE INDEX "task_uploads_user_file_id_index" ON "task_uploads" USING btree ("user_file_id");--> statement-breakpoint
CREATE INDEX "task_uploads_began_at_index" ON "task_uploads" USING btree ("began_at");