ALTER TABLE "course_items" DROP CONSTRAINT "course_items_preview_file_id_files_id_fk";
--> statement-breakpoint
ALTER TABLE "course_items" DROP CONSTRAINT "course_items_poster_file_id_files_id_fk";
--> statement-breakpoint
DROP INDEX "course_items_preview_file_id_index";--> statement-breakpoint
DROP INDEX "course_items_poster_file_id_index";--> statement-breakpoint
ALTER TABLE "course_items" DROP COLUMN "preview_file_id";--> statement-breakpoint
ALTER TABLE "course_items" DROP COLUMN "poster_file_id";