CREATE TABLE "first_lessons" (
	"class_id" integer PRIMARY KEY NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "roster_rows" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "roster_rows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"class_id" integer NOT NULL,
	"number" text NOT NULL,
	"name" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"group_name" text DEFAULT '' NOT NULL,
	"user_id" integer,
	"made" boolean DEFAULT false NOT NULL,
	"renews" boolean DEFAULT false NOT NULL,
	"entered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "first_lessons" ADD CONSTRAINT "first_lessons_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_rows" ADD CONSTRAINT "roster_rows_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_rows" ADD CONSTRAINT "roster_rows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "roster_rows_number" ON "roster_rows" USING btree ("class_id",lower("number"));--> statement-breakpoint
CREATE UNIQUE INDEX "roster_rows_person" ON "roster_rows" USING btree ("class_id","user_id");--> statement-breakpoint
CREATE INDEX "roster_rows_user_id_index" ON "roster_rows" USING btree ("user_id");