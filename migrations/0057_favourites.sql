CREATE TABLE "textbook_favourites" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "textbook_favourites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"folder_id" integer,
	"name" text NOT NULL,
	"name_en" text,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"textbook_id" integer,
	CONSTRAINT "textbook_favourites_once" UNIQUE("user_id","textbook_id")
);
--> statement-breakpoint
CREATE TABLE "course_favourites" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_favourites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"folder_id" integer,
	"name" text NOT NULL,
	"name_en" text,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"course_id" integer,
	CONSTRAINT "course_favourites_once" UNIQUE("user_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "favourite_folders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "favourite_folders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourite_folders_name" UNIQUE("user_id","name")
);
--> statement-breakpoint
ALTER TABLE "textbook_favourites" ADD CONSTRAINT "textbook_favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "textbook_favourites" ADD CONSTRAINT "textbook_favourites_folder_id_favourite_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."favourite_folders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "textbook_favourites" ADD CONSTRAINT "textbook_favourites_textbook_id_textbooks_id_fk" FOREIGN KEY ("textbook_id") REFERENCES "public"."textbooks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_favourites" ADD CONSTRAINT "course_favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_favourites" ADD CONSTRAINT "course_favourites_folder_id_favourite_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."favourite_folders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_favourites" ADD CONSTRAINT "course_favourites_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_folders" ADD CONSTRAINT "favourite_folders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "textbook_favourites_textbook_id_index" ON "textbook_favourites" USING btree ("textbook_id");--> statement-breakpoint
CREATE INDEX "textbook_favourites_folder_id_index" ON "textbook_favourites" USING btree ("folder_id");--> statement-breakpoint
CREATE INDEX "course_favourites_course_id_index" ON "course_favourites" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "course_favourites_folder_id_index" ON "course_favourites" USING btree ("folder_id");