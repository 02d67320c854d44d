import { sql } from 'drizzle-orm'
import {
  type PersonJson,
  personJson,
  presentPerson,
} from '#src/features/content/bank/server/person-name.ts'
import { drawCode } from '#src/features/learning/quiz/server/phone/draw-code.ts'
import { prepared } from '#src/server/database/prepared.ts'
import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { lessonApi } from '../contract.ts'
import { type AttendanceState, newestShown } from '../limits.ts'
import { lessonPaths } from '../paths.ts'
import { findCalled, present } from './call-student.ts'
import { codeOf, figuresOf, leftAt, stepAt } from './codes.ts'
import { presentLesson, readLesson } from './state.ts'

const counts = prepared<{ here: number; of: number }>(
  'lesson_counts',
  sql`select count(*)::int as of,
      count(*) filter (where k.state in ('present', 'late'))::int as here
    from class_members m
    left join lesson_marks k on k.lesson_id = ${sql.placeholder('lessonId')}::int and k.user_id = m.user_id
    where m.class_id = ${sql.placeholder('classId')}::int and m.role = 'student' and m.state = 'member'`,
)

const newest = prepared<{ person: PersonJson; state: AttendanceState }>(
  'lesson_newest',
  sql`select ${personJson('u')} as person, k.state from lesson_marks k join users u on u.id = k.user_id
    where k.lesson_id = ${sql.placeholder('lessonId')}::int and k.state in ('present', 'late')
    order by k.at desc, k.user_id limit ${sql.raw(String(newestShown))}`,
)

const openQuestion = prepared<{ questionId: number }>(
  'lesson_open_question',
  sql`select id as "questionId" from lesson_questions
    where lesson_id = ${sql.placeholder('lessonId')}::int and closed_at is null`,
)

/** Reads what the projector shows: the code of this moment, and the newest arrivals. */
export async function getCode({
  db,
  viewer,
  locale,
  input,
}: Call<typeof lessonApi.getCode>): Promise<AnswerOf<typeof lessonApi.getCode>> {
  const { lessonId, shown, origin } = input
  const { lesson } = await readLesson(db, { lessonId, userId: viewer.id })
  const { classId, secret } = lesson
  const [[counted], arrived, [called], [open]] = await Promise.all([
    counts(db, { lessonId, classId }),
    newest(db, { lessonId }),
    findCalled(db, { lessonId }),
    openQuestion(db, { lessonId }),
  ])
  const now = Date.now()
  const step = stepAt(now)
  const link = (site: string) => site + lessonPaths.checkIn(classId, { c: codeOf(secret, step) })
  return {
    ...presentLesson(lesson),
    ...counted!,
    newest: arrived.flatMap(({ person, state }) => {
      const shownAs = presentPerson(person, locale)
      return shownAs ? [{ ...shownAs, state }] : []
    }),
    openQuestionId: open?.questionId ?? null,
    called: called ? present(called, locale) : null,
    code:
      lesson.rollEndedAt === null
        ? {
            ...{ step, figures: figuresOf(secret, step), milliseconds: leftAt(now) },
            drawing: origin && shown !== step ? drawCode(link(origin)) : null,
          }
        : null,
  }
}
