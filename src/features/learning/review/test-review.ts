import { sql } from 'drizzle-orm'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { studyApi } from '#src/features/learning/study/contract.ts'
import { openWorld, type Person } from '#tests/world.ts'
import { reviewApi } from './contract.ts'

/** Opens a world whose courses have five teaching tasks, so that each is 20 % of progress. */
export async function openReviews() {
  const world = await openWorld()
  const { app, newUser, newCourse } = world
  const { db } = app.kernel
  const items = [1, 2, 3, 4, 5].map((number) => ({
    kind: 'task' as const,
    name: `任务 ${number}`,
    body: '<p>做</p>',
  }))

  async function course() {
    const teacher = await newUser('teacher')
    const made = await newCourse({ ownerId: teacher.id, chapters: [{ name: '一', items }] })
    return { ...made, teacher }
  }

  async function learner(
    { courseId }: { courseId: number },
    role: 'student' | 'reviewer' = 'student',
  ) {
    const person = await newUser(role)
    await person(courseApi.join, { courseId, fee: 0 })
    return person
  }

  /** Does the first task of the course: 20 %. */
  const progress = (
    person: Person,
    { courseId, itemIds }: { courseId: number; itemIds: number[] },
  ) => person(studyApi.setTaskDone, { courseId, itemId: itemIds[0]!, done: true })

  async function reviewId(person: Person, courseId: number): Promise<number> {
    const { mine } = await person(reviewApi.getReviews, { courseId })
    return mine!.reviewId
  }

  /** A review of a new learner. */
  async function reviewed(given: { courseId: number }, score: '1' | '4.5' | '5' = '4.5') {
    const author = await learner(given)
    await author(reviewApi.saveReview, { courseId: given.courseId, score, content: '好课' })
    return { author, reviewId: await reviewId(author, given.courseId) }
  }

  /** Adds a co-teacher. */
  const coTeach = (person: Person, courseId: number, mayEdit: boolean) =>
    db.execute(sql`insert into course_staff (course_id, user_id, may_edit, accepted_at)
      values (${courseId}, ${person.id}, ${mayEdit}, now())`)

  /** The stored counts of a course, and the same counted again from the reviews. */
  async function counts(courseId: number) {
    const { rows } = await db.execute(sql`
      select rating_count as count, rating_halves as halves,
        (select count(*)::int from course_reviews r where r.course_id = c.id and r.counted
          and r.hidden_reason is null) as recount,
        (select coalesce(sum(halves), 0)::int from course_reviews r where r.course_id = c.id and r.counted
          and r.hidden_reason is null) as rehalves
      from courses c where c.id = ${courseId}`)
    return rows[0] as { count: number; halves: number; recount: number; rehalves: number }
  }

  return { ...world, db, course, learner, progress, reviewId, reviewed, coTeach, counts }
}
