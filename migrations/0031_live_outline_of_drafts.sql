CREATE TABLE "course_item_files" (
	"item_id" integer NOT NULL,
	"user_file_id" integer NOT NULL,
	CONSTRAINT "course_item_files_item_id_user_file_id_pk" PRIMARY KEY("item_id","user_file_id")
);
--> statement-breakpoint
ALTER TABLE "course_items" DROP CONSTRAINT "course_items_what";--> statement-breakpoint
ALTER TABLE "course_items" DROP CONSTRAINT "course_items_user_file_id_user_files_id_fk";
--> statement-breakpoint
ALTER TABLE "course_chapters" ALTER COLUMN "position" SET DATA TYPE integer;--> statement-breakpoint
ALTER TABLE "course_items" ALTER COLUMN "position" SET DATA TYPE integer;--> statement-breakpoint
ALTER TABLE "course_chapters" ADD COLUMN "key" text;--> statement-breakpoint
UPDATE "course_chapters" SET "key" = 'c-' || "id";--> statement-breakpoint
ALTER TABLE "course_chapters" ALTER COLUMN "key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "course_chapters" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "course_items" ADD COLUMN "key" text;--> statement-breakpoint
UPDATE "course_items" SET "key" = 'i-' || "id";--> statement-breakpoint
ALTER TABLE "course_items" ALTER COLUMN "key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "course_items" ADD COLUMN "trial" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "course_items" ADD COLUMN "body" text;--> statement-breakpoint
ALTER TABLE "course_items" ADD COLUMN "body_en" text;--> statement-breakpoint
ALTER TABLE "course_items" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "offered" text DEFAULT 'both' NOT NULL;--> statement-breakpoint
ALTER TABLE "course_item_files" ADD CONSTRAINT "course_item_files_item_id_course_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."course_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_item_files" ADD CONSTRAINT "course_item_files_user_file_id_user_files_id_fk" FOREIGN KEY ("user_file_id") REFERENCES "public"."user_files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_item_files_user_file_id_index" ON "course_item_files" USING btree ("user_file_id");--> statement-breakpoint
ALTER TABLE "course_items" ADD CONSTRAINT "course_items_user_file_id_user_files_id_fk" FOREIGN KEY ("user_file_id") REFERENCES "public"."user_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "course_chapters_course_id_key_index" ON "course_chapters" USING btree ("course_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "course_items_course_id_key_index" ON "course_items" USING btree ("course_id","key");--> statement-breakpoint
ALTER TABLE "course_chapters" ADD CONSTRAINT "course_chapters_key" CHECK ("course_chapters"."key" ~ '^[a-z0-9-]{3,24}$');--> statement-breakpoint
ALTER TABLE "course_items" ADD CONSTRAINT "course_items_key" CHECK ("course_items"."key" ~ '^[a-z0-9-]{3,24}$');--> statement-breakpoint
ALTER TABLE "course_items" ADD CONSTRAINT "course_items_what" CHECK (case when "course_items"."kind" in ('text', 'task') then "course_items"."body" is not null
        else "course_items"."body" is null and "course_items"."body_en" is null and ("course_items"."removed_at" is not null or
          case when "course_items"."kind" = 'quiz' then "course_items"."quiz_id" is not null else "course_items"."user_file_id" is not null end) end);