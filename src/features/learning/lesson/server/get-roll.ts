import { sql } from 'drizzle-orm'
import {
  type PersonJson,
  personJson,
  presentPerson,
} from '#src/features/content/bank/server/person-name.ts'
import { headOf } from '#src/features/learning/class/server/state.ts'
import type { Call } from '#src/server/kernel.ts'
import { canOf } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { lessonApi } from '../contract.ts'
import type { AttendanceState, CallOutcome, MarkSource } from '../limits.ts'
import { mayMark } from './rules.ts'
import { presentLesson, readLesson } from './state.ts'

interface Row extends Record<string, unknown> {
  person: PersonJson
  number: string
  state: AttendanceState | null
}
interface ChangeRow extends Record<string, unknown> {
  userId: number
  actor: PersonJson
  source: MarkSource
  from: AttendanceState | null
  to: AttendanceState
  reason: string
  at: Date
}

/** Lists the students of a lesson with each change of their states: four queries, however many they are. */
export async function getRoll({
  db,
  viewer,
  locale,
  input: { lessonId },
}: Call<typeof lessonApi.getRoll>): Promise<AnswerOf<typeof lessonApi.getRoll>> {
  const { lesson, ofClass } = await readLesson(db, { lessonId, userId: viewer.id })
  const [students, changes, calls, tries] = await Promise.all([
    db.execute<Row>(sql`
      select ${personJson('u')} as person, m.student_number as number, k.state
      from class_members m join users u on u.id = m.user_id
      left join lesson_marks k on k.lesson_id = ${lessonId} and k.user_id = m.user_id
      where m.class_id = ${lesson.classId} and m.role = 'student' and m.state = 'member'
      order by m.student_number = '', m.student_number, u.real_name, u.id`),
    db.execute<ChangeRow>(sql`
      select e.user_id as "userId", ${personJson('a')} as actor, e.source, e."from", e."to", e.reason, e.at
      from lesson_mark_events e left join users a on a.id = e.actor_id
      where e.lesson_id = ${lessonId} order by e.id`),
    db.execute<{ userId: number; outcome: CallOutcome | null; at: Date }>(sql`
      select user_id as "userId", outcome, at from lesson_calls where lesson_id = ${lessonId} order by id`),
    db.execute<{ person: PersonJson; other: PersonJson; at: Date }>(sql`
      select ${personJson('u')} as person, ${personJson('o')} as other, t.at
      from lesson_tries t join users u on u.id = t.user_id join users o on o.id = t.other_id
      where t.lesson_id = ${lessonId} order by t.at, t.user_id`),
  ])
  const callsOf = Map.groupBy(calls.rows, ({ userId }) => userId)
  const ofStudent = Map.groupBy(changes.rows, ({ userId }) => userId)
  return {
    ...headOf(ofClass),
    ...presentLesson(lesson),
    students: students.rows.flatMap(({ person, number, state }) => {
      const shown = presentPerson(person, locale)
      if (!shown) return []
      const own = ofStudent.get(shown.userId) ?? []
      return [
        {
          ...{ ...shown, number, state },
          changes: own.map(({ actor, source, from, to, reason, at }) => ({
            ...{ actor: presentPerson(actor, locale), source, from, to, reason },
            at: new Date(at).toISOString(),
          })),
          calls: (callsOf.get(shown.userId) ?? []).map(({ outcome, at }) => ({
            ...{ outcome, at: new Date(at).toISOString() },
          })),
        },
      ]
    }),
    tries: tries.rows.flatMap(({ person, other, at }) => {
      const [one, two] = [presentPerson(person, locale), presentPerson(other, locale)]
      return one && two ? [{ person: one, other: two, at: new Date(at).toISOString() }] : []
    }),
    can: { mark: canOf(mayMark(ofClass)) },
  }
}
