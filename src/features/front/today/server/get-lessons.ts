import { sql } from 'drizzle-orm'
import type { ClassRole, ClassState } from '#src/features/learning/class/limits.ts'
import { stateOf } from '#src/features/learning/class/server/state.ts'
import { lessonHoursMost } from '#src/features/learning/lesson/limits.ts'
import { mayBegin, maySeeAll } from '#src/features/learning/lesson/server/rules.ts'
import { readSchool } from '#src/features/learning/schedule/server/book.ts'
import { ownLessons } from '#src/features/learning/schedule/server/lessons.ts'
import { presentSlots } from '#src/features/learning/schedule/server/present.ts'
import { prepared } from '#src/server/database/prepared.ts'
import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { schoolDay } from '#src/shared/school-day.ts'
import type { LessonToday, todayApi } from '../contract.ts'
import { userId } from './source.ts'

interface Membership {
  classId: number
  className: string
  role: ClassRole
  state: ClassState
  lessonId: number | null
  rollOpen: boolean
  /** The viewer has a state in the running lesson. */
  isMarked: boolean
}

/** The viewer's classes that are not archived, each with its running lesson; one that was forgotten runs no longer. */
const readMemberships = prepared<Membership>(
  'today_lessons',
  sql`
    select c.id as "classId", c.name as "className", m.role, ${stateOf} as state, l.id as "lessonId",
      coalesce(l.roll_ended_at is null and l.id is not null, false) as "rollOpen",
      exists (select from lesson_marks k where k.lesson_id = l.id and k.user_id = m.user_id) as "isMarked"
    from class_members m join classes c on c.id = m.class_id and c.archived_at is null
    left join lessons l on l.class_id = c.id and l.ended_at is null
      and l.began_at > now() - make_interval(hours => ${sql.raw(String(lessonHoursMost))})
    where m.user_id = ${userId} and m.state = 'member'`,
)

/** Returns the lessons that the viewer has today by the timetables, and those that run without standing in one. */
export async function getLessons({
  db,
  viewer,
  locale,
}: Call<typeof todayApi.getLessons>): Promise<AnswerOf<typeof todayApi.getLessons>> {
  const memberships = await readMemberships(db, { userId: viewer.id })
  if (memberships.length === 0) return []
  const day = schoolDay()
  const [school, lessons] = await Promise.all([
    readSchool(db, day, day),
    ownLessons(db, { userId: viewer.id, from: day, to: day }),
  ])
  const ofClass = new Map(memberships.map((one) => [one.classId, one]))
  const planned = presentSlots(school, lessons, { from: day, to: day, locale })
    .filter(({ state }) => state === 'on' || state === 'cancelled')
    .flatMap(({ classId, title, room, from, to, state }) => {
      const own = ofClass.get(classId)
      return own ? [row(own, { title, room, from, to, isCancelled: state === 'cancelled' })] : []
    })
  const inPlan = new Set(planned.map(({ classId }) => classId))
  const others = memberships
    .filter(({ classId, lessonId }) => lessonId !== null && !inPlan.has(classId))
    .map((own) => row(own, { title: '', room: '', from: '', to: '', isCancelled: false }))
  return [...others, ...planned.toSorted((a, b) => a.from.localeCompare(b.from))]
}

const row = (
  { classId, className, lessonId, rollOpen, isMarked, ...standing }: Membership,
  slot: Pick<LessonToday, 'title' | 'room' | 'from' | 'to' | 'isCancelled'>,
): LessonToday => ({
  ...{ ...slot, classId, className, lessonId },
  canBegin: mayBegin(standing) === null,
  looksAfter: maySeeAll(standing) === null,
  canCheckIn: standing.role === 'student' && rollOpen && !isMarked,
})
