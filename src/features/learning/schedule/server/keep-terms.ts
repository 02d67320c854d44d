import { eq, sql } from 'drizzle-orm'
import { recordAct } from '#src/server/audit/record-act.ts'
import type { Tx } from '#src/server/database/db.ts'
import { refuseField } from '#src/server/http/refuse-field.ts'
import type { Call } from '#src/server/kernel.ts'
import { withValues } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import { lastDayOf, weekdayOf } from '../calendar.ts'
import type { scheduleApi } from '../contract.ts'
import { scheduleErrors } from '../errors.ts'
import { termsMost } from '../limits.ts'
import { scheduleLessons, scheduleTerms } from '../tables.ts'
import { readWeeks, weeksIn } from '../weeks.ts'
import { scheduleActs } from './acts-text.ts'
import { schoolIn } from './book.ts'
import { mustBeTerm } from './hold.ts'
import { holdSchool } from './save-lesson.ts'

/** Adds a term, or changes one. Its lessons keep their weeks, so that a later beginning moves them along. */
export async function saveTerm(call: Call<typeof scheduleApi.saveTerm>) {
  const { db, input } = call
  const { termId, yearFrom, half, startsOn, weeks } = input
  if (weekdayOf(startsOn) !== 1) throw refuseField(scheduleErrors.notMonday, 'startsOn')
  const examWeeks = input.examWeeks === '' ? 0 : readWeeks(input.examWeeks, weeks)
  if (examWeeks === undefined) throw refuseField(scheduleErrors.weeksWrong, 'examWeeks')
  const values = { yearFrom, half, startsOn, weeks, examWeeks }
  return db.transaction(async (tx) => {
    await holdSchool(tx)
    const { terms } = await schoolIn(tx)
    const others = terms.filter((one) => one.termId !== termId)
    if (others.some((one) => one.yearFrom === yearFrom && one.half === half))
      throw refuseField(scheduleErrors.termExists, 'half')
    const last = lastDayOf(values)
    if (others.some((one) => one.startsOn <= last && lastDayOf(one) >= startsOn))
      throw new AppError(scheduleErrors.termsMeet)
    if (termId === null && terms.length >= termsMost)
      throw new AppError(withValues(scheduleErrors.tooManyTerms, { most: termsMost }))
    if (termId !== null) await mustHold(tx, termId, weeks)
    const [saved] =
      termId === null
        ? await tx.insert(scheduleTerms).values(values).returning({ termId: scheduleTerms.id })
        : await tx
            .update(scheduleTerms)
            .set(values)
            .where(eq(scheduleTerms.id, termId))
            .returning({ termId: scheduleTerms.id })
    if (!saved) throw new AppError(scheduleErrors.noTerm)
    await recordAct(tx, call, scheduleActs.saveTerm, {
      subject: `term:${saved.termId}`,
      detail: { yearFrom, half, startsOn, weeks },
    })
    return saved
  })
}

/** A term does not lose a week in which it has lessons. */
async function mustHold(tx: Tx, termId: number, weeks: number) {
  const { rows } = await tx.execute<{ used: number }>(sql`
    select coalesce(bit_or(weeks), 0)::int as used from schedule_lessons where term_id = ${termId}`)
  const week = weeksIn(rows[0]!.used).at(-1) ?? 0
  if (week > weeks) throw new AppError(withValues(scheduleErrors.weeksInUse, { week }))
}

export async function deleteTerm(call: Call<typeof scheduleApi.deleteTerm>) {
  const { db, input } = call
  const { termId } = input
  await db.transaction(async (tx) => {
    await holdSchool(tx)
    const { yearFrom, half, startsOn, weeks } = mustBeTerm(await schoolIn(tx), termId)
    if ((await tx.$count(scheduleLessons, eq(scheduleLessons.termId, termId))) > 0)
      throw new AppError(scheduleErrors.termInUse)
    await tx.delete(scheduleTerms).where(eq(scheduleTerms.id, termId))
    await recordAct(tx, call, scheduleActs.deleteTerm, {
      subject: `term:${termId}`,
      detail: { yearFrom, half, startsOn, weeks },
    })
  })
  return {}
}
