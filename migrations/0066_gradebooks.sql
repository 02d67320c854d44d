CREATE TABLE "grade_categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "grade_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"class_id" integer NOT NULL,
	"name" text NOT NULL,
	"part" text NOT NULL,
	"weight" smallint NOT NULL,
	"drop_lowest" smallint DEFAULT 0 NOT NULL,
	"late_cut" smallint DEFAULT 0 NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "grade_categories_of_class" UNIQUE("class_id","id")
);
--> statement-breakpoint
CREATE TABLE "grade_columns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "grade_columns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"class_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"name" text NOT NULL,
	"full_mark" integer NOT NULL,
	"source" text DEFAULT 'manual' NOT NULL,
	"source_id" integer,
	"position" smallint NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "grade_columns_full_mark" CHECK ("grade_columns"."full_mark" > 0),
	CONSTRAINT "grade_columns_source" CHECK (("grade_columns"."source" = 'manual') = ("grade_columns"."source_id" is null))
);
--> statement-breakpoint
CREATE TABLE "grade_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "grade_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"class_id" integer NOT NULL,
	"kind" text NOT NULL,
	"actor_id" integer,
	"column_id" integer,
	"student_id" integer,
	"was" text DEFAULT '' NOT NULL,
	"is" text DEFAULT '' NOT NULL,
	"why" text DEFAULT '' NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "grade_frozen_marks" (
	"column_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"mark" integer,
	"out_of" integer,
	"word" text,
	"late" boolean DEFAULT false NOT NULL,
	CONSTRAINT "grade_frozen_marks_column_id_user_id_pk" PRIMARY KEY("column_id","user_id"),
	CONSTRAINT "grade_frozen_marks_one" CHECK (("grade_frozen_marks"."mark" is null) <> ("grade_frozen_marks"."word" is null))
);
--> statement-breakpoint
CREATE TABLE "grade_marks" (
	"column_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"mark" integer,
	"word" text,
	CONSTRAINT "grade_marks_column_id_user_id_pk" PRIMARY KEY("column_id","user_id"),
	CONSTRAINT "grade_marks_one" CHECK (("grade_marks"."mark" is null) <> ("grade_marks"."word" is null))
);
--> statement-breakpoint
CREATE TABLE "gradebooks" (
	"class_id" integer PRIMARY KEY NOT NULL,
	"scheme" text DEFAULT 'percent' NOT NULL,
	"rounding" text DEFAULT 'whole' NOT NULL,
	"frozen_at" timestamp with time zone,
	"released_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gradebooks_released" CHECK ("gradebooks"."released_at" is null or "gradebooks"."frozen_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "grade_categories" ADD CONSTRAINT "grade_categories_class_id_gradebooks_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."gradebooks"("class_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_columns" ADD CONSTRAINT "grade_columns_class_id_gradebooks_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."gradebooks"("class_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_columns" ADD CONSTRAINT "grade_columns_category" FOREIGN KEY ("class_id","category_id") REFERENCES "public"."grade_categories"("class_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_events" ADD CONSTRAINT "grade_events_class_id_gradebooks_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."gradebooks"("class_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_events" ADD CONSTRAINT "grade_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_events" ADD CONSTRAINT "grade_events_column_id_grade_columns_id_fk" FOREIGN KEY ("column_id") REFERENCES "public"."grade_columns"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_events" ADD CONSTRAINT "grade_events_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_frozen_marks" ADD CONSTRAINT "grade_frozen_marks_column_id_grade_columns_id_fk" FOREIGN KEY ("column_id") REFERENCES "public"."grade_columns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_frozen_marks" ADD CONSTRAINT "grade_frozen_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_marks" ADD CONSTRAINT "grade_marks_column_id_grade_columns_id_fk" FOREIGN KEY ("column_id") REFERENCES "public"."grade_columns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_marks" ADD CONSTRAINT "grade_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gradebooks" ADD CONSTRAINT "gradebooks_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "grade_columns_class_id_category_id_index" ON "grade_columns" USING btree ("class_id","category_id");--> statement-breakpoint
CREATE UNIQUE INDEX "grade_columns_one_of_source" ON "grade_columns" USING btree ("class_id","source","source_id") WHERE "grade_columns"."removed_at" is null and "grade_columns"."source" <> 'manual';--> statement-breakpoint
CREATE INDEX "grade_events_class_id_id_index" ON "grade_events" USING btree ("class_id","id");--> statement-breakpoint
CREATE INDEX "grade_events_column_id_student_id_id_index" ON "grade_events" USING btree ("column_id","student_id","id");--> statement-breakpoint
CREATE INDEX "grade_events_actor_id_index" ON "grade_events" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "grade_events_student_id_index" ON "grade_events" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "grade_frozen_marks_user_id_index" ON "grade_frozen_marks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "grade_marks_user_id_index" ON "grade_marks" USING btree ("user_id");