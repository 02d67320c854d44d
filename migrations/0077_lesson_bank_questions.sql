ALTER TABLE "lesson_answers" ADD COLUMN "choices" smallint[];--> statement-breakpoint
UPDATE "lesson_answers" SET "choices" = ARRAY["choice"];--> statement-breakpoint
ALTER TABLE "lesson_answers" ALTER COLUMN "choices" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "lesson_answers" DROP CONSTRAINT "lesson_answers_choice";--> statement-breakpoint
ALTER TABLE "lesson_answers" DROP COLUMN "choice";--> statement-breakpoint
ALTER TABLE "lesson_questions" ADD COLUMN "bank_question_id" integer;--> statement-breakpoint
ALTER TABLE "lesson_questions" ADD COLUMN "version_id" integer;--> statement-breakpoint
ALTER TABLE "lesson_questions" ADD COLUMN "options" smallint DEFAULT 4 NOT NULL;--> statement-breakpoint
ALTER TABLE "lesson_questions" ADD COLUMN "is_multiple" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "lesson_questions" ADD COLUMN "key_shown_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lesson_questions" ADD CONSTRAINT "lesson_questions_bank_question_id_questions_id_fk" FOREIGN KEY ("bank_question_id") REFERENCES "public"."questions"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_questions" ADD CONSTRAINT "lesson_questions_version_id_question_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."question_versions"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lesson_questions_bank_question_id_index" ON "lesson_questions" USING btree ("bank_question_id");--> statement-breakpoint
CREATE INDEX "lesson_questions_version_id_index" ON "lesson_questions" USING btree ("version_id");--> statement-breakpoint
ALTER TABLE "lesson_answers" ADD CONSTRAINT "lesson_answers_choices" CHECK (cardinality("lesson_answers"."choices") > 0);--> statement-breakpoint
ALTER TABLE "lesson_questions" ADD CONSTRAINT "lesson_questions_bank" CHECK (("lesson_questions"."bank_question_id" is null) = ("lesson_questions"."version_id" is null));--> statement-breakpoint
ALTER TABLE "lesson_questions" ADD CONSTRAINT "lesson_questions_key" CHECK ("lesson_questions"."key_shown_at" is null or "lesson_questions"."closed_at" is not null);