CREATE TABLE "result_samples" (
	"quiz_id" integer NOT NULL,
	"year" smallint NOT NULL,
	"taken_at" timestamp with time zone DEFAULT now() NOT NULL,
	"results" jsonb NOT NULL,
	CONSTRAINT "result_samples_quiz_id_year_pk" PRIMARY KEY("quiz_id","year")
);
--> statement-breakpoint
ALTER TABLE "attempt_answers" ADD COLUMN "key_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quiz_attempts" ADD COLUMN "arranged" text;--> statement-breakpoint
ALTER TABLE "result_samples" ADD CONSTRAINT "result_samples_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- An arranged attempt did not say of which kind it was.
UPDATE "quiz_attempts" SET "arranged" = 'makeUp' WHERE "replaces";--> statement-breakpoint
ALTER TABLE "quiz_attempts" DROP COLUMN "replaces";