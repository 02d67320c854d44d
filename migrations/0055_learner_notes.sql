CREATE TABLE "notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"key" text NOT NULL,
	"course_id" integer NOT NULL,
	"chapter_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"second" real,
	"page" integer,
	"words" text,
	"words_before" text,
	"words_after" text,
	"body" text NOT NULL,
	"plain" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"saves" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notes_key" CHECK ("notes"."key" ~ '^[0-9a-f]{32}$'),
	CONSTRAINT "notes_anchor" CHECK (num_nonnulls("notes"."second", "notes"."page", "notes"."words") <= 1)
);
--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_chapter_id_course_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."course_chapters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_item_id_course_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."course_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notes_user_id_key_index" ON "notes" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "notes_user_id_updated_at_index" ON "notes" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "notes_user_id_course_id_chapter_id_index" ON "notes" USING btree ("user_id","course_id","chapter_id");--> statement-breakpoint
CREATE INDEX "notes_course_id_index" ON "notes" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "notes_chapter_id_index" ON "notes" USING btree ("chapter_id");--> statement-breakpoint
CREATE INDEX "notes_item_id_index" ON "notes" USING btree ("item_id");