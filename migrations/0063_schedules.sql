CREATE TABLE "schedule_changes" (
	"lesson_id" integer NOT NULL,
	"day" date NOT NULL,
	"to_day" date,
	"section_from" smallint,
	"section_to" smallint,
	"room" text,
	"reason" text NOT NULL,
	"live" boolean DEFAULT true NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"changed_by_id" integer,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "schedule_changes_lesson_id_day_pk" PRIMARY KEY("lesson_id","day"),
	CONSTRAINT "schedule_changes_place" CHECK (num_nulls("schedule_changes"."to_day", "schedule_changes"."section_from", "schedule_changes"."section_to", "schedule_changes"."room") in (0, 4))
);
--> statement-breakpoint
CREATE TABLE "schedule_days" (
	"day" date PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"replaces" date,
	CONSTRAINT "schedule_days_replaces" CHECK ("schedule_days"."replaces" is null or "schedule_days"."kind" = 'makeUp')
);
--> statement-breakpoint
CREATE TABLE "schedule_feeds" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"live" boolean NOT NULL,
	"renewed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "schedule_lessons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "schedule_lessons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"class_id" integer NOT NULL,
	"term_id" integer NOT NULL,
	"title" text NOT NULL,
	"room" text NOT NULL,
	"weekday" smallint NOT NULL,
	"section_from" smallint NOT NULL,
	"section_to" smallint NOT NULL,
	"weeks" integer NOT NULL,
	"teacher_id" integer,
	"revision" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "schedule_lessons_place" CHECK ("schedule_lessons"."weekday" between 1 and 7
      and "schedule_lessons"."section_from" between 1 and "schedule_lessons"."section_to" and "schedule_lessons"."weeks" <> 0)
);
--> statement-breakpoint
CREATE TABLE "schedule_settings" (
	"id" smallint PRIMARY KEY NOT NULL,
	"sections" jsonb NOT NULL,
	CONSTRAINT "schedule_settings_one" CHECK ("schedule_settings"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "schedule_terms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "schedule_terms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"year_from" smallint NOT NULL,
	"half" text NOT NULL,
	"starts_on" date NOT NULL,
	"weeks" smallint NOT NULL,
	"exam_weeks" integer NOT NULL,
	CONSTRAINT "schedule_terms_monday" CHECK (extract(isodow from "schedule_terms"."starts_on") = 1)
);
--> statement-breakpoint
ALTER TABLE "schedule_changes" ADD CONSTRAINT "schedule_changes_lesson_id_schedule_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."schedule_lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_changes" ADD CONSTRAINT "schedule_changes_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_feeds" ADD CONSTRAINT "schedule_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_lessons" ADD CONSTRAINT "schedule_lessons_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_lessons" ADD CONSTRAINT "schedule_lessons_term_id_schedule_terms_id_fk" FOREIGN KEY ("term_id") REFERENCES "public"."schedule_terms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_lessons" ADD CONSTRAINT "schedule_lessons_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "schedule_changes_changed_by_id_index" ON "schedule_changes" USING btree ("changed_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "schedule_days_replaces_index" ON "schedule_days" USING btree ("replaces");--> statement-breakpoint
CREATE INDEX "schedule_lessons_class_id_term_id_index" ON "schedule_lessons" USING btree ("class_id","term_id");--> statement-breakpoint
CREATE INDEX "schedule_lessons_term_id_weekday_index" ON "schedule_lessons" USING btree ("term_id","weekday");--> statement-breakpoint
CREATE INDEX "schedule_lessons_teacher_id_index" ON "schedule_lessons" USING btree ("teacher_id");--> statement-breakpoint
CREATE UNIQUE INDEX "schedule_terms_year_from_half_index" ON "schedule_terms" USING btree ("year_from","half");