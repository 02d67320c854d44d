CREATE TABLE "file_renditions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "file_renditions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"file_id" integer NOT NULL,
	"kind" text NOT NULL,
	"result_id" integer NOT NULL,
	"parts" jsonb,
	"about" jsonb,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_work" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "media_work_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"file_id" integer NOT NULL,
	"name" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"percent" smallint DEFAULT 0 NOT NULL,
	"failure" text,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"begun_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "file_renditions" ADD CONSTRAINT "file_renditions_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_renditions" ADD CONSTRAINT "file_renditions_result_id_files_id_fk" FOREIGN KEY ("result_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_work" ADD CONSTRAINT "media_work_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "file_renditions_file_id_kind_index" ON "file_renditions" USING btree ("file_id","kind");--> statement-breakpoint
CREATE INDEX "file_renditions_result_id_index" ON "file_renditions" USING btree ("result_id");--> statement-breakpoint
CREATE UNIQUE INDEX "media_work_file_id_name_index" ON "media_work" USING btree ("file_id","name");--> statement-breakpoint
CREATE INDEX "media_work_state_begun_at_index" ON "media_work" USING btree ("state","begun_at") WHERE "media_work"."state" <> 'done';