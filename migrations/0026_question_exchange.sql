CREATE TABLE "question_exports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "question_exports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"format" text NOT NULL,
	"order" jsonb NOT NULL,
	"file_id" integer,
	"questions" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_import_files" (
	"import_id" integer NOT NULL,
	"user_file_id" integer NOT NULL,
	CONSTRAINT "question_import_files_import_id_user_file_id_pk" PRIMARY KEY("import_id","user_file_id")
);
--> statement-breakpoint
CREATE TABLE "question_import_rows" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "question_import_rows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"import_id" integer NOT NULL,
	"position" integer NOT NULL,
	"place" jsonb NOT NULL,
	"number" text,
	"section" smallint,
	"body" jsonb,
	"difficulty" smallint,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"points" numeric(6, 2),
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"source" text NOT NULL,
	"keep" boolean NOT NULL,
	"edited" boolean DEFAULT false NOT NULL,
	"double_of_id" integer,
	"question_id" integer
);
--> statement-breakpoint
CREATE TABLE "question_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "question_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"state" text DEFAULT 'reading' NOT NULL,
	"format" text,
	"name" text NOT NULL,
	"user_file_id" integer,
	"pasted" text,
	"pasted_as" text,
	"encoding" text,
	"sections" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"printed_total" numeric(8, 2),
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"failure" jsonb,
	"folder_id" integer,
	"paper_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"taken_at" timestamp with time zone,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "question_exports" ADD CONSTRAINT "question_exports_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_exports" ADD CONSTRAINT "question_exports_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_import_files" ADD CONSTRAINT "question_import_files_import_id_question_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."question_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_import_files" ADD CONSTRAINT "question_import_files_user_file_id_user_files_id_fk" FOREIGN KEY ("user_file_id") REFERENCES "public"."user_files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_import_rows" ADD CONSTRAINT "question_import_rows_import_id_question_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."question_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_import_rows" ADD CONSTRAINT "question_import_rows_double_of_id_questions_id_fk" FOREIGN KEY ("double_of_id") REFERENCES "public"."questions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_import_rows" ADD CONSTRAINT "question_import_rows_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_imports" ADD CONSTRAINT "question_imports_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_imports" ADD CONSTRAINT "question_imports_user_file_id_user_files_id_fk" FOREIGN KEY ("user_file_id") REFERENCES "public"."user_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_imports" ADD CONSTRAINT "question_imports_folder_id_question_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."question_folders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_imports" ADD CONSTRAINT "question_imports_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."papers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "question_exports_owner_id_created_at_index" ON "question_exports" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "question_exports_file_id_index" ON "question_exports" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "question_import_files_user_file_id_index" ON "question_import_files" USING btree ("user_file_id");--> statement-breakpoint
CREATE INDEX "question_import_rows_import_id_position_index" ON "question_import_rows" USING btree ("import_id","position");--> statement-breakpoint
CREATE INDEX "question_import_rows_double_of_id_index" ON "question_import_rows" USING btree ("double_of_id");--> statement-breakpoint
CREATE INDEX "question_import_rows_question_id_index" ON "question_import_rows" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "question_imports_owner_id_created_at_index" ON "question_imports" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "question_imports_user_file_id_index" ON "question_imports" USING btree ("user_file_id");--> statement-breakpoint
CREATE INDEX "question_imports_folder_id_index" ON "question_imports" USING btree ("folder_id");--> statement-breakpoint
CREATE INDEX "question_imports_paper_id_index" ON "question_imports" USING btree ("paper_id");