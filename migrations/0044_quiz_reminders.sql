ALTER TABLE "quiz_attempts" ADD COLUMN "heard_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
UPDATE "quiz_attempts" SET "heard_at" = "handed_in_at" WHERE "status" = 'handedIn';
