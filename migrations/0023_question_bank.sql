CREATE TABLE "question_files" (
	"version_id" integer NOT NULL,
	"user_file_id" integer NOT NULL,
	CONSTRAINT "question_files_version_id_user_file_id_pk" PRIMARY KEY("version_id","user_file_id")
);
--> statement-breakpoint
CREATE TABLE "question_folder_shares" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "question_folder_shares_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"folder_id" integer NOT NULL,
	"user_id" integer,
	"school_id" integer,
	"right" text DEFAULT 'read' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "question_folder_shares_one" CHECK (num_nonnulls(user_id, school_id) = 1)
);
--> statement-breakpoint
CREATE TABLE "question_folders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "question_folders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"parent_id" integer,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_tagged" (
	"question_id" integer NOT NULL,
	"tag_id" integer NOT NULL,
	CONSTRAINT "question_tagged_question_id_tag_id_pk" PRIMARY KEY("question_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "question_tags" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "question_tags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "question_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question_id" integer NOT NULL,
	"number" integer NOT NULL,
	"body" jsonb NOT NULL,
	"author_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"fixed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "paper_questions" (
	"section_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"version_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"points" numeric(6, 2) NOT NULL,
	CONSTRAINT "paper_questions_section_id_question_id_pk" PRIMARY KEY("section_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "paper_sections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "paper_sections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"paper_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"intro_en" text DEFAULT '' NOT NULL,
	"printed_total" numeric(8, 2)
);
--> statement-breakpoint
CREATE TABLE "papers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "papers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"name" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"printed_total" numeric(8, 2),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "former_questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "former_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer,
	"type" text NOT NULL,
	"stem" text NOT NULL,
	"stem_en" text,
	"explanation" text DEFAULT '' NOT NULL,
	"explanation_en" text,
	"difficulty" smallint DEFAULT 2 NOT NULL,
	"topic" text DEFAULT '' NOT NULL,
	"truth" boolean,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- The questions of quizzes move aside until quizzes read the new ones; every row stays.
INSERT INTO "former_questions" ("id", "owner_id", "type", "stem", "stem_en", "explanation", "explanation_en", "difficulty", "topic", "truth", "created_at")
OVERRIDING SYSTEM VALUE
SELECT "id", "owner_id", "type", "stem", "stem_en", "explanation", "explanation_en", "difficulty", "topic", "truth", "created_at" FROM "questions";
--> statement-breakpoint
SELECT setval('former_questions_id_seq', (SELECT coalesce(max("id"), 0) + 1 FROM "questions"), false);
--> statement-breakpoint
ALTER TABLE "attempt_answers" DROP CONSTRAINT "attempt_answers_question_id_questions_id_fk";
--> statement-breakpoint
ALTER TABLE "question_blank_answers" DROP CONSTRAINT "question_blank_answers_question_id_questions_id_fk";
--> statement-breakpoint
ALTER TABLE "question_options" DROP CONSTRAINT "question_options_question_id_questions_id_fk";
--> statement-breakpoint
ALTER TABLE "quiz_questions" DROP CONSTRAINT "quiz_questions_question_id_questions_id_fk";
--> statement-breakpoint
ALTER TABLE "wrong_questions" DROP CONSTRAINT "wrong_questions_question_id_questions_id_fk";
--> statement-breakpoint
DELETE FROM "questions";
--> statement-breakpoint
DROP INDEX "questions_owner_id_index";--> statement-breakpoint
DROP INDEX "questions_topic_index";--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "folder_id" integer;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "status" text DEFAULT 'draft' NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "points" numeric(6, 2) DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "title" text NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "title_en" text NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "words" "tsvector" NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "question_files" ADD CONSTRAINT "question_files_version_id_question_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."question_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_files" ADD CONSTRAINT "question_files_user_file_id_user_files_id_fk" FOREIGN KEY ("user_file_id") REFERENCES "public"."user_files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_folder_shares" ADD CONSTRAINT "question_folder_shares_folder_id_question_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."question_folders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_folder_shares" ADD CONSTRAINT "question_folder_shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_folder_shares" ADD CONSTRAINT "question_folder_shares_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_folders" ADD CONSTRAINT "question_folders_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_folders" ADD CONSTRAINT "question_folders_parent_id_question_folders_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."question_folders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_tagged" ADD CONSTRAINT "question_tagged_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_tagged" ADD CONSTRAINT "question_tagged_tag_id_question_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."question_tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_tags" ADD CONSTRAINT "question_tags_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_versions" ADD CONSTRAINT "question_versions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_versions" ADD CONSTRAINT "question_versions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_questions" ADD CONSTRAINT "paper_questions_section_id_paper_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."paper_sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_questions" ADD CONSTRAINT "paper_questions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_questions" ADD CONSTRAINT "paper_questions_version_id_question_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."question_versions"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_sections" ADD CONSTRAINT "paper_sections_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_questions" ADD CONSTRAINT "former_questions_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "question_files_user_file_id_index" ON "question_files" USING btree ("user_file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "question_folder_shares_user" ON "question_folder_shares" USING btree ("folder_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "question_folder_shares_school" ON "question_folder_shares" USING btree ("folder_id","school_id");--> statement-breakpoint
CREATE INDEX "question_folder_shares_user_id_index" ON "question_folder_shares" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "question_folder_shares_school_id_index" ON "question_folder_shares" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "question_folders_parent_id_index" ON "question_folders" USING btree ("parent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "question_folders_name" ON "question_folders" USING btree ("owner_id",coalesce(parent_id, 0),"name");--> statement-breakpoint
CREATE INDEX "question_tagged_tag_id_index" ON "question_tagged" USING btree ("tag_id");--> statement-breakpoint
CREATE UNIQUE INDEX "question_tags_owner_id_name_index" ON "question_tags" USING btree ("owner_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "question_versions_question_id_number_index" ON "question_versions" USING btree ("question_id","number");--> statement-breakpoint
CREATE INDEX "question_versions_author_id_index" ON "question_versions" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "paper_questions_question_id_index" ON "paper_questions" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "paper_questions_version_id_index" ON "paper_questions" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "paper_sections_paper_id_position_index" ON "paper_sections" USING btree ("paper_id","position");--> statement-breakpoint
CREATE INDEX "papers_owner_id_changed_at_index" ON "papers" USING btree ("owner_id","changed_at");--> statement-breakpoint
CREATE INDEX "former_questions_owner_id_index" ON "former_questions" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "former_questions_topic_index" ON "former_questions" USING btree ("topic");--> statement-breakpoint
ALTER TABLE "attempt_answers" ADD CONSTRAINT "attempt_answers_question_id_former_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."former_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_blank_answers" ADD CONSTRAINT "question_blank_answers_question_id_former_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."former_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_options" ADD CONSTRAINT "question_options_question_id_former_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."former_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_folder_id_question_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."question_folders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD CONSTRAINT "quiz_questions_question_id_former_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."former_questions"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrong_questions" ADD CONSTRAINT "wrong_questions_question_id_former_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."former_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "questions_owner_id_changed_at_index" ON "questions" USING btree ("owner_id","changed_at");--> statement-breakpoint
CREATE INDEX "questions_folder_id_changed_at_index" ON "questions" USING btree ("folder_id","changed_at");--> statement-breakpoint
CREATE INDEX "questions_words" ON "questions" USING gin ("words");--> statement-breakpoint
CREATE INDEX "questions_deleted_at_index" ON "questions" USING btree ("deleted_at");--> statement-breakpoint
ALTER TABLE "questions" DROP COLUMN "stem";--> statement-breakpoint
ALTER TABLE "questions" DROP COLUMN "stem_en";--> statement-breakpoint
ALTER TABLE "questions" DROP COLUMN "explanation";--> statement-breakpoint
ALTER TABLE "questions" DROP COLUMN "explanation_en";--> statement-breakpoint
ALTER TABLE "questions" DROP COLUMN "topic";--> statement-breakpoint
ALTER TABLE "questions" DROP COLUMN "truth";