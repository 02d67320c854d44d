ALTER TABLE "document_pages" ADD COLUMN "found" "tsvector";--> statement-breakpoint
ALTER TABLE "film_cues" ADD COLUMN "found" "tsvector";--> statement-breakpoint
CREATE INDEX "document_pages_found" ON "document_pages" USING gin ("found");--> statement-breakpoint
CREATE INDEX "document_pages_unread" ON "document_pages" USING btree ("file_id") WHERE "document_pages"."found" is null;--> statement-breakpoint
CREATE INDEX "film_cues_found" ON "film_cues" USING gin ("found");--> statement-breakpoint
CREATE INDEX "film_cues_unread" ON "film_cues" USING btree ("subtitle_id") WHERE "film_cues"."found" is null;