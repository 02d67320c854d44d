import { coursePaths } from '../paths.ts'
import { and, eq, sql } from 'drizzle-orm'
import { transferCoins } from '#src/features/money/coins/server/transfer-coins.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { schoolToday } from '#src/server/school-day.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import { type courseApi, courseErrors } from '../contract.ts'
import { courseLearners } from '../learner-tables.ts'
import { courses } from '../tables.ts'
import { feeToJoin } from './fee.ts'
import { readOutline } from './outline.ts'
import { mayJoin } from './rules.ts'
import { semesterToJoin } from './semester.ts'

/**
 * A student joins a published course; the fee of a premium one is paid in the same transaction. Joining
 * twice changes nothing and costs nothing; joining an open course again moves on to its next semester.
 */
export async function joinCourse({
  db,
  viewer,
  locale,
  input: { courseId, fee },
}: Call<typeof courseApi.join>) {
  const joined = await db.transaction(async (tx) => {
    const [course] = await tx
      .select({
        kind: courses.kind,
        name: courses.name,
        nameEn: courses.nameEn,
        fee: feeToJoin('courses'),
        publishStatus: courses.publishStatus,
      })
      .from(courses)
      .where(eq(courses.id, courseId))
      // A shared lock would deadlock two joins: the count below writes this row.
      .for('no key update')
    if (!course) throw new AppError(courseErrors.notFound)
    const semester = course.kind === 'open' ? await semesterToJoin(tx, courseId) : undefined
    const isNew = await insertLearner(tx, courseId, viewer.id, semester)
    if (isNew) {
      const published = course.publishStatus === 'published'
      const { state: semesterState = null, enrolment = null, enrolFrom = null } = semester ?? {}
      must(mayJoin({ joined: false, published, semesterState, enrolment, enrolFrom }))
      if (fee !== course.fee) {
        throw new AppError(courseErrors.feeChanged, { values: { fee: course.fee } })
      }
      if (fee > 0) await payFee(tx, { ...course, courseId, userId: viewer.id })
    }
    const learnerCount = await countLearners(tx, courseId, isNew ? 1 : 0)
    return { learnerCount, started: semester?.state !== 'upcoming' }
  })
  const outline = await readOutline(db, courseId, locale)
  const itemId = outline.flatMap((chapter) => chapter.items)[0]?.itemId ?? null
  return { courseId, itemId, ...joined }
}

/** @returns whether the person is a new learner of the course */
async function insertLearner(
  tx: Tx,
  courseId: number,
  userId: number,
  semester: Awaited<ReturnType<typeof semesterToJoin>>,
) {
  const inserted = await tx
    .insert(courseLearners)
    .values({ courseId, userId, semesterId: semester?.id ?? null })
    // A person who has studied for another reason joins as everybody else.
    .onConflictDoUpdate({
      target: [courseLearners.courseId, courseLearners.userId],
      set: { own: true, semesterId: semester?.id ?? null, joinedAt: sql`now()` },
      setWhere: sql`not ${courseLearners.own}`,
    })
    .returning({ userId: courseLearners.userId })
  if (inserted.length > 0) return true
  // A learner whose semester has not ended stays in it: the same call again moves nobody.
  if (semester && semester.state !== 'ended' && semester.enrolment === 'open') {
    await tx
      .update(courseLearners)
      .set({ semesterId: semester.id })
      .where(and(learner(courseId, userId), hasEnded))
  }
  return false
}

const hasEnded = sql`not exists (select from course_semesters own
  where own.id = ${courseLearners.semesterId} and own.ends_on >= ${schoolToday})`

const learner = (courseId: number, userId: number) =>
  and(eq(courseLearners.courseId, courseId), eq(courseLearners.userId, userId))

async function payFee(
  tx: Tx,
  paid: Pick<typeof courses.$inferSelect, 'kind' | 'name' | 'nameEn'> & {
    courseId: number
    fee: number
    userId: number
  },
) {
  const { courseId, userId, fee, name } = paid
  await transferCoins(tx, {
    key: `course:${courseId}:user:${userId}`,
    reason: 'course',
    from: { userId },
    to: { system: 'sales' },
    amount: fee,
    about: { zh: name, en: paid.nameEn || name },
    link: coursePaths.course({ courseId, kind: paid.kind }),
  })
  await tx.update(courseLearners).set({ paid: fee }).where(learner(courseId, userId))
}

async function countLearners(tx: Tx, courseId: number, added: 0 | 1): Promise<number> {
  const [row] = await tx
    .update(courses)
    .set({ learnerCount: sql`${courses.learnerCount} + ${added}` })
    .where(eq(courses.id, courseId))
    .returning({ learnerCount: courses.learnerCount })
  return row?.learnerCount ?? 0
}
