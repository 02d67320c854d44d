CREATE TABLE "answer_uploads" (
	"upload_id" text PRIMARY KEY NOT NULL,
	"attempt_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"user_file_id" integer,
	"began_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempt_answer_files" (
	"attempt_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"user_file_id" integer NOT NULL,
	CONSTRAINT "attempt_answer_files_attempt_id_question_id_user_file_id_pk" PRIMARY KEY("attempt_id","question_id","user_file_id")
);
--> statement-breakpoint
ALTER TABLE "answer_uploads" ADD CONSTRAINT "answer_uploads_attempt_id_quiz_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."quiz_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_uploads" ADD CONSTRAINT "answer_uploads_user_file_id_user_files_id_fk" FOREIGN KEY ("user_file_id") REFERENCES "public"."user_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_answer_files" ADD CONSTRAINT "attempt_answer_files_user_file_id_user_files_id_fk" FOREIGN KEY ("user_file_id") REFERENCES "public"."user_files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_answer_files" ADD CONSTRAINT "attempt_answer_files_of_answer" FOREIGN KEY ("attempt_id","question_id") REFERENCES "public"."attempt_answers"("attempt_id","question_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_uploads_attempt_id_question_id_index" ON "answer_uploads" USING btree ("attempt_id","question_id");--> statement-breakpoint
CREATE INDEX "answer_uploads_user_file_id_index" ON "answer_uploads" USING btree ("user_file_id");--> statement-breakpoint
CREATE INDEX "answer_uploads_began_at_index" ON "answer_uploads" USING btree ("began_at");--> statement-breakpoint
CREATE INDEX "attempt_answer_files_user_file_id_index" ON "attempt_answer_files" USING btree ("user_file_id");