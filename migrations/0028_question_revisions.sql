ALTER TABLE "questions" ADD COLUMN "changed_by" integer;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "keep_draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "questions_changed_by_index" ON "questions" USING btree ("changed_by");--> statement-breakpoint
UPDATE "questions" q SET "changed_by" = v."author_id" FROM "question_versions" v
WHERE v."question_id" = q."id" AND v."number" = q."version";--> statement-breakpoint
-- The words of questions that were indexed before: UCP600 is also found as UCP 600. The same seam as in words.ts.
UPDATE "questions" q SET "words" = q."words" || (
  SELECT array_to_tsvector(array_agg(DISTINCT part))
  FROM unnest(tsvector_to_array(q."words")) AS lexeme,
    regexp_split_to_table(lexeme, '(?<=[a-z]{2})(?=[0-9]{2})|(?<=[0-9]{2})(?=[a-z]{2})') AS part
  WHERE lexeme ~ '[a-z]{2}[0-9]{2}|[0-9]{2}[a-z]{2}')
WHERE q."words"::text ~ '[a-z]{2}[0-9]{2}|[0-9]{2}[a-z]{2}';