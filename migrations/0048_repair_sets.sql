CREATE TABLE "repair_questions" (
	"set_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "repair_questions_set_id_question_id_pk" PRIMARY KEY("set_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "repair_sets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "repair_sets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"title" text NOT NULL,
	"due_on" date,
	"given_by" integer,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "repair_questions" ADD CONSTRAINT "repair_questions_set_id_repair_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."repair_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repair_questions" ADD CONSTRAINT "repair_questions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repair_sets" ADD CONSTRAINT "repair_sets_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repair_sets" ADD CONSTRAINT "repair_sets_given_by_users_id_fk" FOREIGN KEY ("given_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "repair_questions_question_id_index" ON "repair_questions" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "repair_sets_course_id_index" ON "repair_sets" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "repair_sets_given_by_index" ON "repair_sets" USING btree ("given_by");