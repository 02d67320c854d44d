import { sql } from 'drizzle-orm'

/** A question of a lesson with how it was answered, as it is sent. */
export interface AskedRow {
  questionId: number
  number: number
  bankQuestionId: number | null
  options: number
  isMultiple: boolean
  isOpen: boolean
  keyShown: boolean
  answered: number
  of: number
  counts: number[] | null
}

/**
 * The columns of AskedRow, for the question `q` in the lesson `l`. An open question has no counts, because answers follow
 * the crowd. Answers of students who have left since stay in the bars, so that there are never more answers than students.
 */
export const askedColumns = sql`q.id as "questionId", q.bank_question_id as "bankQuestionId", q.options,
  q.is_multiple as "isMultiple", q.closed_at is null as "isOpen", q.key_shown_at is not null as "keyShown",
  (select count(*)::int from lesson_questions o where o.lesson_id = q.lesson_id and o.id <= q.id) as number,
  (select count(*)::int from lesson_answers a where a.question_id = q.id) as answered,
  greatest((select count(*)::int from class_members m where m.class_id = l.class_id
      and m.role = 'student' and m.state = 'member'),
    (select count(*)::int from lesson_answers a where a.question_id = q.id)) as of,
  case when q.closed_at is not null then array(
    select coalesce(x.times, 0)::int from generate_series(0, q.options - 1) c
    left join (select place, count(*) as times from lesson_answers a cross join unnest(a.choices) place
      where a.question_id = q.id group by place) x on x.place = c
    order by c) end as counts`
