ALTER TABLE "coin_transfers" ADD COLUMN "about_zh" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "coin_transfers" ADD COLUMN "about_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "coin_transfers" ADD COLUMN "link" text;--> statement-breakpoint
-- What was paid for before movements said so themselves.
UPDATE "coin_transfers" "t" SET
	"about_zh" = "c"."name",
	"about_en" = coalesce(nullif("c"."name_en", ''), "c"."name"),
	"link" = CASE "c"."kind" WHEN 'open' THEN '/smooc/' ELSE '/course/' END || "c"."id"
FROM "courses" "c"
WHERE "t"."reason" = 'course' AND "t"."key" LIKE 'course:%' AND split_part("t"."key", ':', 2) = "c"."id"::text;--> statement-breakpoint
-- The balance after each movement, for those that are older than the column.
UPDATE "coin_postings" "p" SET "balance_after" = "lines"."sum"
FROM (
	SELECT "transfer_id", "account_id",
		sum("amount") OVER (PARTITION BY "account_id" ORDER BY "transfer_id") AS "sum"
	FROM "coin_postings"
) "lines"
WHERE "p"."balance_after" IS NULL
	AND "lines"."transfer_id" = "p"."transfer_id" AND "lines"."account_id" = "p"."account_id";
