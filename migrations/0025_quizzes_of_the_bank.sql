ALTER TABLE "attempt_answers" DROP CONSTRAINT "attempt_answers_question_id_former_questions_id_fk";--> statement-breakpoint
ALTER TABLE "quiz_questions" DROP CONSTRAINT "quiz_questions_question_id_former_questions_id_fk";--> statement-breakpoint
ALTER TABLE "wrong_questions" DROP CONSTRAINT "wrong_questions_question_id_former_questions_id_fk";--> statement-breakpoint
ALTER TABLE "attempt_answers" ADD COLUMN "version_id" integer;--> statement-breakpoint
ALTER TABLE "attempt_answers" ADD COLUMN "answer" jsonb;--> statement-breakpoint
ALTER TABLE "attempt_answers" ADD COLUMN "mark" jsonb;--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD COLUMN "version_id" integer;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "scoring_rule" text DEFAULT 'chinese' NOT NULL;--> statement-breakpoint
-- The questions of quizzes become questions of the bank with one version; every answer and mark stays.
CREATE FUNCTION pg_temp.plain(html text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT replace(replace(replace(replace(btrim(regexp_replace(regexp_replace(coalesce(html, ''), '<[^>]*>', ' ', 'g'), '\s+', ' ', 'g')), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&')
$$;--> statement-breakpoint
CREATE FUNCTION pg_temp.escaped(words text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT replace(replace(replace(coalesce(words, ''), '&', '&amp;'), '<', '&lt;'), '>', '&gt;')
$$;--> statement-breakpoint
CREATE FUNCTION pg_temp.gapped(html text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT coalesce(string_agg(CASE WHEN n = 1 THEN part ELSE '<span data-gap="g' || n - 1 || '"></span>' || part END, '' ORDER BY n), '')
	FROM regexp_split_to_table(html, '____') WITH ORDINALITY AS parts (part, n)
$$;--> statement-breakpoint
CREATE FUNCTION pg_temp.bodies() RETURNS TABLE (question_id integer, body jsonb) LANGUAGE sql STABLE AS $$
	SELECT q.id, jsonb_build_object(
		'type', q.type,
		'stem', CASE q.type
			WHEN 'fillIn' THEN jsonb_build_object('zh', pg_temp.gapped(q.stem), 'en', pg_temp.gapped(q.stem_en))
			ELSE jsonb_build_object('zh', q.stem, 'en', coalesce(q.stem_en, '')) END,
		'explanation', jsonb_build_object('zh', q.explanation, 'en', coalesce(q.explanation_en, ''))
	) || CASE q.type
		WHEN 'trueFalse' THEN jsonb_build_object('right', q.truth)
		WHEN 'fillIn' THEN jsonb_build_object('anyOrder', false, 'gaps', coalesce((
			SELECT jsonb_agg(jsonb_build_object('id', 'g' || blank + 1, 'kind', 'text', 'accepted', accepted) ORDER BY blank)
			FROM (
				SELECT b.blank, jsonb_agg(jsonb_build_object('text', b.text) ORDER BY b.position) AS accepted
				FROM question_blank_answers b WHERE b.question_id = q.id GROUP BY b.blank
			) AS gaps), '[]'))
		ELSE jsonb_build_object('keepOrder', false, 'options', coalesce((
			SELECT jsonb_agg(jsonb_build_object('id', 'o' || o.position + 1, 'right', o.correct,
				'text', jsonb_build_object('zh', pg_temp.escaped(o.text), 'en', pg_temp.escaped(o.text_en))) ORDER BY o.position)
			FROM question_options o WHERE o.question_id = q.id), '[]'))
	END
	FROM former_questions q
$$;--> statement-breakpoint
CREATE TEMPORARY TABLE moved_questions ON COMMIT DROP AS
	SELECT q.*, b.body, q.id + (SELECT coalesce(max(id), 0) FROM questions) AS new_id
	FROM former_questions q JOIN pg_temp.bodies() b ON b.question_id = q.id;--> statement-breakpoint
INSERT INTO questions (id, owner_id, type, status, difficulty, title, title_en, words, likeness, created_at, changed_at)
	OVERRIDING SYSTEM VALUE
	SELECT new_id, owner_id, type, 'ready', difficulty, left(pg_temp.plain(stem), 200), left(pg_temp.plain(stem_en), 200),
		to_tsvector('simple', left(pg_temp.plain(stem) || ' ' || pg_temp.plain(stem_en), 20000)), '{}', created_at, created_at
	FROM moved_questions;--> statement-breakpoint
SELECT setval(pg_get_serial_sequence('questions', 'id'), (SELECT coalesce(max(id), 0) + 1 FROM questions), false);--> statement-breakpoint
INSERT INTO question_versions (question_id, number, body, author_id, created_at, fixed_at)
	SELECT new_id, 1, body, owner_id, created_at, now() FROM moved_questions;--> statement-breakpoint
INSERT INTO question_tags (owner_id, name)
	SELECT DISTINCT owner_id, topic FROM moved_questions WHERE owner_id IS NOT NULL AND topic <> ''
	ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO question_tagged (question_id, tag_id)
	SELECT m.new_id, t.id FROM moved_questions m JOIN question_tags t ON t.owner_id = m.owner_id AND t.name = m.topic;--> statement-breakpoint
-- A mark that was given keeps the rule by which it was given.
UPDATE quizzes SET scoring_rule = 'rightMinusWrong';--> statement-breakpoint
UPDATE attempt_answers a SET
	answer = jsonb_build_object('type', q.type) || CASE q.type
		WHEN 'single' THEN jsonb_build_object('choice', (
			SELECT 'o' || o.position + 1 FROM question_options o WHERE o.id = a.chosen[1]))
		WHEN 'multiple' THEN jsonb_build_object('choices', coalesce((
			SELECT jsonb_agg('o' || o.position + 1 ORDER BY o.position) FROM question_options o WHERE o.id = ANY (a.chosen)), '[]'))
		WHEN 'trueFalse' THEN jsonb_build_object('value', a.truth)
		ELSE jsonb_build_object('gaps', coalesce((
			SELECT jsonb_object_agg('g' || n, given) FROM unnest(a.texts) WITH ORDINALITY AS texts (given, n)), '{}'))
	END,
	mark = CASE WHEN a.score IS NOT NULL THEN jsonb_build_object('marks', '{}'::jsonb, 'mark', jsonb_build_object(
		'share', least(1, coalesce(a.score / nullif(qq.points, 0), CASE WHEN a.correct THEN 1 ELSE 0 END)),
		'verdict', CASE WHEN a.correct THEN 'correct' WHEN a.score > 0 THEN 'part' ELSE 'wrong' END,
		'rule', CASE q.type WHEN 'multiple' THEN 'rightMinusWrong' END,
		'lines', '[]'::jsonb)) END
	FROM quiz_attempts t, former_questions q, quiz_questions qq
	WHERE t.id = a.attempt_id AND q.id = a.question_id AND qq.quiz_id = t.quiz_id AND qq.question_id = a.question_id;--> statement-breakpoint
-- First below 0, because a new number may be the old one of another row.
UPDATE attempt_answers SET question_id = -m.new_id FROM moved_questions m WHERE m.id = question_id;--> statement-breakpoint
UPDATE attempt_answers a SET question_id = v.question_id, version_id = v.id FROM question_versions v WHERE v.question_id = -a.question_id AND v.number = 1;--> statement-breakpoint
UPDATE quiz_questions SET question_id = -m.new_id FROM moved_questions m WHERE m.id = question_id;--> statement-breakpoint
UPDATE quiz_questions qq SET question_id = v.question_id, version_id = v.id FROM question_versions v WHERE v.question_id = -qq.question_id AND v.number = 1;--> statement-breakpoint
UPDATE wrong_questions SET question_id = -m.new_id FROM moved_questions m WHERE m.id = question_id;--> statement-breakpoint
UPDATE wrong_questions SET question_id = -question_id;--> statement-breakpoint
ALTER TABLE "attempt_answers" ALTER COLUMN "version_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz_questions" ALTER COLUMN "version_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "attempt_answers" ADD CONSTRAINT "attempt_answers_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_answers" ADD CONSTRAINT "attempt_answers_version_id_question_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."question_versions"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD CONSTRAINT "quiz_questions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD CONSTRAINT "quiz_questions_version_id_question_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."question_versions"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrong_questions" ADD CONSTRAINT "wrong_questions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempt_answers_version_id_index" ON "attempt_answers" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "quiz_questions_version_id_index" ON "quiz_questions" USING btree ("version_id");--> statement-breakpoint
ALTER TABLE "attempt_answers" DROP COLUMN "chosen";--> statement-breakpoint
ALTER TABLE "attempt_answers" DROP COLUMN "truth";--> statement-breakpoint
ALTER TABLE "attempt_answers" DROP COLUMN "texts";--> statement-breakpoint
ALTER TABLE "attempt_answers" DROP COLUMN "correct";--> statement-breakpoint
DROP TABLE "former_questions" CASCADE;--> statement-breakpoint
DROP TABLE "question_blank_answers" CASCADE;--> statement-breakpoint
DROP TABLE "question_options" CASCADE;
