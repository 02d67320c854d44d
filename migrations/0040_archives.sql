CREATE TABLE "archives" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "archives_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"act" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"kind" text,
	"subject_id" integer,
	"draft_id" integer,
	"lent" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"file_id" integer,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"missing" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"place" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "archives" ADD CONSTRAINT "archives_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "archives" ADD CONSTRAINT "archives_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "archives" ADD CONSTRAINT "archives_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "archives_owner_id_created_at_index" ON "archives" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "archives_file_id_index" ON "archives" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "archives_draft_id_index" ON "archives" USING btree ("draft_id");