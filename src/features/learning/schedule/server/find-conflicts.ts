import { classesOf } from '#src/features/learning/class/server/members-of.ts'
import { mayManage } from '#src/features/learning/class/server/rules.ts'
import { readClass } from '#src/features/learning/class/server/state.ts'
import type { Db } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import { slotsBetween } from '../calendar.ts'
import type { scheduleApi } from '../contract.ts'
import { scheduleErrors } from '../errors.ts'
import { readWeeks } from '../weeks.ts'
import { wholeSchool } from './book.ts'
import { conflictsOf } from './conflicts.ts'
import { mustBeTerm } from './hold.ts'
import { readLesson, rivals } from './lessons.ts'

/** Finds what a recurring lesson would meet. Weeks or sections that are not typed to the end meet nothing. */
export async function findConflicts({
  db,
  viewer,
  locale,
  input,
}: Call<typeof scheduleApi.findConflicts>) {
  const { classId, termId, lessonId = 0, teacherId, ...place } = input
  const [found, { role }, knows, school] = await Promise.all([
    readClass(db, { classId, userId: viewer.id }),
    readClass(db, { classId, userId: teacherId }),
    classesKnownTo(db, viewer.id),
    wholeSchool(db),
  ])
  must(mayManage(found))
  // When other teachers are busy is no affair of this class.
  const ofClass = role === 'owner' || role === 'coTeacher' ? teacherId : null
  const term = mustBeTerm(school, termId)
  const weeks = readWeeks(input.weeks, term.weeks)
  if (weeks === undefined || place.sectionFrom > place.sectionTo) return { conflicts: [] }
  const rule = { ...place, lessonId, termId, weeks }
  // Single lessons that were moved stay moved when their rule changes, as far as the rule still names their day.
  const slots = slotsBetween({ ...school, rules: [rule], changes: [] }, '0000', '9999')
  const wanted = slots
    .filter(({ state }) => state === 'on')
    .map((slot) => ({ ...slot, classId, teacherId: ofClass }))
  const isItself = (other: number) => other === lessonId
  return {
    conflicts: await conflictsOf(rivals(db), { school, term, wanted, isItself, knows, locale }),
  }
}

/** Finds what a single lesson would meet in another place. */
export async function findMoveConflicts({
  db,
  viewer,
  locale,
  input,
}: Call<typeof scheduleApi.findMoveConflicts>) {
  const { lessonId, day, toDay: on, sectionFrom, sectionTo, room } = input
  const lesson = await readLesson(db, lessonId)
  if (!lesson) throw new AppError(scheduleErrors.noLesson)
  const { classId, teacherId } = lesson
  const [found, knows, school] = await Promise.all([
    readClass(db, { classId, userId: viewer.id }),
    classesKnownTo(db, viewer.id),
    wholeSchool(db),
  ])
  if (found.role === null) throw new AppError(scheduleErrors.noLesson)
  must(mayManage(found))
  const term = mustBeTerm(school, lesson.termId)
  const wanted = [{ on, sectionFrom, sectionTo, room, classId, teacherId }]
  const isItself = (other: number, otherDay: string) => other === lessonId && otherDay === day
  return {
    conflicts: await conflictsOf(rivals(db), { school, term, wanted, isItself, knows, locale }),
  }
}

async function classesKnownTo(db: Db, userId: number): Promise<(classId: number) => boolean> {
  const known = new Set((await classesOf(db, userId)).map(({ classId }) => classId))
  return (classId) => known.has(classId)
}
