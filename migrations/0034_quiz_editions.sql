ALTER TABLE "quizzes" ADD COLUMN "edition" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD COLUMN "edition" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz_questions" DROP CONSTRAINT "quiz_questions_quiz_id_question_id_pk";--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD CONSTRAINT "quiz_questions_quiz_id_edition_question_id_pk" PRIMARY KEY("quiz_id","edition","question_id");--> statement-breakpoint
ALTER TABLE "quiz_attempts" ADD COLUMN "edition" integer;--> statement-breakpoint
ALTER TABLE "quiz_attempts" ADD COLUMN "pass_percent" smallint;--> statement-breakpoint
UPDATE "quiz_attempts" a SET "edition" = 1, "pass_percent" = q."pass_percent" FROM "quizzes" q WHERE q."id" = a."quiz_id" AND a."status" = 'handedIn';
