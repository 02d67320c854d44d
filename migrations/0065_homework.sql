CREATE TABLE "homework" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "homework_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"class_id" integer NOT NULL,
	"key" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"title" text NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"full_mark" integer,
	"criteria" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"visible_from" timestamp with time zone,
	"due_at" timestamp with time zone NOT NULL,
	"late_until" timestamp with time zone,
	"late_percent" smallint DEFAULT 0 NOT NULL,
	"late_floor" smallint DEFAULT 0 NOT NULL,
	"audience" text DEFAULT 'all' NOT NULL,
	"photos_most" smallint NOT NULL,
	"files_most" smallint NOT NULL,
	"kinds" text[] NOT NULL,
	"created_by_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp with time zone,
	"released_at" timestamp with time zone,
	CONSTRAINT "homework_late" CHECK ("homework"."late_until" is null or "homework"."late_until" > "homework"."due_at")
);
--> statement-breakpoint
CREATE TABLE "homework_attachments" (
	"homework_id" integer NOT NULL,
	"user_file_id" integer NOT NULL,
	"place" smallint NOT NULL,
	CONSTRAINT "homework_attachments_homework_id_user_file_id_pk" PRIMARY KEY("homework_id","user_file_id")
);
--> statement-breakpoint
CREATE TABLE "homework_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "homework_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"homework_id" integer NOT NULL,
	"kind" text NOT NULL,
	"actor_id" integer,
	"subject_id" integer,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "homework_exports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "homework_exports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"homework_id" integer NOT NULL,
	"owner_id" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"percent" smallint DEFAULT 0 NOT NULL,
	"locale" text NOT NULL,
	"file_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "homework_hand_ins" (
	"work_id" integer NOT NULL,
	"number" integer NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"photos" integer[] DEFAULT '{}' NOT NULL,
	"files" integer[] DEFAULT '{}' NOT NULL,
	"days_late" smallint DEFAULT 0 NOT NULL,
	"handed_in_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "homework_hand_ins_work_id_number_pk" PRIMARY KEY("work_id","number")
);
--> statement-breakpoint
CREATE TABLE "homework_targets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "homework_targets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"homework_id" integer NOT NULL,
	"group_id" integer,
	"user_id" integer,
	CONSTRAINT "homework_targets_one" CHECK (num_nonnulls("homework_targets"."group_id", "homework_targets"."user_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "homework_uploads" (
	"upload_id" text PRIMARY KEY NOT NULL,
	"work_id" integer,
	"user_file_id" integer,
	"began_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "homework_work_files" (
	"work_id" integer NOT NULL,
	"user_file_id" integer NOT NULL,
	"handed_in" boolean DEFAULT false NOT NULL,
	CONSTRAINT "homework_work_files_work_id_user_file_id_pk" PRIMARY KEY("work_id","user_file_id")
);
--> statement-breakpoint
CREATE TABLE "homework_works" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "homework_works_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"homework_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"photos" integer[] DEFAULT '{}' NOT NULL,
	"files" integer[] DEFAULT '{}' NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"saves" text[] DEFAULT '{}' NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"hand_ins" integer DEFAULT 0 NOT NULL,
	"handed_in_revision" integer DEFAULT 0 NOT NULL,
	"handed_in_at" timestamp with time zone,
	"days_late" smallint DEFAULT 0 NOT NULL,
	"extended_to" timestamp with time zone,
	"excused_at" timestamp with time zone,
	"redo_hand_in" integer DEFAULT 0 NOT NULL,
	"redo_due_at" timestamp with time zone,
	"redo_comment" text DEFAULT '' NOT NULL,
	"raw_mark" integer,
	"criteria" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"mark_revision" bigint DEFAULT 0 NOT NULL,
	"marked_hand_in" integer DEFAULT 0 NOT NULL,
	"marked_by_id" integer,
	"marked_at" timestamp with time zone,
	"released_at" timestamp with time zone,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "homework" ADD CONSTRAINT "homework_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework" ADD CONSTRAINT "homework_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_attachments" ADD CONSTRAINT "homework_attachments_homework_id_homework_id_fk" FOREIGN KEY ("homework_id") REFERENCES "public"."homework"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_attachments" ADD CONSTRAINT "homework_attachments_user_file_id_user_files_id_fk" FOREIGN KEY ("user_file_id") REFERENCES "public"."user_files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_events" ADD CONSTRAINT "homework_events_homework_id_homework_id_fk" FOREIGN KEY ("homework_id") REFERENCES "public"."homework"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_events" ADD CONSTRAINT "homework_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_events" ADD CONSTRAINT "homework_events_subject_id_users_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_exports" ADD CONSTRAINT "homework_exports_homework_id_homework_id_fk" FOREIGN KEY ("homework_id") REFERENCES "public"."homework"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_exports" ADD CONSTRAINT "homework_exports_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_exports" ADD CONSTRAINT "homework_exports_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_hand_ins" ADD CONSTRAINT "homework_hand_ins_work_id_homework_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."homework_works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_targets" ADD CONSTRAINT "homework_targets_homework_id_homework_id_fk" FOREIGN KEY ("homework_id") REFERENCES "public"."homework"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_targets" ADD CONSTRAINT "homework_targets_group_id_class_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."class_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_targets" ADD CONSTRAINT "homework_targets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_uploads" ADD CONSTRAINT "homework_uploads_work_id_homework_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."homework_works"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_uploads" ADD CONSTRAINT "homework_uploads_user_file_id_user_files_id_fk" FOREIGN KEY ("user_file_id") REFERENCES "public"."user_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_work_files" ADD CONSTRAINT "homework_work_files_work_id_homework_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."homework_works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_work_files" ADD CONSTRAINT "homework_work_files_user_file_id_user_files_id_fk" FOREIGN KEY ("user_file_id") REFERENCES "public"."user_files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_works" ADD CONSTRAINT "homework_works_homework_id_homework_id_fk" FOREIGN KEY ("homework_id") REFERENCES "public"."homework"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_works" ADD CONSTRAINT "homework_works_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_works" ADD CONSTRAINT "homework_works_marked_by_id_users_id_fk" FOREIGN KEY ("marked_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "homework_class_id_key_index" ON "homework" USING btree ("class_id","key");--> statement-breakpoint
CREATE INDEX "homework_class_id_due_at_index" ON "homework" USING btree ("class_id","due_at");--> statement-breakpoint
CREATE INDEX "homework_created_by_id_index" ON "homework" USING btree ("created_by_id");--> statement-breakpoint
CREATE INDEX "homework_attachments_user_file_id_index" ON "homework_attachments" USING btree ("user_file_id");--> statement-breakpoint
CREATE INDEX "homework_events_homework_id_kind_id_index" ON "homework_events" USING btree ("homework_id","kind","id");--> statement-breakpoint
CREATE INDEX "homework_events_actor_id_index" ON "homework_events" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "homework_events_subject_id_index" ON "homework_events" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "homework_exports_owner_id_created_at_index" ON "homework_exports" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "homework_exports_file_id_index" ON "homework_exports" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "homework_exports_homework_id_index" ON "homework_exports" USING btree ("homework_id");--> statement-breakpoint
CREATE UNIQUE INDEX "homework_targets_homework_id_group_id_index" ON "homework_targets" USING btree ("homework_id","group_id");--> statement-breakpoint
CREATE UNIQUE INDEX "homework_targets_homework_id_user_id_index" ON "homework_targets" USING btree ("homework_id","user_id");--> statement-breakpoint
CREATE INDEX "homework_targets_group_id_index" ON "homework_targets" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "homework_targets_user_id_index" ON "homework_targets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "homework_uploads_work_id_index" ON "homework_uploads" USING btree ("work_id");--> statement-breakpoint
CREATE INDEX "homework_uploads_user_file_id_index" ON "homework_uploads" USING btree ("user_file_id");--> statement-breakpoint
CREATE INDEX "homework_uploads_began_at_index" ON "homework_uploads" USING btree ("began_at");--> statement-breakpoint
CREATE INDEX "homework_work_files_user_file_id_index" ON "homework_work_files" USING btree ("user_file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "homework_works_homework_id_user_id_index" ON "homework_works" USING btree ("homework_id","user_id");--> statement-breakpoint
CREATE INDEX "homework_works_user_id_index" ON "homework_works" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "homework_works_marked_by_id_index" ON "homework_works" USING btree ("marked_by_id");--> statement-breakpoint
CREATE INDEX "homework_works_waiting" ON "homework_works" USING btree ("homework_id") WHERE hand_ins > marked_hand_in and excused_at is null;