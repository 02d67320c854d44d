CREATE TABLE "lesson_mark_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lesson_mark_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lesson_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"actor_id" integer,
	"source" text NOT NULL,
	"from" text,
	"to" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lesson_marks" (
	"lesson_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"state" text NOT NULL,
	"device" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_marks_lesson_id_user_id_pk" PRIMARY KEY("lesson_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "lesson_tries" (
	"lesson_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"other_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_tries_lesson_id_user_id_other_id_pk" PRIMARY KEY("lesson_id","user_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "lessons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lessons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"class_id" integer NOT NULL,
	"secret" text NOT NULL,
	"is_late" boolean DEFAULT false NOT NULL,
	"began_at" timestamp with time zone DEFAULT now() NOT NULL,
	"roll_ended_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "lesson_mark_events" ADD CONSTRAINT "lesson_mark_events_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_mark_events" ADD CONSTRAINT "lesson_mark_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_mark_events" ADD CONSTRAINT "lesson_mark_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_marks" ADD CONSTRAINT "lesson_marks_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_marks" ADD CONSTRAINT "lesson_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_tries" ADD CONSTRAINT "lesson_tries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_tries" ADD CONSTRAINT "lesson_tries_other_id_users_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_tries" ADD CONSTRAINT "lesson_tries_lesson" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lesson_mark_events_lesson_id_user_id_index" ON "lesson_mark_events" USING btree ("lesson_id","user_id");--> statement-breakpoint
CREATE INDEX "lesson_mark_events_user_id_index" ON "lesson_mark_events" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "lesson_mark_events_actor_id_index" ON "lesson_mark_events" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "lesson_marks_user_id_index" ON "lesson_marks" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lesson_marks_one_device" ON "lesson_marks" USING btree ("lesson_id","device");--> statement-breakpoint
CREATE INDEX "lesson_tries_user_id_index" ON "lesson_tries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "lesson_tries_other_id_index" ON "lesson_tries" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "lessons_class_id_began_at_index" ON "lessons" USING btree ("class_id","began_at");--> statement-breakpoint
CREATE UNIQUE INDEX "lessons_one_running" ON "lessons" USING btree ("class_id") WHERE "lessons"."ended_at" is null;