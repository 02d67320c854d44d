CREATE TABLE "note_exports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "note_exports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"format" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"percent" smallint DEFAULT 0 NOT NULL,
	"locale" text NOT NULL,
	"course_id" integer,
	"keyword" text NOT NULL,
	"notes" integer NOT NULL,
	"file_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "note_frames" (
	"key" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"user_file_id" integer,
	"note_id" integer,
	"began_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "note_frames_key" CHECK ("note_frames"."key" ~ '^[0-9a-f]{32}$')
);
--> statement-breakpoint
ALTER TABLE "note_exports" ADD CONSTRAINT "note_exports_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_exports" ADD CONSTRAINT "note_exports_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_exports" ADD CONSTRAINT "note_exports_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_frames" ADD CONSTRAINT "note_frames_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_frames" ADD CONSTRAINT "note_frames_user_file_id_user_files_id_fk" FOREIGN KEY ("user_file_id") REFERENCES "public"."user_files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_frames" ADD CONSTRAINT "note_frames_note_id_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."notes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "note_exports_owner_id_created_at_index" ON "note_exports" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "note_exports_file_id_index" ON "note_exports" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "note_exports_course_id_index" ON "note_exports" USING btree ("course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "note_frames_user_file_id_index" ON "note_frames" USING btree ("user_file_id");--> statement-breakpoint
CREATE INDEX "note_frames_user_id_began_at_index" ON "note_frames" USING btree ("user_id","began_at");--> statement-breakpoint
CREATE INDEX "note_frames_note_id_index" ON "note_frames" USING btree ("note_id");--> statement-breakpoint
CREATE INDEX "note_frames_began_at_index" ON "note_frames" USING btree ("began_at") WHERE "note_frames"."note_id" is null;