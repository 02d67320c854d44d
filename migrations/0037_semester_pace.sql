CREATE TABLE "course_semester_weeks" (
	"semester_id" integer NOT NULL,
	"chapter_id" integer NOT NULL,
	"opens_on" date NOT NULL,
	CONSTRAINT "course_semester_weeks_semester_id_chapter_id_pk" PRIMARY KEY("semester_id","chapter_id")
);
--> statement-breakpoint
ALTER TABLE "course_semesters" ADD COLUMN "enrol_from" date;--> statement-breakpoint
ALTER TABLE "course_semesters" ADD COLUMN "enrol_until" date;--> statement-breakpoint
ALTER TABLE "course_semester_weeks" ADD CONSTRAINT "course_semester_weeks_semester_id_course_semesters_id_fk" FOREIGN KEY ("semester_id") REFERENCES "public"."course_semesters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_semester_weeks" ADD CONSTRAINT "course_semester_weeks_chapter_id_course_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."course_chapters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_semester_weeks_chapter_id_index" ON "course_semester_weeks" USING btree ("chapter_id");--> statement-breakpoint
ALTER TABLE "course_semesters" ADD CONSTRAINT "course_semesters_enrolment" CHECK ("course_semesters"."enrol_from" <= "course_semesters"."enrol_until");