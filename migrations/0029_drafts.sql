CREATE TABLE "draft_asides" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "draft_asides_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"draft_id" integer NOT NULL,
	"person_id" integer,
	"key" text NOT NULL,
	"field" text NOT NULL,
	"value" jsonb,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draft_files" (
	"draft_id" integer NOT NULL,
	"key" text NOT NULL,
	"user_file_id" integer NOT NULL,
	CONSTRAINT "draft_files_draft_id_key_user_file_id_pk" PRIMARY KEY("draft_id","key","user_file_id")
);
--> statement-breakpoint
CREATE TABLE "draft_questions" (
	"draft_id" integer NOT NULL,
	"key" text NOT NULL,
	"question_id" integer NOT NULL,
	CONSTRAINT "draft_questions_draft_id_key_question_id_pk" PRIMARY KEY("draft_id","key","question_id")
);
--> statement-breakpoint
CREATE TABLE "draft_records" (
	"draft_id" integer NOT NULL,
	"key" text NOT NULL,
	"value" jsonb,
	"released" jsonb,
	"touched" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"revision" integer NOT NULL,
	CONSTRAINT "draft_records_draft_id_key_pk" PRIMARY KEY("draft_id","key")
);
--> statement-breakpoint
CREATE TABLE "draft_states" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "draft_states_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"draft_id" integer NOT NULL,
	"person_id" integer,
	"kind" text NOT NULL,
	"revision" integer NOT NULL,
	"records" jsonb NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "drafts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "draft_asides" ADD CONSTRAINT "draft_asides_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_asides" ADD CONSTRAINT "draft_asides_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_files" ADD CONSTRAINT "draft_files_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_files" ADD CONSTRAINT "draft_files_user_file_id_user_files_id_fk" FOREIGN KEY ("user_file_id") REFERENCES "public"."user_files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_questions" ADD CONSTRAINT "draft_questions_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_questions" ADD CONSTRAINT "draft_questions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_records" ADD CONSTRAINT "draft_records_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_states" ADD CONSTRAINT "draft_states_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_states" ADD CONSTRAINT "draft_states_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_asides_draft_id_id_index" ON "draft_asides" USING btree ("draft_id","id");--> statement-breakpoint
CREATE INDEX "draft_asides_person_id_index" ON "draft_asides" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "draft_asides_at_index" ON "draft_asides" USING btree ("at");--> statement-breakpoint
CREATE INDEX "draft_files_user_file_id_index" ON "draft_files" USING btree ("user_file_id");--> statement-breakpoint
CREATE INDEX "draft_questions_question_id_index" ON "draft_questions" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "draft_records_draft_id_revision_index" ON "draft_records" USING btree ("draft_id","revision");--> statement-breakpoint
CREATE INDEX "draft_states_draft_id_id_index" ON "draft_states" USING btree ("draft_id","id");--> statement-breakpoint
CREATE INDEX "draft_states_person_id_index" ON "draft_states" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "draft_states_changed_at_index" ON "draft_states" USING btree ("changed_at");