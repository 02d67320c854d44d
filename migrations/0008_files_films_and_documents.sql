CREATE TABLE "file_uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" integer NOT NULL,
	"name" text NOT NULL,
	"size" bigint NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'arriving' NOT NULL,
	"failure" text,
	"sha256" text,
	"user_file_id" integer,
	"lease" text,
	"lease_until" timestamp with time zone,
	"began_at" timestamp with time zone DEFAULT now() NOT NULL,
	"touched_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer,
	"name" text NOT NULL,
	"file_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "file_uploads" ADD CONSTRAINT "file_uploads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_uploads" ADD CONSTRAINT "file_uploads_user_file_id_user_files_id_fk" FOREIGN KEY ("user_file_id") REFERENCES "public"."user_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_files" ADD CONSTRAINT "user_files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_files" ADD CONSTRAINT "user_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_uploads_owner_id_began_at_index" ON "file_uploads" USING btree ("owner_id","began_at");--> statement-breakpoint
CREATE INDEX "file_uploads_user_file_id_index" ON "file_uploads" USING btree ("user_file_id");--> statement-breakpoint
CREATE INDEX "file_uploads_touched_at_index" ON "file_uploads" USING btree ("touched_at") WHERE "file_uploads"."state" <> 'done';--> statement-breakpoint
CREATE INDEX "user_files_owner_id_created_at_index" ON "user_files" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "user_files_file_id_index" ON "user_files" USING btree ("file_id");