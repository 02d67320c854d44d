CREATE TABLE "film_question_answers" (
	"point_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"first_answer" jsonb NOT NULL,
	"first_right" boolean NOT NULL,
	"last_answer" jsonb NOT NULL,
	"last_right" boolean NOT NULL,
	"tries" integer DEFAULT 1 NOT NULL,
	"client_id" text NOT NULL,
	"first_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "film_question_answers_point_id_user_id_pk" PRIMARY KEY("point_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "film_questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "film_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"second" integer NOT NULL,
	"question_id" integer NOT NULL,
	"version_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "film_questions_second" CHECK ("film_questions"."second" >= 0)
);
--> statement-breakpoint
ALTER TABLE "film_question_answers" ADD CONSTRAINT "film_question_answers_point_id_film_questions_id_fk" FOREIGN KEY ("point_id") REFERENCES "public"."film_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_question_answers" ADD CONSTRAINT "film_question_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_questions" ADD CONSTRAINT "film_questions_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_questions" ADD CONSTRAINT "film_questions_item_id_course_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."course_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_questions" ADD CONSTRAINT "film_questions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_questions" ADD CONSTRAINT "film_questions_version_id_question_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."question_versions"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "film_question_answers_user_id_index" ON "film_question_answers" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "film_questions_item_id_second_index" ON "film_questions" USING btree ("item_id","second");--> statement-breakpoint
CREATE INDEX "film_questions_course_id_index" ON "film_questions" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "film_questions_question_id_index" ON "film_questions" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "film_questions_version_id_index" ON "film_questions" USING btree ("version_id");