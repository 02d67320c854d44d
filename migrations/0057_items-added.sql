ALTER TABLE "course_items" ADD COLUMN "added_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "course_items" i SET "added_at" = c.created_at FROM courses c WHERE c.id = i.course_id;
