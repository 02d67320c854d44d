ALTER TABLE "discussion_replies" ADD COLUMN "sought" text;--> statement-breakpoint
-- The words of what is there already: without tags, with the five entities that stored texts have.
UPDATE "discussion_replies" SET "sought" = lower(trim(regexp_replace(
	replace(replace(replace(replace(replace(
		regexp_replace("body", '<[^>]*>', ' ', 'g'),
		'&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&'),
	'\s+', ' ', 'g')));--> statement-breakpoint
ALTER TABLE "discussion_replies" ALTER COLUMN "sought" SET NOT NULL;
