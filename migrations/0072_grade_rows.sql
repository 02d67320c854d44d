CREATE TABLE "grade_rows" (
	"class_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"marks" text DEFAULT '' NOT NULL,
	"frozen" text DEFAULT '' NOT NULL,
	CONSTRAINT "grade_rows_class_id_user_id_pk" PRIMARY KEY("class_id","user_id"),
	CONSTRAINT "grade_rows_marks" CHECK ("grade_rows"."marks" ~ '^([0-9]+:[0-9a-z]+(,[0-9]+:[0-9a-z]+)*)?$'),
	CONSTRAINT "grade_rows_frozen" CHECK ("grade_rows"."frozen" ~ '^([0-9]+:[0-9a-z]+:[0-9]*:L?(,[0-9]+:[0-9a-z]+:[0-9]*:L?)*)?$')
);
--> statement-breakpoint
INSERT INTO "grade_rows" ("class_id", "user_id", "marks", "frozen")
SELECT c.class_id, k.user_id, coalesce(string_agg(k.column_id || ':' || k.code, ',') FILTER (WHERE NOT k.is_frozen), ''),
	coalesce(string_agg(k.column_id || ':' || k.code || ':' || coalesce(k.out_of::text, '') || ':' || CASE WHEN k.late THEN 'L' ELSE '' END, ',') FILTER (WHERE k.is_frozen), '')
FROM (
	SELECT column_id, user_id, coalesce(mark::text, word) AS code, false AS is_frozen, NULL::integer AS out_of, false AS late FROM "grade_marks"
	UNION ALL
	SELECT column_id, user_id, coalesce(mark::text, word), true, out_of, late FROM "grade_frozen_marks"
) k
JOIN "grade_columns" c ON c.id = k.column_id AND c.removed_at IS NULL
GROUP BY c.class_id, k.user_id;--> statement-breakpoint
DROP TABLE "grade_frozen_marks" CASCADE;--> statement-breakpoint
DROP TABLE "grade_marks" CASCADE;--> statement-breakpoint
ALTER TABLE "grade_rows" ADD CONSTRAINT "grade_rows_class_id_gradebooks_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."gradebooks"("class_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_rows" ADD CONSTRAINT "grade_rows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "grade_rows_user_id_index" ON "grade_rows" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "lesson_marks_not_here" ON "lesson_marks" USING btree ("user_id","lesson_id","state") WHERE "lesson_marks"."state" <> 'present';