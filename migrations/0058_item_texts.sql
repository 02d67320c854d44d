CREATE TABLE "course_item_texts" (
	"item_id" integer NOT NULL,
	"part" smallint NOT NULL,
	"text" text NOT NULL,
	"found" "tsvector",
	CONSTRAINT "course_item_texts_item_id_part_pk" PRIMARY KEY("item_id","part")
);
--> statement-breakpoint
ALTER TABLE "course_item_texts" ADD CONSTRAINT "course_item_texts_item_id_course_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."course_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_item_texts_found" ON "course_item_texts" USING gin ("found");--> statement-breakpoint
CREATE INDEX "course_item_texts_unread" ON "course_item_texts" USING btree ("item_id") WHERE "course_item_texts"."found" is null;--> statement-breakpoint
-- The texts of courses that exist are written by the job that renews search words (search-words.ts).
UPDATE "course_search" SET "version" = 0;--> statement-breakpoint
-- The words inside are cut again, by the jobs of their rooms, with the pairs of Chinese characters.
UPDATE "film_cues" SET "found" = NULL WHERE "found" IS NOT NULL;--> statement-breakpoint
UPDATE "document_pages" SET "found" = NULL WHERE "found" IS NOT NULL;
