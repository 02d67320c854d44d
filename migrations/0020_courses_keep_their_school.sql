ALTER TABLE "courses" ADD COLUMN "school_id" integer;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "courses_school_id_index" ON "courses" USING btree ("school_id");--> statement-breakpoint
-- Of a verified teacher the school of the latest verification before the course was made; else today's school.
UPDATE "courses" "c" SET "school_id" = coalesce(
	(SELECT "v"."school_id" FROM "teacher_verifications" "v"
		WHERE "v"."user_id" = "c"."owner_id" AND "v"."status" = 'approved' AND "v"."school_id" IS NOT NULL
		ORDER BY "v"."decided_at" <= "c"."created_at" DESC, abs(extract(epoch FROM "v"."decided_at" - "c"."created_at")) LIMIT 1),
	(SELECT "u"."school_id" FROM "users" "u" WHERE "u"."id" = "c"."owner_id")
);
