import { sql } from 'drizzle-orm'
import { seedLearners } from '#src/features/learning/course/server/seed-learners.ts'
import { seedAttempt } from '#src/features/learning/quiz/server/seed-attempt.ts'
import {
  courseCompletions,
  studyPlaces,
  studyProgress,
} from '#src/features/learning/study/tables.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Ports } from '#src/server/ports.ts'
import { answerOf } from './load-attempts.ts'
import type { Loaded } from './load-course.ts'
import { chance } from './load-media.ts'
import { semesterOn } from './load-semesters.ts'

const day = 86_400_000

/** A premium course and an open one with a pace, both of the shown teacher, whose learners have progress. */
const courses = ['incoterms-2020', 'trade-documents']
/** Learners of a course who take its quizzes, and so may complete it. */
const tested = 14

interface Item extends Record<string, unknown> {
  id: number
  kind: 'video' | 'courseware' | 'text' | 'task' | 'quiz'
  seconds: number | null
  pages: number | null
  quizId: number | null
  /** Learners have attempts at it already. */
  isTaken: boolean
}

interface Learner extends Record<string, unknown> {
  /** Items that the pace of the semester has not opened yet. */
  closed: number
  userId: number
  username: string
  joinedAt: string
}

/**
 * Progress of the demo's learners in two courses: some have not begun, some have stopped, a few have completed. The
 * shown student has joined both and is under way.
 */
export async function loadProgress(
  tx: Tx,
  ports: Ports,
  { loaded, studentId }: { loaded: readonly Loaded[]; studentId: number },
): Promise<void> {
  for (const one of loaded.filter(({ course }) => courses.includes(course.slug))) {
    const { courseId, semesters, itemIds } = one
    const joinedAt = new Date(Date.now() - 24 * day)
    await seedLearners(tx, {
      courseId,
      learners: [{ userId: studentId, joinedAt, semesterId: semesterOn(semesters, joinedAt) }],
    })
    const { rows: items } = await tx.execute<Item>(sql`
      select i.id, i.kind, i.duration_seconds as seconds, i.pages, i.quiz_id as "quizId",
        exists (select from quiz_attempts a where a.quiz_id = i.quiz_id) as "isTaken"
      from unnest(${sql.param(itemIds)}::int[]) with ordinality as of (id, place)
      join course_items i on i.id = of.id order by of.place`)
    const { rows: learners } = await tx.execute<Learner>(sql`
      select l.user_id as "userId", u.username, l.joined_at as "joinedAt",
        (select count(*)::int from course_items i join course_semester_weeks w on w.chapter_id = i.chapter_id
          where w.semester_id = l.semester_id and w.opens_on > current_date) as closed
      from course_learners l join users u on u.id = l.user_id
      where l.course_id = ${courseId} order by l.user_id = ${studentId} desc, u.username`)
    for (const [at, learner] of learners.entries()) {
      await loadLearner(tx, ports, { course: one, items, learner, takesQuizzes: at < tested })
    }
  }
}

async function loadLearner(
  tx: Tx,
  ports: Ports,
  given: { course: Loaded; items: readonly Item[]; learner: Learner; takesQuizzes: boolean },
): Promise<void> {
  const { course, items, learner, takesQuizzes } = given
  const { courseId } = course
  const { userId, username } = learner
  const luck = (what: string) => chance(`${what}:${course.course.slug}:${username}`)
  const isShown = username === 'student'
  const share = isShown ? 0.45 : (luck('progress') - 0.12) / 0.65
  // They have not begun.
  if (share <= 0) return
  const reached = Math.min(
    items.length - learner.closed,
    Math.max(1, Math.round(share * items.length)),
  )
  const joined = Date.parse(learner.joinedAt)
  const isActive = isShown || luck('active') < 0.55
  const daysAgo = isShown ? 1 : isActive ? luck('last') * 5 : 7 + luck('last') * 30
  const last = Math.max(joined, Date.now() - daysAgo * day)
  const at = (place: number) => new Date(joined + ((last - joined) * (place + 1)) / (reached + 1))
  const rows = items
    .slice(0, reached + 1)
    .flatMap(({ id, kind, seconds, pages }, place): (typeof studyProgress.$inferInsert)[] => {
      if (kind === 'quiz') return []
      const isDone = place < reached
      const tenths = (seconds ?? 0) * 10
      const part = (share: number) => Math.round(tenths * share)
      // Some leave out the end of a film, some a part of it, as far as it is done all the same.
      const hole = 0.3 + 0.6 * luck(`hole${place}`)
      const played: [number, number][] = !isDone
        ? [[0, part(0.15 + 0.6 * luck('to'))]]
        : luck(`whole${place}`) < 0.6
          ? [[0, part(0.91 + 0.09 * luck(`to${place}`))]]
          : [
              [0, part(hole)],
              [part(hole + 0.08), tenths],
            ]
      return [
        {
          ...{ userId, itemId: id, courseId, reportedAt: at(place) },
          ...(kind === 'video' && {
            watched: `{${played.map(([from, to]) => `[${from},${to})`).join(',')}}`,
            watchedTenths: played.reduce((sum, [from, to]) => sum + to - from, 0),
            position: (played.at(-1)?.[1] ?? 0) / 10,
          }),
          ...(kind === 'courseware' &&
            isDone && {
              pages: Array.from({ length: pages ?? 1 }, (_, page) => page + 1),
            }),
          doneAt: isDone ? at(place) : null,
        },
      ]
    })
  if (rows.length > 0) await tx.insert(studyProgress).values(rows)
  let isWhole = reached === items.length
  for (const [place, { quizId, isTaken }] of items.slice(0, reached).entries()) {
    if (quizId === null) continue
    // What is taken already has its own results.
    if (isTaken || !takesQuizzes) {
      isWhole = false
      continue
    }
    const fails = !isWhole && luck(`fails${place}`) < 0.4
    for (let time = 0; time < (fails ? 2 : 1); time++) {
      await seedAttempt(tx, ports, {
        ...{ quizId, userId, minutes: 12 },
        startedAt: new Date(at(place).getTime() + time * 3_600_000),
        answer: (body, question) => answerOf(body, !fails || question % 3 === 0, question + time),
      })
    }
  }
  const seen = items[Math.min(reached, items.length - 1)]!
  await tx.insert(studyPlaces).values({
    ...{ userId, courseId, itemId: seen.id, visitedAt: new Date(last) },
  })
  if (isWhole) {
    const completedAt = new Date(last)
    // A last quiz that is marked has written the completion, as of now.
    await tx
      .insert(courseCompletions)
      .values({ userId, courseId, completedAt })
      .onConflictDoUpdate({
        target: [courseCompletions.userId, courseCompletions.courseId],
        set: { completedAt },
      })
  }
}
