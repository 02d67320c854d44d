CREATE TABLE "feedback_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feedback_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"feedback_id" text NOT NULL,
	"text" text NOT NULL,
	"by_mail" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads_counted" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "uploads_counted_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sender" text NOT NULL,
	"from_visitor" boolean NOT NULL,
	"bytes" bigint NOT NULL,
	"arriving" boolean DEFAULT true NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "status" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "sender" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "from_visitor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "download_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "feedback_answers" ADD CONSTRAINT "feedback_answers_feedback_id_feedback_id_fk" FOREIGN KEY ("feedback_id") REFERENCES "public"."feedback"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_answers_feedback_id_id_index" ON "feedback_answers" USING btree ("feedback_id","id");--> statement-breakpoint
CREATE INDEX "uploads_counted_at_index" ON "uploads_counted" USING btree ("at");--> statement-breakpoint
CREATE INDEX "feedback_status_created_at_index" ON "feedback" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "files_from_visitors" ON "files" USING btree ("size") WHERE "files"."from_visitor";--> statement-breakpoint
UPDATE "files" SET "download_only" = true, "from_visitor" = "owner_id" IS NULL WHERE "id" IN (SELECT "attachment_file_id" FROM "feedback");
