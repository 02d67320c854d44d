CREATE TABLE "met_questions" (
	"user_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"version_id" integer NOT NULL,
	"quiz_id" integer,
	"course_id" integer,
	"chapter_id" integer,
	"met_at" timestamp with time zone DEFAULT now() NOT NULL,
	"practised_on" date,
	CONSTRAINT "met_questions_user_id_question_id_pk" PRIMARY KEY("user_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "revision_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "revision_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"version_id" integer NOT NULL,
	"client_id" text NOT NULL,
	"kind" text NOT NULL,
	"answer" jsonb NOT NULL,
	"mark" jsonb NOT NULL,
	"judgement" text,
	"rating" smallint,
	"day" date NOT NULL,
	"duration_ms" integer NOT NULL,
	"answered_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "revision_exams" (
	"user_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"exam_on" date NOT NULL,
	CONSTRAINT "revision_exams_user_id_course_id_pk" PRIMARY KEY("user_id","course_id")
);
--> statement-breakpoint
ALTER TABLE "wrong_questions" ADD COLUMN "version_id" integer;--> statement-breakpoint
ALTER TABLE "wrong_questions" ADD COLUMN "quiz_id" integer;--> statement-breakpoint
ALTER TABLE "wrong_questions" ADD COLUMN "course_id" integer;--> statement-breakpoint
ALTER TABLE "wrong_questions" ADD COLUMN "chapter_id" integer;--> statement-breakpoint
ALTER TABLE "wrong_questions" ADD COLUMN "mistake" text;--> statement-breakpoint
ALTER TABLE "wrong_questions" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "wrong_questions" ADD COLUMN "stability" double precision;--> statement-breakpoint
ALTER TABLE "wrong_questions" ADD COLUMN "difficulty" double precision;--> statement-breakpoint
ALTER TABLE "wrong_questions" ADD COLUMN "reps" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "wrong_questions" ADD COLUMN "lapses" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "wrong_questions" ADD COLUMN "revised_on" date;--> statement-breakpoint
ALTER TABLE "wrong_questions" ADD COLUMN "streak" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "wrong_questions" ADD COLUMN "was_fast" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "wrong_questions" ADD COLUMN "mastered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "met_questions" ADD CONSTRAINT "met_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "met_questions" ADD CONSTRAINT "met_questions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "met_questions" ADD CONSTRAINT "met_questions_version_id_question_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."question_versions"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "met_questions" ADD CONSTRAINT "met_questions_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "met_questions" ADD CONSTRAINT "met_questions_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "met_questions" ADD CONSTRAINT "met_questions_chapter_id_course_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."course_chapters"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revision_answers" ADD CONSTRAINT "revision_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revision_answers" ADD CONSTRAINT "revision_answers_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revision_answers" ADD CONSTRAINT "revision_answers_version_id_question_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."question_versions"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revision_exams" ADD CONSTRAINT "revision_exams_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revision_exams" ADD CONSTRAINT "revision_exams_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "met_questions_course" ON "met_questions" USING btree ("user_id","course_id","chapter_id");--> statement-breakpoint
CREATE INDEX "met_questions_question_id_index" ON "met_questions" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "met_questions_version_id_index" ON "met_questions" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "met_questions_quiz_id_index" ON "met_questions" USING btree ("quiz_id");--> statement-breakpoint
CREATE INDEX "met_questions_course_id_index" ON "met_questions" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "met_questions_chapter_id_index" ON "met_questions" USING btree ("chapter_id");--> statement-breakpoint
CREATE UNIQUE INDEX "revision_answers_client" ON "revision_answers" USING btree ("user_id","client_id");--> statement-breakpoint
CREATE INDEX "revision_answers_day" ON "revision_answers" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "revision_answers_duration" ON "revision_answers" USING btree ("question_id","id");--> statement-breakpoint
CREATE INDEX "revision_answers_version_id_index" ON "revision_answers" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "revision_exams_course_id_index" ON "revision_exams" USING btree ("course_id");--> statement-breakpoint
ALTER TABLE "wrong_questions" ADD CONSTRAINT "wrong_questions_version_id_question_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."question_versions"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrong_questions" ADD CONSTRAINT "wrong_questions_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrong_questions" ADD CONSTRAINT "wrong_questions_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrong_questions" ADD CONSTRAINT "wrong_questions_chapter_id_course_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."course_chapters"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wrong_questions_due" ON "wrong_questions" USING btree ("user_id","due_on");--> statement-breakpoint
CREATE INDEX "wrong_questions_version_id_index" ON "wrong_questions" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "wrong_questions_quiz_id_index" ON "wrong_questions" USING btree ("quiz_id");--> statement-breakpoint
CREATE INDEX "wrong_questions_course_id_index" ON "wrong_questions" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "wrong_questions_chapter_id_index" ON "wrong_questions" USING btree ("chapter_id");--> statement-breakpoint
-- What was answered before is met, with the latest attempt's version and place.
INSERT INTO met_questions (user_id, question_id, version_id, quiz_id, course_id, chapter_id, met_at)
SELECT DISTINCT ON (a.user_id, w.question_id) a.user_id, w.question_id, w.version_id, a.quiz_id, i.course_id, i.chapter_id, a.handed_in_at
FROM quiz_attempts a JOIN attempt_answers w ON w.attempt_id = a.id AND w.mark IS NOT NULL
LEFT JOIN course_items i ON i.quiz_id = a.quiz_id AND i.removed_at IS NULL
WHERE a.status = 'handedIn' AND a.user_id IS NOT NULL AND a.handed_in_at IS NOT NULL
ORDER BY a.user_id, w.question_id, a.id DESC, i.id;--> statement-breakpoint
INSERT INTO met_questions (user_id, question_id, version_id)
SELECT w.user_id, w.question_id, v.id FROM wrong_questions w
JOIN LATERAL (SELECT id FROM question_versions v WHERE v.question_id = w.question_id ORDER BY number DESC LIMIT 1) v ON true
ON CONFLICT DO NOTHING;--> statement-breakpoint
-- A question of the former set is due on the day after its last miss, with the memory of a first wrong answer (FSRS-6).
UPDATE wrong_questions w SET version_id = m.version_id, quiz_id = m.quiz_id, course_id = m.course_id, chapter_id = m.chapter_id,
  stability = 0.212, difficulty = 6.4133,
  revised_on = (w.last_wrong_at AT TIME ZONE 'Asia/Shanghai')::date, due_on = (w.last_wrong_at AT TIME ZONE 'Asia/Shanghai')::date + 1
FROM met_questions m WHERE m.user_id = w.user_id AND m.question_id = w.question_id;--> statement-breakpoint
DELETE FROM wrong_questions WHERE version_id IS NULL;--> statement-breakpoint
ALTER TABLE "wrong_questions" ALTER COLUMN "version_id" SET NOT NULL, ALTER COLUMN "due_on" SET NOT NULL, ALTER COLUMN "stability" SET NOT NULL, ALTER COLUMN "difficulty" SET NOT NULL, ALTER COLUMN "revised_on" SET NOT NULL;
