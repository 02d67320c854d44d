import { sql } from 'drizzle-orm'
import type { OutlineChapter } from '#src/features/learning/course/server/outline.ts'
import type { Db } from '#src/server/database/db.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import { paged } from '#src/server/database/paged.ts'
import type { Call } from '#src/server/kernel.ts'
import { nameFor } from '#src/server/text/latin-name.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { Learner, progressApi } from '../contract.ts'
import { learnersPerPage } from '../limits.ts'
import { findCourse, type FoundCourse, named } from './find-course.ts'
import { chooseLearners, type JudgedLearner, judgeLearners } from './read-learners.ts'
import { snapshotOf } from './snapshot.ts'

/** Lists the learners of a course. The number of queries is the same for any number of them. */
export async function getLearners({
  db,
  events,
  viewer,
  locale,
  input,
}: Call<typeof progressApi.getLearners>): Promise<AnswerOf<typeof progressApi.getLearners>> {
  const { courseId, page, fresh } = input
  const course = await findCourse(db, { courseId, viewer, locale })
  const { takenAt, value: judged } = await snapshotOf(
    { db, events },
    { key: `learners ${courseId} ${locale}`, fresh },
    () => judgeLearners(db, course, locale),
  )
  const { learners, counts } = await chooseLearners(db, { judged, courseId, locale }, input)
  const shown = learners.slice((page - 1) * learnersPerPage, page * learnersPerPage)
  const { outline, of } = judged
  return {
    ...paged({
      ...{ total: learners.length, page, perPage: learnersPerPage },
      items: await described(db, shown, { course, outline, locale }),
    }),
    ...{ course: named(course), of, counts, takenAt },
  }
}

const iso = (seconds: number | null) =>
  seconds === null ? null : new Date(seconds * 1000).toISOString()

interface Person extends Record<string, unknown> {
  userId: number
  name: string
  username: string
  writtenAt: number | null
  writer: string | null
}

const shownName = (locale: Locale, alias: string) =>
  sql`coalesce(nullif(${inLanguage(locale, alias, 'real_name')}, ''), ${sql.raw(alias)}.username)`

const writtenOf = ({ writtenAt, writer }: Person, locale: Locale): Learner['written'] =>
  writtenAt === null ? null : { at: iso(writtenAt)!, by: writer && nameFor(writer, locale) }

/** Adds names and the last message to learners, in one query. */
export async function described(
  db: Db,
  learners: readonly JudgedLearner[],
  given: { course: FoundCourse; outline: readonly OutlineChapter[]; locale: Locale },
): Promise<Learner[]> {
  const { course, outline, locale } = given
  const chapterOf = new Map(
    outline.flatMap((chapter) => chapter.items.map(({ itemId }) => [itemId, chapter] as const)),
  )
  const semesterOf = new Map(course.semesters.map(({ semesterId, name }) => [semesterId, name]))
  const ids = learners.map(({ userId }) => userId)
  const { rows } = await db.execute<Person>(sql`
    select u.id as "userId", u.username, ${shownName(locale, 'u')} as name,
      extract(epoch from m.written_at)::float8 as "writtenAt", ${shownName(locale, 'w')} as writer
    from users u
    left join learner_contacts m on m.course_id = ${course.courseId} and m.user_id = u.id
    left join users w on w.id = m.writer_id
    where u.id = any(${sql.param(ids)}::int[])`)
  const people = new Map(rows.map((row) => [row.userId, row]))
  return learners.flatMap((one) => {
    const person = people.get(one.userId)
    // An account may have been erased meanwhile.
    if (!person) return []
    const chapter = chapterOf.get(one.placeItemId ?? 0)
    return {
      ...{ userId: one.userId, username: person.username, name: nameFor(person.name, locale) },
      semester: semesterOf.get(one.semesterId ?? 0) ?? null,
      joinedAt: iso(one.joinedAt)!,
      visitedAt: iso(one.visitedAt),
      place: chapter ? { number: chapter.number, name: chapter.name } : null,
      written: writtenOf(person, locale),
      ...{ done: one.done, completedAt: iso(one.completedAt), isCompleted: one.completed },
      reasons: one.reasons,
    }
  })
}
