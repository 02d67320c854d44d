ALTER TABLE "textbooks" ADD COLUMN "category_id" integer;--> statement-breakpoint
ALTER TABLE "textbooks" ADD CONSTRAINT "textbooks_category_id_subject_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."subject_categories"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "textbooks_category_id_index" ON "textbooks" USING btree ("category_id");