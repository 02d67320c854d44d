CREATE TABLE "attempt_leaves" (
	"attempt_id" integer NOT NULL,
	"key" text NOT NULL,
	"left_at" timestamp with time zone NOT NULL,
	"seconds" integer NOT NULL,
	CONSTRAINT "attempt_leaves_attempt_id_key_pk" PRIMARY KEY("attempt_id","key")
);
--> statement-breakpoint
CREATE TABLE "attempt_presence" (
	"attempt_id" integer PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"place" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quiz_allowances" (
	"quiz_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text DEFAULT 'extra' NOT NULL,
	"extra_minutes" smallint DEFAULT 0 NOT NULL,
	"opens_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	"extra_attempts" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quiz_allowances_quiz_id_user_id_pk" PRIMARY KEY("quiz_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "quiz_draws" (
	"quiz_id" integer NOT NULL,
	"number" smallint NOT NULL,
	"count" smallint NOT NULL,
	CONSTRAINT "quiz_draws_quiz_id_number_pk" PRIMARY KEY("quiz_id","number")
);
--> statement-breakpoint
CREATE TABLE "quiz_sections" (
	"quiz_id" integer NOT NULL,
	"number" smallint NOT NULL,
	"name" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"intro_en" text DEFAULT '' NOT NULL,
	CONSTRAINT "quiz_sections_quiz_id_number_pk" PRIMARY KEY("quiz_id","number")
);
--> statement-breakpoint
ALTER TABLE "attempt_answers" ALTER COLUMN "revision" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "attempt_answers" ALTER COLUMN "saved_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "attempt_answers" ALTER COLUMN "saved_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "attempt_answers" ADD COLUMN "position" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempt_answers" ADD COLUMN "section" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempt_answers" ADD COLUMN "points" numeric(6, 2) DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempt_answers" ADD COLUMN "flagged" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "attempt_answers" ADD COLUMN "late_answer" jsonb;--> statement-breakpoint
ALTER TABLE "attempt_answers" ADD COLUMN "late_revision" bigint;--> statement-breakpoint
ALTER TABLE "attempt_answers" ADD COLUMN "late_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quiz_attempts" ADD COLUMN "number" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz_attempts" ADD COLUMN "seed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz_attempts" ADD COLUMN "trial" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz_attempts" ADD COLUMN "ended_by" text;--> statement-breakpoint
ALTER TABLE "quiz_attempts" ADD COLUMN "late" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz_attempts" ADD COLUMN "paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quiz_attempts" ADD COLUMN "paused_seconds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD COLUMN "section" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD COLUMN "draw" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "template" text DEFAULT 'practice' NOT NULL;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "attempts" smallint;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "counts" text DEFAULT 'best' NOT NULL;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "wait_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "time_limit" smallint;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "opens_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "closes_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "late_days" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "entry_minutes" smallint;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "hand_in_after" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "grace_seconds" smallint DEFAULT 60 NOT NULL;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "password" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "shuffle_questions" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "shuffle_options" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "paging" text DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "go_back" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "show_mark" text DEFAULT 'handIn' NOT NULL;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "show_explanation" text DEFAULT 'handIn' NOT NULL;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "show_key" text DEFAULT 'handIn' NOT NULL;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "watch_leaving" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "marks_released_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "keys_released_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "attempt_leaves" ADD CONSTRAINT "attempt_leaves_attempt_id_quiz_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."quiz_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_presence" ADD CONSTRAINT "attempt_presence_attempt_id_quiz_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."quiz_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_allowances" ADD CONSTRAINT "quiz_allowances_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_allowances" ADD CONSTRAINT "quiz_allowances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_draws" ADD CONSTRAINT "quiz_draws_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_sections" ADD CONSTRAINT "quiz_sections_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quiz_allowances_user_id_index" ON "quiz_allowances" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "attempt_answers_late" ON "attempt_answers" USING btree ("attempt_id") WHERE late_at is not null;--> statement-breakpoint
CREATE INDEX "quiz_attempts_open" ON "quiz_attempts" USING btree ("started_at") WHERE status = 'open';--> statement-breakpoint
-- An attempt has its own questions from now on: those of its edition, answered or not.
UPDATE "quiz_attempts" a SET "number" = o.number, "seed" = a.id, "ended_by" = CASE WHEN a.status = 'handedIn' THEN 'learner' END
FROM (SELECT id, row_number() OVER (PARTITION BY quiz_id, user_id ORDER BY id) AS number FROM "quiz_attempts") o WHERE o.id = a.id;--> statement-breakpoint
UPDATE "attempt_answers" w SET "position" = qq.position, "points" = qq.points
FROM "quiz_attempts" a JOIN "quizzes" q ON q.id = a.quiz_id JOIN "quiz_questions" qq ON qq.quiz_id = q.id AND qq.edition = coalesce(a.edition, q.edition)
WHERE w.attempt_id = a.id AND w.question_id = qq.question_id;--> statement-breakpoint
INSERT INTO "attempt_answers" ("attempt_id", "question_id", "version_id", "position", "points", "revision")
SELECT a.id, qq.question_id, qq.version_id, qq.position, qq.points, 0
FROM "quiz_attempts" a JOIN "quizzes" q ON q.id = a.quiz_id JOIN "quiz_questions" qq ON qq.quiz_id = q.id AND qq.edition = coalesce(a.edition, q.edition)
WHERE a.cleared_at IS NULL ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE "quizzes" SET "show_key" = 'never', "show_explanation" = 'never' WHERE "key_shown" = 'none';--> statement-breakpoint
DELETE FROM "quiz_questions" qq USING "quizzes" q WHERE q.id = qq.quiz_id AND qq.edition <> q.edition;--> statement-breakpoint
ALTER TABLE "quiz_questions" DROP CONSTRAINT "quiz_questions_quiz_id_edition_question_id_pk";--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD CONSTRAINT "quiz_questions_quiz_id_question_id_pk" PRIMARY KEY("quiz_id","question_id");--> statement-breakpoint
ALTER TABLE "quiz_attempts" DROP COLUMN "cleared_at";--> statement-breakpoint
ALTER TABLE "quiz_attempts" DROP COLUMN "edition";--> statement-breakpoint
ALTER TABLE "quiz_questions" DROP COLUMN "edition";--> statement-breakpoint
ALTER TABLE "quizzes" DROP COLUMN "key_shown";--> statement-breakpoint
ALTER TABLE "quizzes" DROP COLUMN "edition";--> statement-breakpoint
ALTER TABLE "attempt_answers" DROP CONSTRAINT "attempt_answers_question_id_questions_id_fk";
--> statement-breakpoint
ALTER TABLE "attempt_answers" ADD CONSTRAINT "attempt_answers_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE restrict ON UPDATE no action;
