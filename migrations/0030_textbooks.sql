CREATE TABLE "textbooks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "textbooks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer,
	"draft_id" integer NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"name_en" text,
	"isbn" text DEFAULT '' NOT NULL,
	"publisher" text DEFAULT '' NOT NULL,
	"author" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"description_en" text,
	"language" text DEFAULT 'zh' NOT NULL,
	"offered" text DEFAULT 'zh' NOT NULL,
	"cover_user_file_id" integer,
	"cover_theme" text DEFAULT '' NOT NULL,
	"chapter_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "textbooks_draftId_unique" UNIQUE("draft_id")
);
--> statement-breakpoint
ALTER TABLE "textbooks" ADD CONSTRAINT "textbooks_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "textbooks" ADD CONSTRAINT "textbooks_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "textbooks" ADD CONSTRAINT "textbooks_cover_user_file_id_user_files_id_fk" FOREIGN KEY ("cover_user_file_id") REFERENCES "public"."user_files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "textbooks_owner_id_index" ON "textbooks" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "textbooks_cover_user_file_id_index" ON "textbooks" USING btree ("cover_user_file_id");--> statement-breakpoint
CREATE INDEX "textbooks_published_published_at_id_index" ON "textbooks" USING btree ("published","published_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "textbooks_isbn_index" ON "textbooks" USING btree ("isbn");