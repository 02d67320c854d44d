import { sql } from 'drizzle-orm'
import { mayManage } from '#src/features/learning/class/server/rules.ts'
import { holdClass } from '#src/features/learning/class/server/state.ts'
import type { Call } from '#src/server/kernel.ts'
import { must, withValues } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { scheduleApi } from '../contract.ts'
import { scheduleErrors } from '../errors.ts'
import { scheduleLessons } from '../tables.ts'
import { schoolIn, wholeSchool } from './book.ts'
import { checkRows, readsIn, readsOf } from './check-rows.ts'
import { mustBeTerm } from './hold.ts'
import { readRows } from './read-rows.ts'
import { mayHaveMore } from './rules.ts'
import { holdTerms } from './save-lesson.ts'

/** Reads a timetable file and checks it. Nothing is kept. */
export async function readTimetable(call: Call<typeof scheduleApi.readTimetable>) {
  const { db, viewer, file, input } = call
  if (!file || file.bytes.length === 0) throw new AppError(scheduleErrors.fileUnreadable)
  const rows = await readRows(file.bytes)
  const school = await wholeSchool(db)
  const term = mustBeTerm(school, input.termId)
  return { rows: await checkRows(readsOf(db), { userId: viewer.id, school, term, rows }) }
}

/** Checks rows that were changed by hand. */
export async function checkTimetable(call: Call<typeof scheduleApi.checkTimetable>) {
  const { db, viewer, input } = call
  const school = await wholeSchool(db)
  const term = mustBeTerm(school, input.termId)
  const rows = input.rows.map((row, at) => ({ ...row, number: at + 1 }))
  return { rows: await checkRows(readsOf(db), { userId: viewer.id, school, term, rows }) }
}

/** Adds the rows to the teacher's classes: all or none. Sent twice, the second time finds doubles and adds nothing. */
export async function saveTimetable(call: Call<typeof scheduleApi.saveTimetable>) {
  const { db, viewer, input } = call
  return db.transaction(async (tx) => {
    // One import of a person after the other, so that two at once find each other's rows.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('schedule_import'), ${viewer.id})`)
    await holdTerms(tx)
    const school = await schoolIn(tx)
    const term = mustBeTerm(school, input.termId)
    const given = input.rows.map((row, at) => ({ ...row, number: at + 1 }))
    const rows = await checkRows(readsIn(tx), { userId: viewer.id, school, term, rows: given })
    const wrong = rows.filter(({ problems }) => problems.length > 0).length
    if (wrong > 0) throw new AppError(withValues(scheduleErrors.rowsWrong, { count: wrong }))
    const lessons = rows.flatMap(({ lesson }) => lesson ?? [])
    const classIds = [...new Set(lessons.map(({ classId }) => classId))].toSorted((a, b) => a - b)
    // In order of their ids, as two imports that share classes would wait for each other otherwise.
    for (const classId of classIds)
      must(mayManage(await holdClass(tx, { classId, userId: viewer.id })))
    await tx
      .insert(scheduleLessons)
      .values(lessons.map((lesson) => ({ ...lesson, teacherId: viewer.id })))
    const counted = await tx.execute<{ most: number }>(sql`
      select coalesce(max(count), 0)::int as most from (
        select count(*) as count from schedule_lessons
        where term_id = ${term.termId} and class_id = any(${sql.param(classIds)}::int[]) group by class_id) each`)
    must(mayHaveMore(counted.rows[0]!.most))
    return { lessons: lessons.length, classes: classIds.length }
  })
}
