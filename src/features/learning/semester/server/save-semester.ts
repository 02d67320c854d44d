import { sql } from 'drizzle-orm'
import { courseErrors, type CourseKind } from '#src/features/learning/course/contract.ts'
import { mustManage } from '#src/features/learning/course/server/access.ts'
import { writeSemester } from '#src/features/learning/course/server/write-semester.ts'
import { courseTag, publishedCourses } from '#src/features/learning/course/tags.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { semesterApi } from '../contract.ts'
import { semesterErrors } from '../errors.ts'
import { mayHaveSemesters } from './rules.ts'
import { readDays, tellLater } from './tell-learners.ts'

/**
 * Makes or changes a semester. Its learners keep their progress, which belongs to the course, and get a message when
 * its days or its pace change. The same new semester
 * again, after a lost answer, overlaps with the first and is refused.
 */
export async function saveSemester({
  db,
  viewer,
  input,
  changed,
  jobs,
}: Call<typeof semesterApi.saveSemester>) {
  const { courseId, semesterId } = input
  await mustManage(db, courseId, viewer)
  const saved = await db.transaction(async (tx) => {
    await holdOpenCourse(tx, courseId)
    await mustFit(tx, input)
    const before = semesterId === null ? null : await readDays(tx, semesterId)
    const written = await writeSemester(tx, courseId, semesterId, {
      ...{ name: input.name, nameEn: input.nameEn || null },
      ...{ startsOn: input.startsOn, endsOn: input.endsOn },
      ...{ enrolFrom: input.enrolFrom || null, enrolUntil: input.enrolUntil || null },
      weeks: input.weeks.filter(({ opensOn }) => opensOn !== '' && opensOn !== input.startsOn),
    })
    if (before !== null && before !== (await readDays(tx, written))) {
      await tellLater(tx, { jobs }, written)
    }
    return written
  })
  changed(courseTag({ courseId }), publishedCourses)
  return { semesterId: saved }
}

async function holdOpenCourse(tx: Tx, courseId: number): Promise<void> {
  const { rows } = await tx.execute<{ kind: CourseKind }>(
    sql`select kind from courses where id = ${courseId} for no key update`,
  )
  if (!rows[0]) throw new AppError(courseErrors.notFound)
  must(mayHaveSemesters(rows[0]))
}

/** @throws semester.unknown, semester.overlap */
async function mustFit(
  tx: Tx,
  given: { courseId: number; semesterId: number | null; startsOn: string; endsOn: string },
): Promise<void> {
  const { rows } = await tx.execute<{ id: number; name: string; overlaps: boolean }>(sql`
    select id, name, starts_on <= ${given.endsOn} and ends_on >= ${given.startsOn} as overlaps
    from course_semesters where course_id = ${given.courseId}`)
  if (given.semesterId !== null && !rows.some(({ id }) => id === given.semesterId)) {
    throw new AppError(semesterErrors.unknown)
  }
  const other = rows.find(({ id, overlaps }) => overlaps && id !== given.semesterId)
  if (other) throw new AppError(semesterErrors.overlap, { values: { name: other.name } })
}
