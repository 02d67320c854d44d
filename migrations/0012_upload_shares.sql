DROP INDEX "file_uploads_touched_at_index";--> statement-breakpoint
ALTER TABLE "file_uploads" ADD COLUMN "folder_id" integer;--> statement-breakpoint
ALTER TABLE "file_uploads" ADD COLUMN "counted" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "file_uploads" ADD COLUMN "shares" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "file_uploads" ADD COLUMN "unscanned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "file_uploads" ADD CONSTRAINT "file_uploads_folder_id_file_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."file_folders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_uploads_folder_id_index" ON "file_uploads" USING btree ("folder_id");--> statement-breakpoint
CREATE INDEX "file_uploads_touched_at_index" ON "file_uploads" USING btree ("touched_at");