import { sql } from 'drizzle-orm'
import {
  type PersonJson,
  personJson,
  presentPerson,
} from '#src/features/content/bank/server/person-name.ts'
import type { Tx } from '#src/server/database/db.ts'
import { prepared } from '#src/server/database/prepared.ts'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { lessonApi } from '../contract.ts'
import { lessonErrors as errors } from '../errors.ts'
import type { AttendanceState } from '../limits.ts'
import { lessonCalls, lessonMarkEvents, lessonMarks } from '../tables.ts'
import { mayMark } from './rules.ts'
import { holdLesson } from './state.ts'

interface CalledRow extends Record<string, unknown> {
  callId: number
  person: PersonJson
}

const openCall = (lessonId: ReturnType<typeof sql>) => sql`
  select c.id as "callId", ${personJson('u')} as person
  from lesson_calls c join users u on u.id = c.user_id
  where c.lesson_id = ${lessonId} and c.outcome is null`

/** Finds the student who is called in a lesson. */
export const findCalled = prepared<CalledRow>(
  'lesson_called',
  openCall(sql`${sql.placeholder('lessonId')}::int`),
)

type CallStudent = Call<typeof lessonApi.callStudent>

/**
 * Calls a student at random, or finds the one who is called. Those called least in the class come first, and nobody
 * twice in a row; students who are absent or on leave are left out. Who joins late starts with the share that each
 * student had of the calls until then, so that the others' calls of earlier lessons are not made up for.
 */
export async function callStudent({
  db,
  viewer,
  locale,
  input: { lessonId },
}: CallStudent): Promise<AnswerOf<typeof lessonApi.callStudent>> {
  return db.transaction(async (tx) => {
    const lesson = await holdLesson(tx, { lessonId, userId: viewer.id }, mayMark)
    if (lesson.endedAt !== null) throw new AppError(errors.ended)
    const found = await readOpen(tx, lessonId)
    if (found) return present(found, locale)
    const { rows } = await tx.execute<{ userId: number }>(sql`
      with students as (
        select user_id, since from class_members
        where class_id = ${lesson.classId} and role = 'student' and state = 'member'),
      calls as (
        select c.id, c.user_id, c.at, coalesce(c.at >= s.since, false) as counts
        from lesson_calls c join lessons l on l.id = c.lesson_id and l.class_id = ${lesson.classId}
        left join students s on s.user_id = c.user_id),
      timeline as (
        select user_id, since as at, 1 as joins, 0 as calls from students
        union all select null, at, 0, 1 from calls where counts),
      shares as (
        select user_id, at, calls::float8 / sum(joins) over (order by at) as share from timeline),
      starts as (
        select user_id, sum(share) over (order by at) as start from shares),
      own as (select user_id, count(*) filter (where counts) as times, max(id) as last from calls group by user_id)
      select s.user_id as "userId" from starts s
      left join lesson_marks k on k.lesson_id = ${lessonId} and k.user_id = s.user_id
      left join own on own.user_id = s.user_id
      where s.user_id is not null and coalesce(k.state, 'present') in ('present', 'late')
      order by own.last is not distinct from (select max(id) from calls),
        coalesce(own.times, 0) + floor(s.start + 0.000001), random() limit 1`)
    const [drawn] = rows
    if (!drawn) throw new AppError(errors.nobodyToCall)
    await tx.insert(lessonCalls).values({ lessonId, userId: drawn.userId, actorId: viewer.id })
    return present((await readOpen(tx, lessonId))!, locale)
  })
}

/** Says what came of a call. A student who was here is present, and one who was missing is absent. */
export async function endCall({ db, viewer, input }: Call<typeof lessonApi.endCall>) {
  const { lessonId, callId, outcome } = input
  await db.transaction(async (tx) => {
    const lesson = await holdLesson(tx, { lessonId, userId: viewer.id }, mayMark)
    const { rows } = await tx.execute<{ userId: number; state: AttendanceState | null }>(sql`
      with ended as (
        update lesson_calls set outcome = ${outcome}
        where id = ${callId} and lesson_id = ${lessonId} and outcome is null returning user_id)
      select e.user_id as "userId", k.state from ended e
      left join lesson_marks k on k.lesson_id = ${lessonId} and k.user_id = e.user_id`)
    const [ended] = rows
    // Said once already, by this or another device.
    if (!ended || outcome === 'skipped') return
    const { userId, state: from } = ended
    const arrives = lesson.isLate ? 'late' : 'present'
    const to = outcome === 'missing' ? 'absent' : (from ?? arrives)
    if (to === from) return
    await tx
      .insert(lessonMarks)
      .values({ lessonId, userId, state: to })
      .onConflictDoUpdate({
        target: [lessonMarks.lessonId, lessonMarks.userId],
        set: { state: to },
      })
    await tx.insert(lessonMarkEvents).values({
      ...{ lessonId, userId, actorId: viewer.id, source: 'call' },
      ...{ from, to },
    })
  })
  return {}
}

const readOpen = async (tx: Tx, lessonId: number): Promise<CalledRow | undefined> =>
  (await tx.execute<CalledRow>(openCall(sql`${lessonId}`))).rows[0]

export const present = ({ callId, person }: CalledRow, locale: CallStudent['locale']) => ({
  callId,
  person: presentPerson(person, locale)!,
})
