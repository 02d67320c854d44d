CREATE TABLE "homework_quizzes" (
	"quiz_id" integer PRIMARY KEY NOT NULL,
	"homework_id" integer,
	"paper_id" integer,
	CONSTRAINT "homework_quizzes_homeworkId_unique" UNIQUE("homework_id")
);
--> statement-breakpoint
ALTER TABLE "homework" ADD COLUMN "kind" text DEFAULT 'work' NOT NULL;--> statement-breakpoint
ALTER TABLE "homework_quizzes" ADD CONSTRAINT "homework_quizzes_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_quizzes" ADD CONSTRAINT "homework_quizzes_homework_id_homework_id_fk" FOREIGN KEY ("homework_id") REFERENCES "public"."homework"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_quizzes" ADD CONSTRAINT "homework_quizzes_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."papers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "homework_quizzes_paper_id_index" ON "homework_quizzes" USING btree ("paper_id");