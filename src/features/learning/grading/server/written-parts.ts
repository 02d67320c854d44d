import { type SQL, sql } from 'drizzle-orm'
import { markedByHand } from '#src/features/content/question/types.ts'

const types = sql.param([...markedByHand])

/**
 * The written answers to a quiz as rows of SQL: attempt_id, question_id, version_id, part ('' for the whole question),
 * type, body, answer, verdict ('waiting' until a teacher marks it, 'unanswered' for an empty one). Trial runs are left out,
 * and attempts of the person who marks: a student may have become an assistant since.
 */
export const writtenParts = (quizId: number, markerId: number): SQL => sql`(
  select w.attempt_id, w.question_id, w.version_id, w.position, w.points, p.part, p.type, p.body, p.answer,
    coalesce(p.verdict, 'unanswered') as verdict
  from quiz_attempts a
  join attempt_answers w on w.attempt_id = a.id
  join question_versions v on v.id = w.version_id
  cross join lateral (
    select '' as part, v.body ->> 'type' as type, v.body as body, w.answer as answer,
      w.mark #>> '{mark,verdict}' as verdict
    where v.body ->> 'type' = any(${types}::text[])
    union all
    select c ->> 'id', c #>> '{body,type}', c -> 'body', w.answer -> 'answers' -> (c ->> 'id'),
      w.mark -> 'marks' -> (c ->> 'id') ->> 'verdict'
    from jsonb_array_elements(case when v.body ->> 'type' = 'group' then v.body -> 'questions' else '[]' end) c
    where c #>> '{body,type}' = any(${types}::text[])) p
  where a.quiz_id = ${quizId} and a.status = 'handedIn' and not a.trial
    and a.user_id is distinct from ${markerId})`
