import { sql } from 'drizzle-orm'
import { headOf, readClass } from '#src/features/learning/class/server/state.ts'
import { mayManage, mayOpen, mayTeach } from '#src/features/learning/class/server/rules.ts'
import { cardsOf } from '#src/features/learning/course/server/cards.ts'
import { courseProgress } from '#src/features/learning/course/server/progress-port.ts'
import { hasReason } from '#src/features/learning/course/server/reasons.ts'
import { seesLearners, teachesCourse } from '#src/features/learning/course/server/teaches-course.ts'
import { prepared } from '#src/server/database/prepared.ts'
import type { Call } from '#src/server/kernel.ts'
import { schoolToday } from '#src/server/school-day.ts'
import { canOf, must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { ClassCourse, classCourseApi as api } from '../contract.ts'

interface Row {
  courseId: number
  opensOn: string | null
  isEarly: boolean
  grants: boolean
  published: boolean
  deleted: boolean
  /** Has joined, or has a reason; teaches it. */
  studies: boolean
  sees: boolean
  unreleased: number
}

const userId = sql`${sql.placeholder('userId')}::int`

const read = prepared<Row>(
  'class_courses',
  sql`
  select x.course_id as "courseId", x.opens_on::text as "opensOn", x.grants,
    coalesce(x.opens_on > ${schoolToday}, false) as "isEarly",
    c.publish_status = 'published' as published, c.deleted_at is not null as deleted,
    coalesce(l.own, false) or ${hasReason(sql`c.id`, userId)} or ${teachesCourse(userId)} as studies,
    ${seesLearners(userId)} as sees,
    case when c.published_at is null and (coalesce(c.owner_id = ${userId}, false) or exists (
        select from course_staff s where s.course_id = c.id and s.user_id = ${userId}
          and s.accepted_at is not null and s.may_release))
      then (select count(*)::int from draft_records r
        where r.draft_id = c.draft_id and r.kind in ('chapter', 'item') and r.changed) else 0 end as unreleased
  from class_courses x join courses c on c.id = x.course_id
  left join course_learners l on l.course_id = c.id and l.user_id = ${userId}
  where x.class_id = ${sql.placeholder('classId')}::int
  order by x.position, x.course_id`,
)

/** Lists the courses of a class. Of one that opens later, students learn its name and its day. */
export async function getCourses({
  db,
  ports,
  viewer,
  locale,
  input: { classId },
}: Call<typeof api.getCourses>): Promise<AnswerOf<typeof api.getCourses>> {
  const given = { classId, userId: viewer.id }
  const [standing, rows] = await Promise.all([readClass(db, given), read(db, given)])
  must(mayOpen(standing))
  const teaches = mayTeach(standing) === null
  const shown = rows
    .map((row) => ({ ...row, state: stateOf(row) }))
    .filter(({ state }) => teaches || state !== 'gone')
  const studied = shown.filter(({ studies }) => studies).map(({ courseId }) => courseId)
  const [cards, progress] = await Promise.all([
    cardsOf(
      db,
      locale,
      shown.map(({ courseId }) => courseId),
    ),
    ports.get(courseProgress).ofCourses(db, viewer.id, studied),
  ])
  const cardOf = new Map(cards.map((card) => [card.courseId, card]))
  const items = shown.flatMap(({ courseId, ...row }): ClassCourse[] => {
    const card = cardOf.get(courseId)
    if (!card) return []
    const { kind, name, category, coverTheme, cover, teachers, fee } = card
    const mine = row.studies ? progress.get(courseId) : undefined
    return [
      {
        ...{ courseId, kind, name, category, coverTheme, cover, teachers, fee },
        ...{ state: row.state, opensOn: row.opensOn, grants: row.grants },
        ...{ published: row.published, studies: row.studies },
        progress: mine ? { done: mine.done, total: mine.total } : null,
        unreleased: teaches ? row.unreleased : 0,
        seesProgress: teaches && row.sees,
      },
    ]
  })
  return { ...headOf(standing), items, can: { manage: canOf(mayManage(standing)) } }
}

function stateOf({ deleted, studies, grants, published, isEarly }: Row): ClassCourse['state'] {
  if (deleted) return 'gone'
  if (studies) return 'open'
  if (!grants && !published) return 'gone'
  return isEarly ? 'waiting' : 'open'
}
