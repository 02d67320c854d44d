ALTER TABLE "course_items" ADD COLUMN "pages" integer;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "key_shown" text DEFAULT 'answered' NOT NULL;--> statement-breakpoint
ALTER TABLE "study_progress" ADD COLUMN "pages" integer[] DEFAULT '{}' NOT NULL;