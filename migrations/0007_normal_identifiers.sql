-- Identifiers that exist get the form in which new ones are stored. Of two spellings of one e-mail the
-- older account keeps it; of two spellings of one user name the later one gets its number added. A domain
-- outside ASCII cannot be converted here, so that its e-mail is unbound.
UPDATE "users" SET "email" = NULL WHERE "email" ~ '@.*[^[:ascii:]]' AND normalize(regexp_replace("email", '[\u00AD\u034F\u0600-\u0605\u061C\u06DD\u070F\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB]', '', 'g'), NFKC) ~ '@.*[^[:ascii:]]';--> statement-breakpoint
UPDATE "users" SET "email" = NULL WHERE "id" IN (
	SELECT "id" FROM (
		SELECT "id", row_number() OVER (PARTITION BY lower(normalize(regexp_replace("email", '[\u00AD\u034F\u0600-\u0605\u061C\u06DD\u070F\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB]', '', 'g'), NFKC)) ORDER BY "id") AS "place"
		FROM "users" WHERE "email" IS NOT NULL
	) AS "spelt" WHERE "place" > 1
);--> statement-breakpoint
UPDATE "users" SET "email" = lower(normalize(regexp_replace("email", '[\u00AD\u034F\u0600-\u0605\u061C\u06DD\u070F\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB]', '', 'g'), NFKC)) WHERE "email" <> lower(normalize(regexp_replace("email", '[\u00AD\u034F\u0600-\u0605\u061C\u06DD\u070F\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB]', '', 'g'), NFKC));--> statement-breakpoint
UPDATE "users" SET "username" = "spelt"."name" || '_' || "users"."id" FROM (
	SELECT "id", "name", row_number() OVER (PARTITION BY lower("name") ORDER BY "id") AS "place"
	FROM (SELECT "id", normalize(regexp_replace("username", '[\u00AD\u034F\u0600-\u0605\u061C\u06DD\u070F\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB]', '', 'g'), NFKC) AS "name" FROM "users") AS "named"
) AS "spelt" WHERE "spelt"."id" = "users"."id" AND ("place" > 1 OR "name" = '');--> statement-breakpoint
UPDATE "users" SET "username" = normalize(regexp_replace("username", '[\u00AD\u034F\u0600-\u0605\u061C\u06DD\u070F\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB]', '', 'g'), NFKC) WHERE "username" <> normalize(regexp_replace("username", '[\u00AD\u034F\u0600-\u0605\u061C\u06DD\u070F\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB]', '', 'g'), NFKC);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_username_normal" CHECK ("users"."username" is nfkc normalized);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_email_normal" CHECK ("users"."email" is nfkc normalized and "users"."email" = lower("users"."email"));