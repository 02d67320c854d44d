ALTER TABLE "notes" ADD COLUMN "sought" text NOT NULL;--> statement-breakpoint
ALTER TABLE "notes" DROP COLUMN "plain";