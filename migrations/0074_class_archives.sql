CREATE TABLE "class_archives" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "class_archives_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"class_id" integer NOT NULL,
	"owner_id" integer NOT NULL,
	"order" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"failure" text,
	"percent" smallint DEFAULT 0 NOT NULL,
	"file_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "class_archives" ADD CONSTRAINT "class_archives_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_archives" ADD CONSTRAINT "class_archives_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_archives" ADD CONSTRAINT "class_archives_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "class_archives_one_running" ON "class_archives" USING btree ("class_id") WHERE "class_archives"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "class_archives_class_id_owner_id_index" ON "class_archives" USING btree ("class_id","owner_id");--> statement-breakpoint
CREATE INDEX "class_archives_owner_id_index" ON "class_archives" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "class_archives_file_id_index" ON "class_archives" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "class_archives_created_at_index" ON "class_archives" USING btree ("created_at");