import { seedLearners } from '#src/features/learning/course/server/seed-learners.ts'
import { seedRevision } from '#src/features/learning/revision/server/seed-revision.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Loaded } from './load-course.ts'
import { chance } from './load-media.ts'
import { loadReviews } from './load-reviews.ts'
import { semesterOn } from './load-semesters.ts'
import { people } from './people.ts'

/**
 * Enrolments and reviews of the demo's people only, because every number shown is counted. The shown student joins
 * with `loadProgress`, and has a wrong-question set that speaks.
 */
export async function loadLearning(
  tx: Tx,
  courses: Loaded[],
  userIds: Map<string, number>,
): Promise<void> {
  const students = people.filter((one) => one.accountRole === '1' && one.username !== 'student')
  for (const loaded of courses) {
    const { course, courseId, publishedAt, semesters } = loaded
    const reviewers = new Set(course.reviews.map((review) => review.by))
    const appeal = 0.15 + 0.6 * chance(`appeal:${course.slug}`)
    const joining = students.filter(
      ({ username }) => reviewers.has(username) || chance(`${course.slug}:${username}`) < appeal,
    )
    const when = (name: string, from: number) =>
      new Date(from + (Date.now() - from) * chance(`when:${course.slug}:${name}`))
    await seedLearners(tx, {
      courseId,
      learners: joining.map(({ username }) => {
        const joinedAt = when(username, publishedAt.getTime())
        return {
          ...{ userId: userIds.get(username)!, joinedAt },
          semesterId: semesterOn(semesters, joinedAt),
        }
      }),
    })
    await loadReviews(tx, loaded, {
      ...{ userIds, when },
      learners: joining.map(({ username }) => username),
    })
  }
  const revised = courses.filter(({ course }) => revisedCourses.includes(course.slug))
  const courseIds = revised.map(({ courseId }) => courseId)
  await seedRevision(tx, { userId: userIds.get('student')!, courseIds }, chance)
}

/** The courses of the shown student's wrong-question set. */
const revisedCourses = ['incoterms-2020', 'customs-declaration']
