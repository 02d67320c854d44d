import { and, eq, sql } from 'drizzle-orm'
import { mayManage } from '#src/features/learning/class/server/rules.ts'
import { holdClass } from '#src/features/learning/class/server/state.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { classCourseApi as api } from '../contract.ts'
import { classCourseErrors as errors } from '../errors.ts'
import { classCourses } from '../tables.ts'
import { grantsAccess, mayBeMore } from './rules.ts'
import { holdOffered, showNew } from './show-new.ts'

type Given = { classId: number; courseId: number }

const row = ({ classId, courseId }: Given) =>
  and(eq(classCourses.classId, classId), eq(classCourses.courseId, courseId))

/** Locks a class for a change of its courses. */
async function hold(tx: Tx, classId: number, userId: number): Promise<void> {
  must(mayManage(await holdClass(tx, { classId, userId })))
}

/** Gives a class a course. An own course is open to members without joining, also before it is approved. */
export async function addCourse(call: Call<typeof api.add>) {
  const { db, viewer, input } = call
  const { classId, courseId, opensOn } = input
  await db.transaction(async (tx) => {
    await hold(tx, classId, viewer.id)
    const { rows } = await tx.execute<{ count: number; last: number; isThere: boolean }>(sql`
      select count(*)::int as count, coalesce(max(position), 0) as last,
        coalesce(bool_or(course_id = ${courseId}), false) as "isThere"
      from class_courses where class_id = ${classId}`)
    const { count, last, isThere } = rows[0]!
    const course = await holdOffered(tx, { courseId, userId: viewer.id })
    if (isThere) throw new AppError(errors.isThere)
    must(mayBeMore(count))
    if (!course.published && course.isNew) await showNew(tx, call, course, classId)
    await tx.insert(classCourses).values({
      ...{ classId, courseId, position: last + 1, opensOn: opensOn || null },
      ...{ grants: grantsAccess(course), addedById: viewer.id },
    })
  })
  return {}
}

/** Sets the day from which students may open a course of the class. */
export async function setCourseDate({ db, viewer, input }: Call<typeof api.setDate>) {
  await db.transaction(async (tx) => {
    await hold(tx, input.classId, viewer.id)
    const changed = await tx
      .update(classCourses)
      .set({ opensOn: input.opensOn || null })
      .where(row(input))
      .returning({ courseId: classCourses.courseId })
    if (changed.length === 0) throw new AppError(errors.unknown)
  })
  return {}
}

/** Orders the courses of a class. @throws classCourse.orderChanged, where the page did not know all of them */
export async function setCourseOrder({ db, viewer, input }: Call<typeof api.setOrder>) {
  const { classId, courseIds } = input
  await db.transaction(async (tx) => {
    await hold(tx, classId, viewer.id)
    const present = await tx
      .select({ courseId: classCourses.courseId })
      .from(classCourses)
      .where(eq(classCourses.classId, classId))
    const given = new Set(courseIds)
    const isWhole = present.every(({ courseId }) => given.has(courseId))
    if (!isWhole || given.size !== courseIds.length || present.length !== courseIds.length) {
      throw new AppError(errors.orderChanged)
    }
    await tx.execute(sql`
      update class_courses c set position = given.place
      from unnest(${sql.param(courseIds)}::int[]) with ordinality as given(id, place)
      where c.class_id = ${classId} and c.course_id = given.id`)
  })
  return {}
}

/** Takes a course from a class: the reason of its members ends, what they have done and joined stays. */
export async function removeCourse({ db, viewer, input }: Call<typeof api.remove>) {
  await db.transaction(async (tx) => {
    await hold(tx, input.classId, viewer.id)
    await tx.delete(classCourses).where(row(input))
  })
  return {}
}

/** Brings the changes of a course that was never published to its classes. A published one has a page for that. */
export async function releaseToClass(call: Call<typeof api.release>) {
  const { db, viewer, input } = call
  await db.transaction(async (tx) => {
    await hold(tx, input.classId, viewer.id)
    const [there] = await tx.select().from(classCourses).where(row(input))
    if (!there) throw new AppError(errors.unknown)
    const course = await holdOffered(tx, { courseId: input.courseId, userId: viewer.id })
    if (course.isNew) await showNew(tx, call, course, input.classId)
  })
  return {}
}
