CREATE TABLE "own_todos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "own_todos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"due_on" date,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "own_todos_key" UNIQUE("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "todo_snoozes" (
	"user_id" integer NOT NULL,
	"key" text NOT NULL,
	"until_on" date NOT NULL,
	CONSTRAINT "todo_snoozes_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "behind_counts" (
	"course_id" integer PRIMARY KEY NOT NULL,
	"behind" integer NOT NULL,
	"counted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "own_todos" ADD CONSTRAINT "own_todos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "todo_snoozes" ADD CONSTRAINT "todo_snoozes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "behind_counts" ADD CONSTRAINT "behind_counts_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "own_todos_done" ON "own_todos" USING btree ("done_at");--> statement-breakpoint
CREATE INDEX "todo_snoozes_until" ON "todo_snoozes" USING btree ("until_on");