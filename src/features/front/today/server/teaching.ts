import { type SQL, sql } from 'drizzle-orm'
import { authoringPaths } from '#src/features/learning/authoring/paths.ts'
import type { CourseKind } from '#src/features/learning/course/contract.ts'
import { draftName } from '#src/features/learning/course/server/draft-name.ts'
import { liveItems } from '#src/features/learning/course/server/live-rows.ts'
import { interactionPaths } from '#src/features/learning/interaction/paths.ts'
import { seesLearners, teachesCourse } from '#src/features/learning/course/server/teaches-course.ts'
import { unanswered } from '#src/features/learning/interaction/server/row.ts'
import { invigilationPaths } from '#src/features/learning/invigilation/paths.ts'
import { progressPaths } from '#src/features/learning/progress/paths.ts'
import { taskPaths } from '#src/features/learning/task/paths.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import { preparedIn } from '#src/server/database/prepared.ts'
import { type FoundTodo, mostOfKind, type Source, todo, userId } from './source.ts'

/** The course `c` is one whose learners the viewer looks after. */
const looksAfter: SQL = sql`(c.deleted_at is null and ${seesLearners(userId)})`

const readQuestions = preparedIn<{ courseId: number; name: string; count: number }>(
  'today_questions',
  (locale) => sql`
    select c.id as "courseId", ${inLanguage(locale, 'c', 'name')} as name, count(*)::int as count
    from courses c join interactions q on q.course_id = c.id and q.deleted_at is null
      and q.hidden_reason is null and ${unanswered}
    where c.deleted_at is null and ${teachesCourse(userId)}
    group by c.id order by min(q.created_at), c.id limit ${mostOfKind}`,
)

/** The courses whose learners have questions without an answer, the one that waits longest first. */
export const openQuestions: Source = async ({ db, viewer, locale }) => {
  const rows = await readQuestions(db, locale, { userId: viewer.id })
  return rows.map(({ courseId, name, count }) =>
    todo({ kind: 'questions', name, count, to: interactionPaths.course(courseId) }),
  )
}

const readTasks = preparedIn<{ courseId: number; kind: CourseKind; name: string; count: number }>(
  'today_tasks',
  (locale) => sql`
    select c.id as "courseId", c.kind, ${inLanguage(locale, 'c', 'name')} as name, count(*)::int as count
    from courses c join task_answers a on a.course_id = c.id and a.hand_ins > a.commented_hand_in
    join course_learners l on l.course_id = a.course_id and l.user_id = a.user_id
    where ${looksAfter}
    group by c.id order by min(a.handed_in_at), c.id limit ${mostOfKind}`,
)

/** The courses whose learners have handed in answers to teaching tasks without a comment, the one that waits longest first. */
export const tasksWaiting: Source = async ({ db, viewer, locale }) => {
  const rows = await readTasks(db, locale, { userId: viewer.id })
  return rows.map(({ courseId, kind, name, count }) =>
    todo({ kind: 'tasks', name, count, to: taskPaths.answers({ kind, courseId }) }),
  )
}

const readAnswers = preparedIn<{
  quizId: number
  name: string
  course: string
  waiting: number
  late: number
}>(
  'today_answers',
  (locale) => sql`
    select * from (
      select i.quiz_id as "quizId", ${inLanguage(locale, 'i', 'name')} as name,
        ${inLanguage(locale, 'c', 'name')} as course, min(a.handed_in_at) as since,
        coalesce(sum(a.waiting), 0)::int as waiting,
        coalesce(sum((select count(*) from attempt_answers w
          where w.attempt_id = a.id and w.late_at is not null)), 0)::int as late
      from courses c
      join ${liveItems} i on i.course_id = c.id and i.quiz_id is not null
      join quiz_attempts a on a.quiz_id = i.quiz_id and a.status = 'handedIn' and not a.trial
        and (a.waiting > 0 or exists (select from attempt_answers w
          where w.attempt_id = a.id and w.late_at is not null))
      where ${looksAfter}
      group by i.id, i.quiz_id, i.name, i.name_en, c.id) found
    order by since, "quizId" limit ${mostOfKind}`,
)

/** The quizzes with answers that wait for a mark, or came after the end and wait for a decision. */
export const answersWaiting: Source = async ({ db, viewer, locale }) => {
  const rows = await readAnswers(db, locale, { userId: viewer.id })
  return rows.flatMap(({ quizId, name, course, waiting, late }): FoundTodo[] => [
    ...(waiting > 0
      ? [
          todo({
            ...{ kind: 'marking', name, course, count: waiting },
            to: invigilationPaths.marking(quizId),
          }),
        ]
      : []),
    ...(late > 0
      ? [
          todo({
            ...{ kind: 'lateAnswers', name, course, count: late },
            to: invigilationPaths.quiz(quizId),
          }),
        ]
      : []),
  ])
}

const readBehind = preparedIn<{ courseId: number; kind: CourseKind; name: string; count: number }>(
  'today_behind',
  (locale) => sql`
    select c.id as "courseId", c.kind, ${inLanguage(locale, 'c', 'name')} as name, b.behind as count
    from courses c join behind_counts b on b.course_id = c.id and b.behind > 0
    where ${looksAfter}
    order by b.behind desc, c.id limit ${mostOfKind}`,
)

/** The courses with learners who were behind this morning, the one with most of them first. */
export const learnersBehind: Source = async ({ db, viewer, locale }) => {
  const rows = await readBehind(db, locale, { userId: viewer.id })
  return rows.map(({ courseId, kind, name, count }) =>
    todo({
      ...{ kind: 'behind', name, count },
      to: progressPaths.learners({ kind, courseId }, { state: 'behind' }),
    }),
  )
}

const readRejected = preparedIn<{ courseId: number; kind: CourseKind; name: string }>(
  'today_rejected',
  (locale) => sql`
    select c.id as "courseId", c.kind, ${draftName(locale)} as name
    from courses c
    where c.owner_id = ${userId} and c.audit_status = 'rejected' and c.deleted_at is null
      and not exists (select from course_submissions s
        where s.course_id = c.id and s.state = 'waiting')
    order by c.id limit ${mostOfKind}`,
)

/** The viewer’s courses that a reviewer has sent back. */
export const rejectedCourses: Source = async ({ db, viewer, locale }) => {
  const rows = await readRejected(db, locale, { userId: viewer.id })
  return rows.map(({ courseId, kind, name }) =>
    todo({ kind: 'rejected', name, to: authoringPaths.publish({ courseId, kind }) }),
  )
}

const readInvitations = preparedIn<{ kind: CourseKind; name: string }>(
  'today_invitations',
  (locale) => sql`
    select c.kind, ${draftName(locale)} as name from courses c
    where c.deleted_at is null and (c.transfer_to_id = ${userId}
      or exists (select from course_staff s where s.course_id = c.id and s.user_id = ${userId}
        and s.accepted_at is null))
    order by c.id limit ${mostOfKind}`,
)

/** Courses that others want to teach together with the viewer, or to hand over. */
export const invitations: Source = async ({ db, viewer, locale }) => {
  const rows = await readInvitations(db, locale, { userId: viewer.id })
  return rows.map(({ kind, name }) =>
    todo({ kind: 'invitation', name, to: authoringPaths.manage(kind) }),
  )
}
