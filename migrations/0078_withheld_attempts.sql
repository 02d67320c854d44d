ALTER TABLE "homework_works" ADD COLUMN "extra_minutes" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz_attempts" ADD COLUMN "withheld" text;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "show_pass" boolean DEFAULT true NOT NULL;--> statement-breakpoint
UPDATE "quizzes" SET "show_pass" = false WHERE "id" IN (SELECT "quiz_id" FROM "homework_quizzes");
