import { and, eq, sql } from 'drizzle-orm'
import { mayManage } from '#src/features/learning/class/server/rules.ts'
import { holdClass } from '#src/features/learning/class/server/state.ts'
import { classMembers } from '#src/features/learning/class/tables.ts'
import type { Tx } from '#src/server/database/db.ts'
import { refuseField } from '#src/server/http/refuse-field.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { scheduleApi } from '../contract.ts'
import { scheduleErrors } from '../errors.ts'
import { scheduleLessons } from '../tables.ts'
import { readWeeks } from '../weeks.ts'
import { schoolIn } from './book.ts'
import { holdLesson, mustBeTerm } from './hold.ts'
import { areSections, mayHaveMore } from './rules.ts'
import { tellOfRule } from './tell-class.ts'

/** Adds a recurring lesson to a class, or changes one. Its people are told of another time or room, once. */
export async function saveLesson(call: Call<typeof scheduleApi.saveLesson>) {
  const { db, viewer, input } = call
  const { classId, termId, lessonId, title, room, weekday, sectionFrom, sectionTo } = input
  return db.transaction(async (tx) => {
    await holdTerms(tx)
    const found = await holdClass(tx, { classId, userId: viewer.id })
    must(mayManage(found))
    const school = await schoolIn(tx)
    const term = mustBeTerm(school, termId)
    const weeks = readWeeks(input.weeks, term.weeks)
    if (weeks === undefined) throw refuseField(scheduleErrors.weeksWrong, 'weeks')
    const place = { day: term.startsOn, from: sectionFrom, to: sectionTo }
    if (!areSections(school, place)) throw refuseField(scheduleErrors.sectionsWrong, 'sectionTo')
    const teacherId = await teacherIn(tx, classId, input.teacherId)
    const values = { title, room, weekday, sectionFrom, sectionTo, weeks, teacherId }
    if (lessonId === null) {
      const ofTerm = and(eq(scheduleLessons.classId, classId), eq(scheduleLessons.termId, termId))
      must(mayHaveMore((await tx.$count(scheduleLessons, ofTerm)) + 1))
      const [made] = await tx
        .insert(scheduleLessons)
        .values({ classId, termId, ...values })
        .returning({ lessonId: scheduleLessons.id })
      return made!
    }
    const ofThis = and(
      ...[eq(scheduleLessons.id, lessonId), eq(scheduleLessons.classId, classId)],
      eq(scheduleLessons.termId, termId),
    )
    const [was] = await tx.select().from(scheduleLessons).where(ofThis)
    if (!was) throw new AppError(scheduleErrors.noLesson)
    await tx
      .update(scheduleLessons)
      .set({ ...values, revision: sql`${scheduleLessons.revision} + 1`, changedAt: new Date() })
      .where(ofThis)
    await tellOfRule(tx, call, { found, term, title, was, is: values })
    return { lessonId }
  })
}

/** Terms and sections do not shrink under a lesson that is being written. Held before its class, as everywhere. */
export const holdTerms = (tx: Tx) =>
  tx.execute(sql`select pg_advisory_xact_lock_shared(hashtext('schedule_terms'))`)

/** The same for the act that changes them. */
export const holdSchool = (tx: Tx) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('schedule_terms'))`)

/** A lesson is taught by a teacher of the class. */
async function teacherIn(tx: Tx, classId: number, userId: number): Promise<number> {
  const [row] = await tx
    .select({ role: classMembers.role })
    .from(classMembers)
    .where(
      and(
        eq(classMembers.classId, classId),
        eq(classMembers.userId, userId),
        eq(classMembers.state, 'member'),
      ),
    )
  if (row?.role !== 'owner' && row?.role !== 'coTeacher')
    throw refuseField(scheduleErrors.noTeacher, 'teacherId')
  return userId
}

/** Deletes a recurring lesson, with what was changed of it, and has its people told. */
export async function deleteLesson(call: Call<typeof scheduleApi.deleteLesson>) {
  const { lessonId } = call.input
  await call.db.transaction(async (tx) => {
    await holdTerms(tx)
    const { found, lesson } = await holdLesson(tx, { lessonId, userId: call.viewer.id })
    const term = mustBeTerm(await schoolIn(tx), lesson.termId)
    await tx.delete(scheduleLessons).where(eq(scheduleLessons.id, lessonId))
    await tellOfRule(tx, call, { found, term, title: lesson.title, was: lesson, is: null })
  })
  return {}
}
