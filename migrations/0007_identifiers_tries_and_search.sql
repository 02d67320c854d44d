-- Identifiers that exist get the form in which new ones are stored (src/shared/identifiers.ts). Of two
-- spellings of one e-mail the older account keeps it; of two spellings of one user name the later one gets
-- its number added. An e-mail that cannot be converted here as the program does it is unbound.
CREATE FUNCTION pg_temp.without_unseen(text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT regexp_replace($1, '[\u00AD\u034F\u0600-\u0605\u061C\u06DD\u070F\u0890-\u0891\u08E2\u115F-\u1160\u17B4-\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\U000110BD\U000110CD\U00013430-\U0001343F\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]', '', 'g')
$$;--> statement-breakpoint
CREATE FUNCTION pg_temp.plain_line(text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT regexp_replace(normalize(pg_temp.without_unseen(normalize(pg_temp.without_unseen($1), NFKC)), NFKC), '^\s+|\s+$', '', 'g')
$$;--> statement-breakpoint
-- Null for what is no e-mail, for a domain outside ASCII, and for letters whose small form differs between
-- PostgreSQL and the program: the account would answer to the mailbox of another person.
CREATE FUNCTION pg_temp.normal_email(text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE WHEN "plain" ~ '^[^@\s]+@[!-?A-~]+$' AND "plain" !~ '[\u0130\u03A3\uA7CE\uA7D2\uA7D4\U00016EA0-\U00016EB8]'
		THEN regexp_replace(normalize(lower("plain"), NFKC), '\.+$', '') END
	FROM (SELECT pg_temp.plain_line($1) AS "plain") AS "line"
$$;--> statement-breakpoint
-- Rows change one after another; only the result is without doubles.
ALTER TABLE "users" DROP CONSTRAINT "users_email_unique";--> statement-breakpoint
DROP INDEX "users_username_lower";--> statement-breakpoint
UPDATE "users" SET "email" = CASE WHEN "place" = 1 THEN "normal" END FROM (
	SELECT "id", "normal", row_number() OVER (PARTITION BY "normal" ORDER BY "id") AS "place"
	FROM (SELECT "id", pg_temp.normal_email("email") AS "normal" FROM "users" WHERE "email" IS NOT NULL) AS "spelt"
) AS "placed" WHERE "placed"."id" = "users"."id" AND "email" IS DISTINCT FROM CASE WHEN "place" = 1 THEN "normal" END;--> statement-breakpoint
-- The cut leaves a name that grew in its normal form within the limit of user names.
CREATE TEMPORARY TABLE "names" AS
	SELECT "id", "name", "name" <> '' AND "name" !~ '^1[3-9]\d{9}$'
		AND row_number() OVER (PARTITION BY lower("name") ORDER BY "id") = 1 AS "keeps"
	FROM (
		SELECT "id", CASE WHEN "plain" = "username" THEN "plain" ELSE rtrim(left("plain", 32)) END AS "name"
		FROM (SELECT "id", "username", pg_temp.plain_line("username") AS "plain" FROM "users") AS "spelt"
	) AS "cut";--> statement-breakpoint
CREATE INDEX ON "names" (lower("name"));--> statement-breakpoint
-- A numbered name may be the name of another row, so numbers go on until it is free.
DO $$
DECLARE
	"person" record;
	"tail" text;
	"numbered" text;
BEGIN
	FOR "person" IN SELECT "id", "name" FROM "names" WHERE NOT "keeps" ORDER BY "id" LOOP
		FOR "more" IN 0 .. 2147483647 LOOP
			"tail" := '_' || "person"."id" || CASE WHEN "more" > 0 THEN '_' || "more" ELSE '' END;
			"numbered" := left("person"."name", 32 - length("tail")) || "tail";
			EXIT WHEN NOT EXISTS (SELECT FROM "names" WHERE lower("name") = lower("numbered"));
		END LOOP;
		UPDATE "names" SET "name" = "numbered" WHERE "id" = "person"."id";
	END LOOP;
END
$$;--> statement-breakpoint
UPDATE "users" SET "username" = "name" FROM "names" WHERE "names"."id" = "users"."id" AND "username" <> "name";--> statement-breakpoint
DROP TABLE "names";--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_lower" ON "users" USING btree (lower("username"));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_email_unique" UNIQUE("email");--> statement-breakpoint
DROP FUNCTION pg_temp.normal_email(text);--> statement-breakpoint
DROP FUNCTION pg_temp.plain_line(text);--> statement-breakpoint
DROP FUNCTION pg_temp.without_unseen(text);--> statement-breakpoint
-- Codes are valid for minutes and limits for a day, so that none has to be kept.
DELETE FROM "code_limits";--> statement-breakpoint
DELETE FROM "verification_codes";--> statement-breakpoint
DELETE FROM "puzzles";--> statement-breakpoint
CREATE TABLE "feedback_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feedback_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"feedback_id" text NOT NULL,
	"text" text NOT NULL,
	"by_mail" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_search" (
	"course_id" integer PRIMARY KEY NOT NULL,
	"name_keys" text[] NOT NULL,
	"found" "tsvector" NOT NULL,
	"ranked" "tsvector" NOT NULL,
	"version" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "address_people" (
	"hash" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tries" (
	"subject" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_failed_at" timestamp with time zone NOT NULL,
	"day" date DEFAULT current_date NOT NULL,
	"today" integer DEFAULT 0 NOT NULL,
	"people" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deletion_holds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deletion_holds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "day_sums" (
	"subject" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "day_sums_subject_hour_pk" PRIMARY KEY("subject","hour")
);
--> statement-breakpoint
DROP TABLE "sign_in_failures";--> statement-breakpoint
DROP INDEX "courses_search";--> statement-breakpoint
ALTER TABLE "data_exports" ADD COLUMN "on_request" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "data_exports" ADD COLUMN "link_hash" text;--> statement-breakpoint
ALTER TABLE "captchas" ADD COLUMN "bound_to" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "code_limits" ADD COLUMN "free_at" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "puzzles" ADD COLUMN "ticket_target" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "real_name_en" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "password_must_change" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD COLUMN "questions_left" smallint NOT NULL;--> statement-breakpoint
ALTER TABLE "course_items" ADD COLUMN "pages" integer;--> statement-breakpoint
ALTER TABLE "course_teachers" ADD COLUMN "name_en" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "school_id" integer;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "key_shown" text DEFAULT 'answered' NOT NULL;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "number" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "feedback_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "status" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "study_progress" ADD COLUMN "pages" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "from_visitor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "download_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "feedback_answers" ADD CONSTRAINT "feedback_answers_feedback_id_feedback_id_fk" FOREIGN KEY ("feedback_id") REFERENCES "public"."feedback"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_search" ADD CONSTRAINT "course_search_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deletion_holds" ADD CONSTRAINT "deletion_holds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_answers_feedback_id_id_index" ON "feedback_answers" USING btree ("feedback_id","id");--> statement-breakpoint
CREATE INDEX "course_search_found" ON "course_search" USING gin ("found");--> statement-breakpoint
CREATE INDEX "deletion_holds_user_id_index" ON "deletion_holds" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "deletion_holds_one_open" ON "deletion_holds" USING btree ("user_id") WHERE "deletion_holds"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "day_sums_hour_index" ON "day_sums" USING btree ("hour");--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "courses_school_id_index" ON "courses" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "feedback_status_created_at_index" ON "feedback" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "users_real_name_en" ON "users" USING btree (lower("real_name_en") text_pattern_ops) WHERE "users"."real_name_en" is not null;--> statement-breakpoint
CREATE INDEX "files_download_only" ON "files" USING btree ("from_visitor","size") WHERE "files"."download_only";--> statement-breakpoint
ALTER TABLE "code_limits" DROP COLUMN "last_sent_at";--> statement-breakpoint
ALTER TABLE "courses" DROP COLUMN "search_vector";--> statement-breakpoint
ALTER TABLE "courses" DROP COLUMN "search_version";--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_linkHash_unique" UNIQUE("link_hash");--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_number_unique" UNIQUE("number");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_username_normal" CHECK ("users"."username" is nfkc normalized);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_email_normal" CHECK ("users"."email" is nfkc normalized and "users"."email" = lower("users"."email"));--> statement-breakpoint
UPDATE "files" SET "download_only" = true, "from_visitor" = "owner_id" IS NULL WHERE "id" IN (SELECT "attachment_file_id" FROM "feedback");--> statement-breakpoint
-- Of a verified teacher the school of the latest verification before the course was made; else today's school.
UPDATE "courses" "c" SET "school_id" = coalesce(
	(SELECT "v"."school_id" FROM "teacher_verifications" "v"
		WHERE "v"."user_id" = "c"."owner_id" AND "v"."status" = 'approved' AND "v"."school_id" IS NOT NULL
		ORDER BY "v"."decided_at" <= "c"."created_at" DESC, abs(extract(epoch FROM "v"."decided_at" - "c"."created_at")) LIMIT 1),
	(SELECT "u"."school_id" FROM "users" "u" WHERE "u"."id" = "c"."owner_id")
);
