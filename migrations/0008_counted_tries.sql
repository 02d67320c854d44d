CREATE TABLE "address_people" (
	"hash" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "captchas" ADD COLUMN "bound_to" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_in_failures" ADD COLUMN "day" date DEFAULT current_date NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_in_failures" ADD COLUMN "today" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_in_failures" ADD COLUMN "people" integer DEFAULT 0 NOT NULL;