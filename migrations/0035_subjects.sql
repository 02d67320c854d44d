CREATE TABLE "subject_categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subject_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"position" smallint NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"slug" text NOT NULL,
	CONSTRAINT "subject_categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "subject_directions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subject_directions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"position" smallint NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"major_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subject_majors" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subject_majors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"position" smallint NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "major_id" integer;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "direction_id" integer;--> statement-breakpoint
-- Categories keep their ids and slugs. Equal names get the slug behind them, because names are unique now.
INSERT INTO "subject_categories" ("id", "slug", "name", "name_en", "position") OVERRIDING SYSTEM VALUE
  SELECT "id", "slug",
    CASE WHEN row_number() OVER (PARTITION BY lower("name") ORDER BY "id") = 1 THEN "name" ELSE "name" || ' (' || "slug" || ')' END,
    CASE WHEN row_number() OVER (PARTITION BY lower("name_en") ORDER BY "id") = 1 THEN "name_en" ELSE "name_en" || ' (' || "slug" || ')' END,
    "position"
  FROM "course_categories";
--> statement-breakpoint
SELECT setval(pg_get_serial_sequence('subject_categories', 'id'), coalesce(max("id"), 0) + 1, false) FROM "subject_categories";--> statement-breakpoint
ALTER TABLE "courses" DROP CONSTRAINT "courses_category_id_course_categories_id_fk";--> statement-breakpoint
DROP TABLE "course_categories";--> statement-breakpoint
-- The distinct texts of the courses become lists. A text in one language only stands for both; a direction without a major gets one.
UPDATE "courses" SET
  "major" = coalesce(nullif(btrim("major"), ''), nullif(btrim("major_en"), ''), ''),
  "major_en" = coalesce(nullif(btrim("major_en"), ''), nullif(btrim("major"), '')),
  "direction" = coalesce(nullif(btrim("direction"), ''), nullif(btrim("direction_en"), ''), ''),
  "direction_en" = coalesce(nullif(btrim("direction_en"), ''), nullif(btrim("direction"), ''));
--> statement-breakpoint
UPDATE "courses" SET "major" = '其他专业', "major_en" = 'Other majors' WHERE "major" = '' AND "direction" <> '';--> statement-breakpoint
INSERT INTO "subject_majors" ("name", "name_en", "position")
  SELECT "name", CASE WHEN "place" = 1 THEN "name_en" ELSE "name_en" || ' (' || "name" || ')' END,
    row_number() OVER (ORDER BY "first") - 1
  FROM (
    SELECT "name", "name_en", "first", row_number() OVER (PARTITION BY lower("name_en") ORDER BY "first") AS "place"
    FROM (SELECT min("major") AS "name", min("major_en") AS "name_en", min("id") AS "first"
      FROM "courses" WHERE "major" <> '' GROUP BY lower("major")) AS "texts"
  ) AS "made";
--> statement-breakpoint
UPDATE "courses" c SET "major_id" = m."id" FROM "subject_majors" m WHERE lower(m."name") = lower(c."major");--> statement-breakpoint
INSERT INTO "subject_directions" ("major_id", "name", "name_en", "position")
  SELECT "major_id", "name", CASE WHEN "place" = 1 THEN "name_en" ELSE "name_en" || ' (' || "name" || ')' END,
    row_number() OVER (PARTITION BY "major_id" ORDER BY "first") - 1
  FROM (
    SELECT "major_id", "name", "name_en", "first",
      row_number() OVER (PARTITION BY "major_id", lower("name_en") ORDER BY "first") AS "place"
    FROM (SELECT "major_id", min("direction") AS "name", min("direction_en") AS "name_en", min("id") AS "first"
      FROM "courses" WHERE "direction" <> '' GROUP BY "major_id", lower("direction")) AS "texts"
  ) AS "made";
--> statement-breakpoint
UPDATE "courses" c SET "direction_id" = d."id" FROM "subject_directions" d
  WHERE d."major_id" = c."major_id" AND lower(d."name") = lower(c."direction");--> statement-breakpoint
ALTER TABLE "subject_directions" ADD CONSTRAINT "subject_directions_major_id_subject_majors_id_fk" FOREIGN KEY ("major_id") REFERENCES "public"."subject_majors"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "subject_categories_name" ON "subject_categories" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "subject_categories_name_en" ON "subject_categories" USING btree (lower("name_en"));--> statement-breakpoint
CREATE INDEX "subject_directions_major_id_index" ON "subject_directions" USING btree ("major_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subject_directions_name" ON "subject_directions" USING btree ("major_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "subject_directions_name_en" ON "subject_directions" USING btree ("major_id",lower("name_en"));--> statement-breakpoint
CREATE UNIQUE INDEX "subject_majors_name" ON "subject_majors" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "subject_majors_name_en" ON "subject_majors" USING btree (lower("name_en"));--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_category_id_subject_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."subject_categories"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_major_id_subject_majors_id_fk" FOREIGN KEY ("major_id") REFERENCES "public"."subject_majors"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_direction_id_subject_directions_id_fk" FOREIGN KEY ("direction_id") REFERENCES "public"."subject_directions"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "courses_major_id_index" ON "courses" USING btree ("major_id");--> statement-breakpoint
CREATE INDEX "courses_direction_id_index" ON "courses" USING btree ("direction_id");--> statement-breakpoint
ALTER TABLE "courses" DROP COLUMN "major";--> statement-breakpoint
ALTER TABLE "courses" DROP COLUMN "major_en";--> statement-breakpoint
ALTER TABLE "courses" DROP COLUMN "direction";--> statement-breakpoint
ALTER TABLE "courses" DROP COLUMN "direction_en";