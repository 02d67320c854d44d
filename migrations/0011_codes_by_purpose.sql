-- Codes are valid for minutes and limits for a day, so that none has to be kept.
DELETE FROM "code_limits";--> statement-breakpoint
DELETE FROM "verification_codes";--> statement-breakpoint
DELETE FROM "puzzles";--> statement-breakpoint
ALTER TABLE "code_limits" ADD COLUMN "free_at" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD COLUMN "questions_left" smallint NOT NULL;--> statement-breakpoint
ALTER TABLE "puzzles" ADD COLUMN "ticket_target" text;--> statement-breakpoint
ALTER TABLE "code_limits" DROP COLUMN "last_sent_at";