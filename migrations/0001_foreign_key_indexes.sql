CREATE INDEX "rotated_credentials_rotated_at_index" ON "rotated_credentials" USING btree ("rotated_at");--> statement-breakpoint
CREATE INDEX "users_avatar_file_id_index" ON "users" USING btree ("avatar_file_id");--> statement-breakpoint
CREATE INDEX "users_school_id_index" ON "users" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "course_item_subtitles_file_id_index" ON "course_item_subtitles" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "course_items_file_id_index" ON "course_items" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "course_items_preview_file_id_index" ON "course_items" USING btree ("preview_file_id");--> statement-breakpoint
CREATE INDEX "course_items_poster_file_id_index" ON "course_items" USING btree ("poster_file_id");--> statement-breakpoint
CREATE INDEX "course_learners_semester_id_index" ON "course_learners" USING btree ("semester_id");--> statement-breakpoint
CREATE INDEX "course_teachers_avatar_file_id_index" ON "course_teachers" USING btree ("avatar_file_id");--> statement-breakpoint
CREATE INDEX "courses_cover_file_id_index" ON "courses" USING btree ("cover_file_id");--> statement-breakpoint
CREATE INDEX "wrong_questions_last_attempt_id_index" ON "wrong_questions" USING btree ("last_attempt_id");--> statement-breakpoint
CREATE INDEX "feedback_attachment_file_id_index" ON "feedback" USING btree ("attachment_file_id");
