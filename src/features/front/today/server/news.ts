import { sql } from 'drizzle-orm'
import { certificatePaths } from '#src/features/learning/certificate/paths.ts'
import type { CourseKind } from '#src/features/learning/course/contract.ts'
import { liveItems } from '#src/features/learning/course/server/live-rows.ts'
import { isLearner } from '#src/features/learning/course/server/reasons.ts'
import { reviewPaths } from '#src/features/learning/review/paths.ts'
import { studyPaths } from '#src/features/learning/study/paths.ts'
import { messagePaths } from '#src/features/people/message/paths.ts'
import { teachesCourse } from '#src/features/learning/course/server/teaches-course.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import { preparedIn } from '#src/server/database/prepared.ts'
import { type FoundTodo, mostOfKind, type Source, todo, userId } from './source.ts'

const readNewItems = preparedIn<{
  courseId: number
  kind: CourseKind
  course: string
  count: number
  itemId: number
}>(
  'today_new_items',
  (locale) => sql`
    select c.id as "courseId", c.kind, ${inLanguage(locale, 'c', 'name')} as course,
      count(*)::int as count, (array_agg(i.id order by i.added_at, i.id))[1] as "itemId"
    from course_learners l
    join courses c on c.id = l.course_id and c.deleted_at is null
    join study_places place on place.user_id = l.user_id and place.course_id = c.id
    join ${liveItems} i on i.course_id = c.id and i.added_at > place.visited_at
    where l.user_id = ${userId} and ${isLearner}
    group by c.id order by max(i.added_at) desc limit ${mostOfKind}`,
)

/** The viewer’s courses that have got items since the last visit; the first of the new ones opens. */
export const newItems: Source = async ({ db, viewer, locale }) => {
  const rows = await readNewItems(db, locale, { userId: viewer.id })
  return rows.map(({ courseId, kind, course, count, itemId }) =>
    todo({
      ...{ kind: 'newItems', name: course, count },
      to: studyPaths.study(kind, courseId, itemId),
    }),
  )
}

const readCertificates = preparedIn<{ name: string }>(
  'today_certificates',
  (locale) => sql`
    select ${inLanguage(locale, 'c', 'name')} as name
    from course_completions d join courses c on c.id = d.course_id
    join certificate_offers o on o.course_id = c.id and o.offered
    where d.user_id = ${userId} and not exists (select from certificates x
      where x.user_id = d.user_id and x.course_id = d.course_id)
    order by d.completed_at desc limit ${mostOfKind}`,
)

/** Certificates of completed courses that the viewer has not claimed. */
export const certificatesToClaim: Source = async ({ db, viewer, locale }) => {
  const rows = await readCertificates(db, locale, { userId: viewer.id })
  return rows.map(({ name }) => todo({ kind: 'certificate', name, to: certificatePaths.pending() }))
}

const readUnreviewed = preparedIn<{ courseId: number; kind: CourseKind; name: string }>(
  'today_unreviewed',
  (locale) => sql`
    select c.id as "courseId", c.kind, ${inLanguage(locale, 'c', 'name')} as name
    from course_completions d
    join courses c on c.id = d.course_id and c.deleted_at is null
    join course_learners l on l.course_id = d.course_id and l.user_id = d.user_id and ${isLearner}
    where d.user_id = ${userId} and d.completed_at > now() - interval '30 days'
      and not ${teachesCourse(sql`d.user_id`)}
      and not exists (select from course_reviews r where r.course_id = c.id and r.user_id = d.user_id)
    order by d.completed_at desc limit ${mostOfKind}`,
)

/** The courses that the viewer has completed lately and may review; after 30 days nothing is asked. */
export const reviewsToWrite: Source = async ({ db, viewer, locale }) => {
  const rows = await readUnreviewed(db, locale, { userId: viewer.id })
  return rows.map(({ name, ...course }) =>
    todo({ kind: 'review', name, to: reviewPaths.reviews(course) }),
  )
}

export const unreadMessages = (count: number): FoundTodo[] =>
  count === 0 ? [] : [todo({ kind: 'messages', count, to: messagePaths.list() })]
