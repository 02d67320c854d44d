import { sql } from 'drizzle-orm'
import { readClass } from '#src/features/learning/class/server/state.ts'
import { prepared } from '#src/server/database/prepared.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { lessonApi } from '../contract.ts'
import { lessonErrors as errors } from '../errors.ts'
import { choicesShown } from '../limits.ts'
import { mayAnswer, mayMark } from './rules.ts'
import { holdLesson, readLesson } from './state.ts'
import { tellPhones } from './tell-phones.ts'

/** Opens a question, or finds the one that is open. */
export async function askQuestion({
  db,
  viewer,
  events,
  input: { lessonId },
}: Call<typeof lessonApi.askQuestion>) {
  return db.transaction(async (tx) => {
    const lesson = await holdLesson(tx, { lessonId, userId: viewer.id }, mayMark)
    if (lesson.endedAt !== null) throw new AppError(errors.endedQuestion)
    const { rows: open } = await tx.execute<{ questionId: number }>(sql`
      select id as "questionId" from lesson_questions where lesson_id = ${lessonId} and closed_at is null`)
    if (open[0]) return open[0]
    const { rows } = await tx.execute<{ questionId: number }>(sql`
      insert into lesson_questions (lesson_id) values (${lessonId}) returning id as "questionId"`)
    await tellPhones(events, tx, lesson.classId)
    return rows[0]!
  })
}

export async function closeQuestion({
  db,
  viewer,
  events,
  input: { lessonId, questionId },
}: Call<typeof lessonApi.closeQuestion>) {
  await db.transaction(async (tx) => {
    const { classId } = await holdLesson(tx, { lessonId, userId: viewer.id }, mayMark)
    const closed = await tx.execute(sql`
      update lesson_questions set closed_at = now()
      where id = ${questionId} and lesson_id = ${lessonId} and closed_at is null returning id`)
    if (closed.rows.length > 0) await tellPhones(events, tx, classId)
  })
  return {}
}

interface Newest {
  questionId: number
  number: number
  isOpen: boolean
  answered: number
  of: number
  counts: number[]
}

const newest = prepared<Newest>(
  'lesson_newest_question',
  sql`select q.id as "questionId", q.closed_at is null as "isOpen",
      (select count(*)::int from lesson_questions o where o.lesson_id = q.lesson_id and o.id <= q.id) as number,
      (select count(*)::int from class_members m where m.class_id = l.class_id
        and m.role = 'student' and m.state = 'member') as of,
      coalesce(sum(a.times), 0)::int as answered,
      array(select coalesce(max(x.times), 0)::int from generate_series(0, ${sql.raw(String(choicesShown - 1))}) c
        left join (select choice, count(*) as times from lesson_answers
          where question_id = q.id group by choice) x on x.choice = c
        group by c order by c) as counts
    from lesson_questions q join lessons l on l.id = q.lesson_id
    left join lateral (select count(*) as times from lesson_answers where question_id = q.id) a on true
    where q.lesson_id = ${sql.placeholder('lessonId')}::int
    group by q.id, l.class_id order by q.id desc limit 1`,
)

/** Reads the newest question for the projector. */
export async function getQuestion({
  db,
  viewer,
  input: { lessonId },
}: Call<typeof lessonApi.getQuestion>): Promise<AnswerOf<typeof lessonApi.getQuestion>> {
  await readLesson(db, { lessonId, userId: viewer.id })
  const [found] = await newest(db, { lessonId })
  if (!found) return { question: null }
  return { question: { ...found, counts: found.isOpen ? null : found.counts } }
}

const put = prepared<{ choice: number }>(
  'lesson_answer',
  // The shared lock waits for the end of the question, so that its bars do not change any more.
  sql`with open as (
      select q.id from lesson_questions q join lessons l on l.id = q.lesson_id
      where q.id = ${sql.placeholder('questionId')}::int and l.class_id = ${sql.placeholder('classId')}::int
        and q.closed_at is null for share of q)
    insert into lesson_answers (question_id, user_id, choice)
    select id, ${sql.placeholder('userId')}::int, ${sql.placeholder('choice')}::smallint from open
    on conflict (question_id, user_id) do update set choice = excluded.choice, at = now()
    returning choice`,
)

/** Answers the open question. A student has one answer, which the next one replaces. */
export async function answerQuestion({ db, viewer, input }: Call<typeof lessonApi.answerQuestion>) {
  must(mayAnswer(await readClass(db, { classId: input.classId, userId: viewer.id })))
  const [done] = await put(db, { ...input, userId: viewer.id })
  if (!done) throw new AppError(errors.questionClosed)
  return done
}
