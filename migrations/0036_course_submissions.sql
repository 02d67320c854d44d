CREATE TABLE "course_submission_files" (
	"submission_id" integer NOT NULL,
	"user_file_id" integer NOT NULL,
	CONSTRAINT "course_submission_files_submission_id_user_file_id_pk" PRIMARY KEY("submission_id","user_file_id")
);
--> statement-breakpoint
CREATE TABLE "course_submission_reasons" (
	"submission_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"key" text NOT NULL,
	"field" text NOT NULL,
	"code" text NOT NULL,
	"zh" text NOT NULL,
	"en" text NOT NULL,
	CONSTRAINT "course_submission_reasons_submission_id_position_pk" PRIMARY KEY("submission_id","position")
);
--> statement-breakpoint
CREATE TABLE "course_submissions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_submissions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"occasion" text NOT NULL,
	"offer" jsonb NOT NULL,
	"submitter_id" integer,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"holder_id" integer,
	"held_at" timestamp with time zone,
	"decider_id" integer,
	"decided_at" timestamp with time zone,
	CONSTRAINT "course_submissions_decided" CHECK (("course_submissions"."state" = 'waiting') = ("course_submissions"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "course_submission_files" ADD CONSTRAINT "course_submission_files_submission_id_course_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."course_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_submission_files" ADD CONSTRAINT "course_submission_files_user_file_id_user_files_id_fk" FOREIGN KEY ("user_file_id") REFERENCES "public"."user_files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_submission_reasons" ADD CONSTRAINT "course_submission_reasons_submission_id_course_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."course_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_submissions" ADD CONSTRAINT "course_submissions_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_submissions" ADD CONSTRAINT "course_submissions_submitter_id_users_id_fk" FOREIGN KEY ("submitter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_submissions" ADD CONSTRAINT "course_submissions_holder_id_users_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_submissions" ADD CONSTRAINT "course_submissions_decider_id_users_id_fk" FOREIGN KEY ("decider_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_submission_files_user_file_id_index" ON "course_submission_files" USING btree ("user_file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "course_submissions_one_waiting" ON "course_submissions" USING btree ("course_id") WHERE "course_submissions"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "course_submissions_course_id_id_index" ON "course_submissions" USING btree ("course_id","id");--> statement-breakpoint
CREATE INDEX "course_submissions_state_submitted_at_index" ON "course_submissions" USING btree ("state","submitted_at");--> statement-breakpoint
CREATE INDEX "course_submissions_submitter_id_index" ON "course_submissions" USING btree ("submitter_id");--> statement-breakpoint
CREATE INDEX "course_submissions_holder_id_index" ON "course_submissions" USING btree ("holder_id");--> statement-breakpoint
CREATE INDEX "course_submissions_decider_id_index" ON "course_submissions" USING btree ("decider_id");