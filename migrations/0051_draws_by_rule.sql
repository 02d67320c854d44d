ALTER TABLE "quiz_draws" ADD COLUMN "folder_id" integer;--> statement-breakpoint
ALTER TABLE "quiz_draws" ADD COLUMN "rule" jsonb;--> statement-breakpoint
ALTER TABLE "quiz_draws" ADD CONSTRAINT "quiz_draws_folder_id_question_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."question_folders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quiz_draws_folder_id_index" ON "quiz_draws" USING btree ("folder_id");