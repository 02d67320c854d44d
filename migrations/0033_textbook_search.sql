CREATE TABLE "textbook_search" (
	"textbook_id" integer PRIMARY KEY NOT NULL,
	"name_keys" text[] NOT NULL,
	"found" "tsvector" NOT NULL,
	"ranked" "tsvector" NOT NULL,
	"version" smallint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "textbooks" ADD COLUMN "released_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "textbooks" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "textbook_search" ADD CONSTRAINT "textbook_search_textbook_id_textbooks_id_fk" FOREIGN KEY ("textbook_id") REFERENCES "public"."textbooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "textbook_search_found" ON "textbook_search" USING gin ("found");