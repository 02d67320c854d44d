-- Parts of this are written by hand (rows of courses become user files): new tables get a migration of their own.
CREATE TABLE "file_folders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "file_folders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"parent_id" integer,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "file_folders_name" UNIQUE NULLS NOT DISTINCT("owner_id","parent_id","name")
);
--> statement-breakpoint
CREATE TABLE "file_uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" integer NOT NULL,
	"name" text NOT NULL,
	"size" bigint NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'arriving' NOT NULL,
	"failure" text,
	"sha256" text,
	"user_file_id" integer,
	"lease" text,
	"lease_until" timestamp with time zone,
	"began_at" timestamp with time zone DEFAULT now() NOT NULL,
	"touched_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_file_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_file_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_file_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"replaced_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer,
	"folder_id" integer,
	"name" text NOT NULL,
	"file_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "course_items" DROP CONSTRAINT "course_items_what";--> statement-breakpoint
ALTER TABLE "course_items" DROP CONSTRAINT "course_items_file_id_files_id_fk";
--> statement-breakpoint
ALTER TABLE "courses" DROP CONSTRAINT "courses_cover_file_id_files_id_fk";
--> statement-breakpoint
DROP INDEX "course_items_file_id_index";--> statement-breakpoint
DROP INDEX "courses_cover_file_id_index";--> statement-breakpoint
ALTER TABLE "course_items" ADD COLUMN "user_file_id" integer;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "cover_user_file_id" integer;--> statement-breakpoint
-- Files of courses become files of the course's owner, which other rooms name.
INSERT INTO "user_files" ("owner_id", "name", "file_id")
	SELECT DISTINCT ON (f."id") c."owner_id", f."name", f."id" FROM "files" f
	JOIN (SELECT "course_id", "file_id" FROM "course_items" UNION ALL SELECT "id", "cover_file_id" FROM "courses") i ON i."file_id" = f."id"
	JOIN "courses" c ON c."id" = i."course_id" ORDER BY f."id", c."id";--> statement-breakpoint
UPDATE "course_items" i SET "user_file_id" = u."id" FROM "user_files" u WHERE u."file_id" = i."file_id";--> statement-breakpoint
UPDATE "courses" c SET "cover_user_file_id" = u."id" FROM "user_files" u WHERE u."file_id" = c."cover_file_id";--> statement-breakpoint
ALTER TABLE "file_folders" ADD CONSTRAINT "file_folders_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_folders" ADD CONSTRAINT "file_folders_parent_id_file_folders_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."file_folders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_uploads" ADD CONSTRAINT "file_uploads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_uploads" ADD CONSTRAINT "file_uploads_user_file_id_user_files_id_fk" FOREIGN KEY ("user_file_id") REFERENCES "public"."user_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_file_versions" ADD CONSTRAINT "user_file_versions_user_file_id_user_files_id_fk" FOREIGN KEY ("user_file_id") REFERENCES "public"."user_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_file_versions" ADD CONSTRAINT "user_file_versions_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_files" ADD CONSTRAINT "user_files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_files" ADD CONSTRAINT "user_files_folder_id_file_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."file_folders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_files" ADD CONSTRAINT "user_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_folders_parent_id_index" ON "file_folders" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "file_uploads_owner_id_began_at_index" ON "file_uploads" USING btree ("owner_id","began_at");--> statement-breakpoint
CREATE INDEX "file_uploads_user_file_id_index" ON "file_uploads" USING btree ("user_file_id");--> statement-breakpoint
CREATE INDEX "file_uploads_touched_at_index" ON "file_uploads" USING btree ("touched_at") WHERE "file_uploads"."state" <> 'done';--> statement-breakpoint
CREATE INDEX "user_file_versions_user_file_id_index" ON "user_file_versions" USING btree ("user_file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_file_versions_file_id_index" ON "user_file_versions" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "user_file_versions_replaced_at_index" ON "user_file_versions" USING btree ("replaced_at");--> statement-breakpoint
CREATE INDEX "user_files_owner_id_changed_at_index" ON "user_files" USING btree ("owner_id","changed_at");--> statement-breakpoint
CREATE INDEX "user_files_folder_id_index" ON "user_files" USING btree ("folder_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_files_file_id_index" ON "user_files" USING btree ("file_id");--> statement-breakpoint
ALTER TABLE "course_items" ADD CONSTRAINT "course_items_user_file_id_user_files_id_fk" FOREIGN KEY ("user_file_id") REFERENCES "public"."user_files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_cover_user_file_id_user_files_id_fk" FOREIGN KEY ("cover_user_file_id") REFERENCES "public"."user_files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_items_user_file_id_index" ON "course_items" USING btree ("user_file_id");--> statement-breakpoint
CREATE INDEX "courses_cover_user_file_id_index" ON "courses" USING btree ("cover_user_file_id");--> statement-breakpoint
ALTER TABLE "course_items" DROP COLUMN "file_id";--> statement-breakpoint
ALTER TABLE "courses" DROP COLUMN "cover_file_id";--> statement-breakpoint
ALTER TABLE "course_items" ADD CONSTRAINT "course_items_what" CHECK (case when "course_items"."kind" = 'quiz' then "course_items"."quiz_id" is not null else "course_items"."user_file_id" is not null end);