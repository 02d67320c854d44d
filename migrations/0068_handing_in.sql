CREATE TABLE "homework_annotations" (
	"work_id" integer NOT NULL,
	"hand_in" integer NOT NULL,
	"user_file_id" integer NOT NULL,
	"page" smallint NOT NULL,
	"shapes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"saves" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "homework_annotations_work_id_hand_in_user_file_id_page_pk" PRIMARY KEY("work_id","hand_in","user_file_id","page")
);
--> statement-breakpoint
ALTER TABLE "homework" ADD COLUMN "recording_minutes" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "homework" ADD COLUMN "names_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "homework" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "homework_exports" ADD COLUMN "student_id" integer;--> statement-breakpoint
ALTER TABLE "homework_exports" ADD COLUMN "photos" text DEFAULT 'apart' NOT NULL;--> statement-breakpoint
ALTER TABLE "homework_annotations" ADD CONSTRAINT "homework_annotations_hand_in" FOREIGN KEY ("work_id","hand_in") REFERENCES "public"."homework_hand_ins"("work_id","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_annotations" ADD CONSTRAINT "homework_annotations_file" FOREIGN KEY ("work_id","user_file_id") REFERENCES "public"."homework_work_files"("work_id","user_file_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "homework_annotations_work_id_user_file_id_index" ON "homework_annotations" USING btree ("work_id","user_file_id");--> statement-breakpoint
ALTER TABLE "homework_exports" ADD CONSTRAINT "homework_exports_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "homework_untold" ON "homework" USING btree ("visible_from") WHERE state = 'published' and told_at is null;--> statement-breakpoint
CREATE INDEX "homework_exports_student_id_index" ON "homework_exports" USING btree ("student_id");--> statement-breakpoint
UPDATE "homework" SET "told_at" = coalesce("published_at", now()) WHERE "state" = 'published' AND ("visible_from" IS NULL OR "visible_from" <= now());