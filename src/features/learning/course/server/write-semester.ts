import { eq, sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { courseSemesters, courseSemesterWeeks } from '../semester-tables.ts'
import { liveChapters } from './live-rows.ts'

export interface SemesterDays {
  name: string
  nameEn: string | null
  startsOn: string
  endsOn: string
  enrolFrom: string | null
  enrolUntil: string | null
  /** The days on which top chapters open, where they differ from the first one. */
  weeks: readonly { chapterId: number; opensOn: string }[]
}

/**
 * Writes a semester of a course and its pace.
 * @param semesterId null for a new one
 * @returns its id
 */
export async function writeSemester(
  tx: Tx,
  courseId: number,
  semesterId: number | null,
  { weeks, ...row }: SemesterDays,
): Promise<number> {
  const id = semesterId ?? (await insertSemester(tx, courseId, row))
  if (semesterId !== null) {
    await tx.update(courseSemesters).set(row).where(eq(courseSemesters.id, semesterId))
    await tx.delete(courseSemesterWeeks).where(eq(courseSemesterWeeks.semesterId, semesterId))
  }
  if (weeks.length > 0) {
    await tx.execute(sql`
      insert into course_semester_weeks (semester_id, chapter_id, opens_on)
      select ${id}, g."chapterId", g."opensOn"
      from jsonb_to_recordset(${JSON.stringify(weeks)}::jsonb) as g("chapterId" int, "opensOn" date)
      join ${liveChapters} c on c.id = g."chapterId" and c.course_id = ${courseId} and c.parent_id is null`)
  }
  return id
}

async function insertSemester(
  tx: Tx,
  courseId: number,
  row: Omit<SemesterDays, 'weeks'>,
): Promise<number> {
  const [made] = await tx
    .insert(courseSemesters)
    .values({ ...row, courseId })
    .returning({ id: courseSemesters.id })
  return made!.id
}

export async function deleteSemesterRow(tx: Tx, semesterId: number): Promise<void> {
  await tx.delete(courseSemesters).where(eq(courseSemesters.id, semesterId))
}

/** Puts a learner into a semester of the course; what the learner has done belongs to the course and stays. */
export async function moveLearner(
  tx: Tx,
  { courseId, userId, semesterId }: { courseId: number; userId: number; semesterId: number },
): Promise<void> {
  await tx.execute(sql`
    update course_learners set semester_id = ${semesterId}
    where course_id = ${courseId} and user_id = ${userId}`)
}
