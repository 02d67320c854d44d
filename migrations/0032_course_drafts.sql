CREATE TABLE "course_staff" (
	"course_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"may_edit" boolean DEFAULT true NOT NULL,
	"may_release" boolean DEFAULT false NOT NULL,
	"may_see_learners" boolean DEFAULT false NOT NULL,
	"invited_at" timestamp with time zone DEFAULT now() NOT NULL,
	"accepted_at" timestamp with time zone,
	CONSTRAINT "course_staff_course_id_user_id_pk" PRIMARY KEY("course_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "courses" ALTER COLUMN "category_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "course_teachers" ADD COLUMN "avatar_user_file_id" integer;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "draft_id" integer;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "textbook_id" integer;--> statement-breakpoint
ALTER TABLE "course_staff" ADD CONSTRAINT "course_staff_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_staff" ADD CONSTRAINT "course_staff_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_staff_user_id_index" ON "course_staff" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "course_teachers" ADD CONSTRAINT "course_teachers_avatar_user_file_id_user_files_id_fk" FOREIGN KEY ("avatar_user_file_id") REFERENCES "public"."user_files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_textbook_id_textbooks_id_fk" FOREIGN KEY ("textbook_id") REFERENCES "public"."textbooks"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_teachers_avatar_user_file_id_index" ON "course_teachers" USING btree ("avatar_user_file_id");--> statement-breakpoint
CREATE INDEX "courses_textbook_id_index" ON "courses" USING btree ("textbook_id");--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_draftId_unique" UNIQUE("draft_id");