import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import { prepared } from '#src/server/database/prepared.ts'
import { must, type Ruling } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import { isAdmin, type Viewer } from '#src/shared/viewer.ts'
import { courseErrors } from '../contract.ts'
import { currentSemester, enrolmentState, semesterState } from './cards.ts'
import { feeToJoin } from './fee.ts'
import { hasReason } from './reasons.ts'
import { type LearnerState, mayManage, maySee } from './rules.ts'

const userId = sql`${sql.placeholder('userId')}::int`

export interface StateRow extends Record<string, unknown> {
  courseId: number
  joined: boolean
  enrolled: boolean
  staff: boolean | null
  published: boolean
  fee: number
  semesterState: LearnerState['semesterState']
  startsOn: string | null
  enrolment: LearnerState['enrolment']
  enrolFrom: string | null
  pacedSemesterId: number | null
  noSkipping: boolean
  inOrder: boolean
  bulletComments: boolean
}

/** The columns of a StateRow, from `stateTables`. */
export const stateColumns = (userId: SQL): SQL => sql`
  c.id as "courseId", coalesce(l.own, false) or ${hasReason(sql`c.id`, userId)} as joined,
  l.user_id is not null as enrolled,
  c.owner_id = ${userId} or exists (
    select from course_staff f
    where f.course_id = c.id and f.user_id = ${userId} and f.accepted_at is not null) as staff,
  c.publish_status = 'published' as published,
  c.no_skipping as "noSkipping", c.in_order as "inOrder",
  c.bullet_comments as "bulletComments", ${feeToJoin('c')} as fee,
  coalesce(${semesterState('own')}, s.state) as "semesterState",
  coalesce(own.starts_on, s.starts_on)::text as "startsOn",
  ${enrolmentState('s')} as enrolment, s.enrol_from::text as "enrolFrom",
  (select w.semester_id from course_semester_weeks w where w.semester_id = own.id limit 1) as "pacedSemesterId"`

/** To be joined to courses under the alias `c`. */
export const stateTables = (userId: SQL): SQL => sql`
  left join course_learners l on l.course_id = c.id and l.user_id = ${userId}
  left join course_semesters own on own.id = l.semester_id
  ${currentSemester}`

export const stateOf = ({ staff, ...row }: StateRow, viewer: Viewer | null): LearnerState => ({
  ...{ courseId: row.courseId, joined: row.joined, enrolled: row.enrolled },
  ...{ published: row.published, fee: row.fee },
  ...{ semesterState: row.semesterState, startsOn: row.startsOn },
  ...{ enrolment: row.enrolment, enrolFrom: row.enrolFrom, pacedSemesterId: row.pacedSemesterId },
  ...{ noSkipping: row.noSkipping, inOrder: row.inOrder, bulletComments: row.bulletComments },
  staff: staff === true || isAdmin(viewer),
})

// Every course page, player report and quiz runs this, so it is one query.
const readState = prepared<StateRow>(
  'course_learner_state',
  sql`select ${stateColumns(userId)} from courses c ${stateTables(userId)}
    where c.id = ${sql.placeholder('courseId')}::int`,
)

/** @returns null when there is no such course. */
export async function learnerState(
  db: Db,
  courseId: number,
  viewer: Viewer | null,
): Promise<LearnerState | null> {
  const [row] = await readState(db, { courseId, userId: viewer?.id ?? null })
  return row ? stateOf(row, viewer) : null
}

/** Returns the state of a course that the viewer may see. @throws course.notFound */
export async function visibleState(
  db: Db,
  courseId: number,
  viewer: Viewer | null,
): Promise<LearnerState> {
  const state = await learnerState(db, courseId, viewer)
  if (!state) throw new AppError(courseErrors.notFound)
  must(maySee(state))
  return state
}

/**
 * Finds a course whose settings the viewer changes.
 * @throws course.notFound, course.notTeacher
 */
export async function mustManage(db: Db, courseId: number, viewer: Viewer): Promise<void> {
  must(await mayChange(db, await visibleState(db, courseId, viewer), viewer))
}

const readManager = prepared(
  'course_manager',
  sql`select from courses c where c.id = ${sql.placeholder('courseId')}::int
    and (c.owner_id = ${userId} or exists (
      select from course_staff f where f.course_id = c.id and f.user_id = ${userId}
        and f.accepted_at is not null and (f.may_edit or f.may_release)))`,
)

/** Rules on changes of a course's settings: a co-teacher with no right to edit or to release changes nothing. */
export async function mayChange(
  db: Db,
  { courseId, staff }: Pick<LearnerState, 'courseId' | 'staff'>,
  viewer: Viewer,
): Promise<Ruling> {
  // No query for learners, who are most of those who ask.
  if (!staff || isAdmin(viewer)) return mayManage({ staff })
  const rows = await readManager(db, { courseId, userId: viewer.id })
  return mayManage({ staff: rows.length > 0 })
}
