CREATE TABLE "class_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "class_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"class_id" integer NOT NULL,
	"kind" text NOT NULL,
	"actor_id" integer,
	"subject_id" integer,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "class_groups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "class_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"class_id" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "class_groups_of_class" UNIQUE("class_id","id")
);
--> statement-breakpoint
CREATE TABLE "class_members" (
	"class_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"role" text NOT NULL,
	"state" text NOT NULL,
	"student_number" text DEFAULT '' NOT NULL,
	"group_id" integer,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "class_members_class_id_user_id_pk" PRIMARY KEY("class_id","user_id"),
	CONSTRAINT "class_members_owner" CHECK ("class_members"."role" <> 'owner' or "class_members"."state" = 'member'),
	CONSTRAINT "class_members_grouped" CHECK ("class_members"."group_id" is null or "class_members"."role" = 'student')
);
--> statement-breakpoint
CREATE TABLE "classes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "classes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"year_from" smallint NOT NULL,
	"semester" text NOT NULL,
	"code" text NOT NULL,
	"code_open" boolean DEFAULT true NOT NULL,
	"code_expires_on" date,
	"needs_approval" boolean DEFAULT false NOT NULL,
	"completed_at" timestamp with time zone,
	"archived_at" timestamp with time zone,
	"transfer_to_id" integer,
	"transfer_stays" boolean DEFAULT true NOT NULL,
	"copied_from_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "classes_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "class_events" ADD CONSTRAINT "class_events_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_events" ADD CONSTRAINT "class_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_events" ADD CONSTRAINT "class_events_subject_id_users_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_groups" ADD CONSTRAINT "class_groups_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_members" ADD CONSTRAINT "class_members_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_members" ADD CONSTRAINT "class_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_members" ADD CONSTRAINT "class_members_group" FOREIGN KEY ("class_id","group_id") REFERENCES "public"."class_groups"("class_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_transfer_to_id_users_id_fk" FOREIGN KEY ("transfer_to_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_copied_from_id_classes_id_fk" FOREIGN KEY ("copied_from_id") REFERENCES "public"."classes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "class_events_class_id_id_index" ON "class_events" USING btree ("class_id","id");--> statement-breakpoint
CREATE INDEX "class_events_actor_id_index" ON "class_events" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "class_events_subject_id_index" ON "class_events" USING btree ("subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "class_groups_class_id_name_index" ON "class_groups" USING btree ("class_id","name");--> statement-breakpoint
CREATE INDEX "class_members_user_id_state_index" ON "class_members" USING btree ("user_id","state");--> statement-breakpoint
CREATE INDEX "class_members_group_id_index" ON "class_members" USING btree ("group_id");--> statement-breakpoint
CREATE UNIQUE INDEX "class_members_one_owner" ON "class_members" USING btree ("class_id") WHERE "class_members"."role" = 'owner';--> statement-breakpoint
CREATE INDEX "classes_transfer_to_id_index" ON "classes" USING btree ("transfer_to_id");--> statement-breakpoint
CREATE INDEX "classes_copied_from_id_index" ON "classes" USING btree ("copied_from_id");