CREATE TABLE "remarkings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "remarkings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"quiz_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"version_id" integer NOT NULL,
	"way" text NOT NULL,
	"raised" integer NOT NULL,
	"lowered" integer NOT NULL,
	"remarked_by" integer,
	"remarked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attempt_answers" ADD COLUMN "granted" text;--> statement-breakpoint
ALTER TABLE "mark_changes" ADD COLUMN "remarking_id" integer;--> statement-breakpoint
ALTER TABLE "remarkings" ADD CONSTRAINT "remarkings_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remarkings" ADD CONSTRAINT "remarkings_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remarkings" ADD CONSTRAINT "remarkings_version_id_question_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."question_versions"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remarkings" ADD CONSTRAINT "remarkings_remarked_by_users_id_fk" FOREIGN KEY ("remarked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "remarkings_quiz_id_question_id_index" ON "remarkings" USING btree ("quiz_id","question_id");--> statement-breakpoint
CREATE INDEX "remarkings_question_id_index" ON "remarkings" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "remarkings_version_id_index" ON "remarkings" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "remarkings_remarked_by_index" ON "remarkings" USING btree ("remarked_by");--> statement-breakpoint
ALTER TABLE "mark_changes" ADD CONSTRAINT "mark_changes_remarking_id_remarkings_id_fk" FOREIGN KEY ("remarking_id") REFERENCES "public"."remarkings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mark_changes_remarking_id_index" ON "mark_changes" USING btree ("remarking_id");