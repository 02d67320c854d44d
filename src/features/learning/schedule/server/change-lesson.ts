import { and, eq, sql } from 'drizzle-orm'
import type { ClassFacts } from '#src/features/learning/class/server/state.ts'
import type { Tx } from '#src/server/database/db.ts'
import { refuseField } from '#src/server/http/refuse-field.ts'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import { namesDay } from '../calendar.ts'
import type { scheduleApi } from '../contract.ts'
import { scheduleErrors } from '../errors.ts'
import { scheduleChanges } from '../tables.ts'
import { schoolIn } from './book.ts'
import { holdLesson, mustBeTerm } from './hold.ts'
import type { Lesson } from './lessons.ts'
import { changeMessages } from './messages-text.ts'
import { areSections, mayStandOn } from './rules.ts'
import { holdTerms } from './save-lesson.ts'
import { tellClass } from './tell-class.ts'

type Move = Call<typeof scheduleApi.moveLesson>

/** Moves a single lesson, or changes its room. Sent twice it tells people once. */
export async function moveLesson(call: Move) {
  const { lessonId, day, toDay, sectionFrom, sectionTo, room, reason } = call.input
  const to = { toDay, sectionFrom, sectionTo, room, reason }
  await call.db.transaction(async (tx) => {
    await holdTerms(tx)
    const { found, lesson } = await holdLesson(tx, { lessonId, userId: call.viewer.id })
    const school = await schoolIn(tx)
    const term = mustBeTerm(school, lesson.termId)
    if (!namesDay(lesson, term, day)) throw new AppError(scheduleErrors.noSuchDay)
    const wrongDay = mayStandOn(school, term, toDay)
    if (wrongDay) throw refuseField(wrongDay, 'toDay')
    if (!areSections(school, { day: toDay, from: sectionFrom, to: sectionTo }))
      throw refuseField(scheduleErrors.sectionsWrong, 'sectionTo')
    if (isAsPlanned(lesson, day, to)) throw new AppError(scheduleErrors.samePlace)
    if (!(await write(tx, call, { lesson, day, ...to }))) return
    await tellAll(tx, call, { found, lesson, day, words: changeMessages.moved, to })
  })
  return {}
}

const isAsPlanned = (
  lesson: Lesson,
  day: string,
  to: Pick<Move['input'], 'toDay' | 'sectionFrom' | 'sectionTo' | 'room'>,
) =>
  to.toDay === day &&
  to.sectionFrom === lesson.sectionFrom &&
  to.sectionTo === lesson.sectionTo &&
  to.room === lesson.room

/** Cancels a single lesson. Sent twice it tells people once. */
export async function cancelLesson(call: Call<typeof scheduleApi.cancelLesson>) {
  const { lessonId, day, reason } = call.input
  await call.db.transaction(async (tx) => {
    const { found, lesson } = await holdLesson(tx, { lessonId, userId: call.viewer.id })
    const term = mustBeTerm(await schoolIn(tx), lesson.termId)
    if (!namesDay(lesson, term, day)) throw new AppError(scheduleErrors.noSuchDay)
    const nowhere = { toDay: null, sectionFrom: null, sectionTo: null, room: null }
    if (!(await write(tx, call, { lesson, day, ...nowhere, reason }))) return
    await tellAll(tx, call, { found, lesson, day, words: changeMessages.cancelled, reason })
  })
  return {}
}

/** Puts a single lesson back as its rule says. */
export async function putBack(call: Call<typeof scheduleApi.putBack>) {
  const { lessonId, day } = call.input
  await call.db.transaction(async (tx) => {
    const { found, lesson } = await holdLesson(tx, { lessonId, userId: call.viewer.id })
    const ended = await tx
      .update(scheduleChanges)
      .set({ live: false, revision: sql`${scheduleChanges.revision} + 1`, changedAt: new Date() })
      .where(
        and(
          eq(scheduleChanges.lessonId, lessonId),
          eq(scheduleChanges.day, day),
          eq(scheduleChanges.live, true),
        ),
      )
      .returning({ day: scheduleChanges.day })
    if (ended.length === 0) return
    await tellAll(tx, call, { found, lesson, day, words: changeMessages.putBack })
  })
  return {}
}

/** Writes a change. @returns false where the same one is there already */
async function write(
  tx: Tx,
  { viewer }: Pick<Move, 'viewer'>,
  {
    lesson: { lessonId, changes },
    day,
    ...to
  }: {
    lesson: Lesson
    day: string
    toDay: string | null
    sectionFrom: number | null
    sectionTo: number | null
    room: string | null
    reason: string
  },
): Promise<boolean> {
  const now = changes.find((one) => one.day === day && one.live)
  const names = ['toDay', 'sectionFrom', 'sectionTo', 'room', 'reason'] as const
  if (now && names.every((name) => now[name] === to[name])) return false
  const values = { ...to, live: true, changedById: viewer.id, changedAt: new Date() }
  await tx
    .insert(scheduleChanges)
    .values({ lessonId, day, ...values })
    .onConflictDoUpdate({
      target: [scheduleChanges.lessonId, scheduleChanges.day],
      set: { ...values, revision: sql`${scheduleChanges.revision} + 1` },
    })
  return true
}

interface Told {
  found: ClassFacts
  lesson: Lesson
  day: string
  words: (typeof changeMessages)[keyof typeof changeMessages]
  to?: { toDay: string; sectionFrom: number; sectionTo: number; room: string; reason: string }
  reason?: string
}

async function tellAll(
  tx: Tx,
  call: Parameters<typeof tellClass>[1],
  { found, lesson, day, words, to, reason = to?.reason ?? '' }: Told,
) {
  const { title } = lesson
  await tellClass(tx, call, {
    found,
    day: to?.toDay ?? day,
    words: ({ name }) => words({ name, title, day, to, reason }),
  })
}
