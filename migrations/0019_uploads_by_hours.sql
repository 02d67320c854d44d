CREATE TABLE "day_sums" (
	"subject" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "day_sums_subject_hour_pk" PRIMARY KEY("subject","hour")
);
--> statement-breakpoint
ALTER TABLE "uploads_counted" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "uploads_counted" CASCADE;--> statement-breakpoint
DROP INDEX "files_from_visitors";--> statement-breakpoint
CREATE INDEX "day_sums_hour_index" ON "day_sums" USING btree ("hour");--> statement-breakpoint
CREATE INDEX "files_download_only" ON "files" USING btree ("from_visitor","size") WHERE "files"."download_only";--> statement-breakpoint
ALTER TABLE "feedback" DROP COLUMN "sender";