CREATE TABLE "leave_pictures" (
	"user_file_id" integer PRIMARY KEY NOT NULL,
	"leave_id" integer NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leave_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leave_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"class_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"key" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_by_id" integer,
	"decided_at" timestamp with time zone,
	"answer" text DEFAULT '' NOT NULL,
	CONSTRAINT "leave_requests_key" CHECK ("leave_requests"."key" ~ '^[0-9a-f]{32}$'),
	CONSTRAINT "leave_requests_days" CHECK ("leave_requests"."first_day" <= "leave_requests"."last_day")
);
--> statement-breakpoint
CREATE TABLE "leave_uploads" (
	"upload_id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"user_file_id" integer,
	"began_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lesson_answers" (
	"question_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"choice" smallint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_answers_question_id_user_id_pk" PRIMARY KEY("question_id","user_id"),
	CONSTRAINT "lesson_answers_choice" CHECK ("lesson_answers"."choice" between 0 and 3)
);
--> statement-breakpoint
CREATE TABLE "lesson_questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lesson_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lesson_id" integer NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "lesson_calls" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lesson_calls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lesson_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"actor_id" integer,
	"outcome" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lesson_mark_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lesson_mark_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lesson_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"actor_id" integer,
	"source" text NOT NULL,
	"from" text,
	"to" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lesson_marks" (
	"lesson_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"state" text NOT NULL,
	"device" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_marks_lesson_id_user_id_pk" PRIMARY KEY("lesson_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "lesson_tries" (
	"lesson_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"other_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_tries_lesson_id_user_id_other_id_pk" PRIMARY KEY("lesson_id","user_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "lessons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lessons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"class_id" integer NOT NULL,
	"secret" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"is_late" boolean,
	"late_after" smallint,
	"began_at" timestamp with time zone DEFAULT now() NOT NULL,
	"roll_ended_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "leave_pictures" ADD CONSTRAINT "leave_pictures_user_file_id_user_files_id_fk" FOREIGN KEY ("user_file_id") REFERENCES "public"."user_files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_pictures" ADD CONSTRAINT "leave_pictures_leave_id_leave_requests_id_fk" FOREIGN KEY ("leave_id") REFERENCES "public"."leave_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_requests" ADD CONSTRAINT "leave_requests_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_requests" ADD CONSTRAINT "leave_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_requests" ADD CONSTRAINT "leave_requests_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_uploads" ADD CONSTRAINT "leave_uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_uploads" ADD CONSTRAINT "leave_uploads_user_file_id_user_files_id_fk" FOREIGN KEY ("user_file_id") REFERENCES "public"."user_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_answers" ADD CONSTRAINT "lesson_answers_question_id_lesson_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."lesson_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_answers" ADD CONSTRAINT "lesson_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_questions" ADD CONSTRAINT "lesson_questions_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_calls" ADD CONSTRAINT "lesson_calls_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_calls" ADD CONSTRAINT "lesson_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_calls" ADD CONSTRAINT "lesson_calls_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_mark_events" ADD CONSTRAINT "lesson_mark_events_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_mark_events" ADD CONSTRAINT "lesson_mark_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_mark_events" ADD CONSTRAINT "lesson_mark_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_marks" ADD CONSTRAINT "lesson_marks_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_marks" ADD CONSTRAINT "lesson_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_tries" ADD CONSTRAINT "lesson_tries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_tries" ADD CONSTRAINT "lesson_tries_other_id_users_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_tries" ADD CONSTRAINT "lesson_tries_lesson" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leave_pictures_leave_id_index" ON "leave_pictures" USING btree ("leave_id");--> statement-breakpoint
CREATE UNIQUE INDEX "leave_requests_user_id_key_index" ON "leave_requests" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "leave_requests_class_id_user_id_index" ON "leave_requests" USING btree ("class_id","user_id");--> statement-breakpoint
CREATE INDEX "leave_requests_decided_by_id_index" ON "leave_requests" USING btree ("decided_by_id");--> statement-breakpoint
CREATE INDEX "leave_requests_waiting" ON "leave_requests" USING btree ("class_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "leave_uploads_user_id_began_at_index" ON "leave_uploads" USING btree ("user_id","began_at");--> statement-breakpoint
CREATE INDEX "leave_uploads_user_file_id_index" ON "leave_uploads" USING btree ("user_file_id");--> statement-breakpoint
CREATE INDEX "leave_uploads_began_at_index" ON "leave_uploads" USING btree ("began_at");--> statement-breakpoint
CREATE INDEX "lesson_answers_user_id_index" ON "lesson_answers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "lesson_questions_lesson_id_index" ON "lesson_questions" USING btree ("lesson_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lesson_questions_one_open" ON "lesson_questions" USING btree ("lesson_id") WHERE "lesson_questions"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "lesson_calls_lesson_id_user_id_index" ON "lesson_calls" USING btree ("lesson_id","user_id");--> statement-breakpoint
CREATE INDEX "lesson_calls_user_id_index" ON "lesson_calls" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "lesson_calls_actor_id_index" ON "lesson_calls" USING btree ("actor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lesson_calls_one_open" ON "lesson_calls" USING btree ("lesson_id") WHERE "lesson_calls"."outcome" is null;--> statement-breakpoint
CREATE INDEX "lesson_mark_events_lesson_id_user_id_index" ON "lesson_mark_events" USING btree ("lesson_id","user_id");--> statement-breakpoint
CREATE INDEX "lesson_mark_events_user_id_index" ON "lesson_mark_events" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "lesson_mark_events_actor_id_index" ON "lesson_mark_events" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "lesson_marks_user_id_index" ON "lesson_marks" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lesson_marks_one_device" ON "lesson_marks" USING btree ("lesson_id","device");--> statement-breakpoint
CREATE INDEX "lesson_tries_user_id_index" ON "lesson_tries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "lesson_tries_other_id_index" ON "lesson_tries" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "lessons_class_id_began_at_index" ON "lessons" USING btree ("class_id","began_at");--> statement-breakpoint
CREATE UNIQUE INDEX "lessons_one_running" ON "lessons" USING btree ("class_id") WHERE "lessons"."ended_at" is null;