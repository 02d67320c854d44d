import { and, eq, like, ne, sql } from 'drizzle-orm'
import { recordAct } from '#src/server/audit/record-act.ts'
import { refuseField } from '#src/server/http/refuse-field.ts'
import type { Call } from '#src/server/kernel.ts'
import { withValues } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { scheduleApi } from '../contract.ts'
import { scheduleErrors } from '../errors.ts'
import { specialDaysPerYear } from '../limits.ts'
import { scheduleDays } from '../tables.ts'
import { scheduleActs } from './acts-text.ts'
import { knownDays } from './known-days.ts'
import { holdSchool } from './save-lesson.ts'

/** Sets what a day is. A make-up day replaces a holiday that no other one replaces. */
export async function saveDay(call: Call<typeof scheduleApi.saveDay>) {
  const { db, input } = call
  const { day, kind, name, nameEn } = input
  const replaces = kind === 'makeUp' ? input.replaces : null
  await db.transaction(async (tx) => {
    await holdSchool(tx)
    if (replaces !== null) {
      const [holiday] = await tx
        .select({ kind: scheduleDays.kind })
        .from(scheduleDays)
        .where(eq(scheduleDays.day, replaces))
      const other = and(eq(scheduleDays.replaces, replaces), ne(scheduleDays.day, day))
      if (
        holiday?.kind !== 'holiday' ||
        replaces === day ||
        (await tx.$count(scheduleDays, other)) > 0
      )
        throw refuseField(scheduleErrors.replacesWrong, 'replaces')
    }
    const ofYear = and(
      like(sql`${scheduleDays.day}::text`, `${day.slice(0, 4)}-%`),
      ne(scheduleDays.day, day),
    )
    if ((await tx.$count(scheduleDays, ofYear)) >= specialDaysPerYear)
      throw new AppError(withValues(scheduleErrors.tooManyDays, { most: specialDaysPerYear }))
    // A holiday that becomes a working day is made up nowhere.
    if (kind === 'makeUp')
      await tx.update(scheduleDays).set({ replaces: null }).where(eq(scheduleDays.replaces, day))
    const values = { kind, name, nameEn, replaces }
    await tx
      .insert(scheduleDays)
      .values({ day, ...values })
      .onConflictDoUpdate({ target: scheduleDays.day, set: values })
    await recordAct(tx, call, scheduleActs.saveDay, { detail: { day, kind, name } })
  })
  return {}
}

export async function deleteDay(call: Call<typeof scheduleApi.deleteDay>) {
  const { day } = call.input
  await call.db.transaction(async (tx) => {
    await holdSchool(tx)
    const [gone] = await tx.delete(scheduleDays).where(eq(scheduleDays.day, day)).returning()
    if (!gone) return
    await tx.update(scheduleDays).set({ replaces: null }).where(eq(scheduleDays.replaces, day))
    const { kind, name } = gone
    await recordAct(tx, call, scheduleActs.deleteDay, { detail: { day, kind, name } })
  })
  return {}
}

/** Adds the days of a year that are known. Days that are there already stay as they are. */
export async function fillDays(call: Call<typeof scheduleApi.fillDays>) {
  const { year } = call.input
  const days = await knownDays(year)
  if (days.length === 0) throw new AppError(withValues(scheduleErrors.yearUnknown, { year }))
  return call.db.transaction(async (tx) => {
    await holdSchool(tx)
    const rows = await tx
      .insert(scheduleDays)
      .values(days)
      .onConflictDoNothing()
      .returning({ day: scheduleDays.day })
    const added = rows.length
    if (added > 0) await recordAct(tx, call, scheduleActs.fillDays, { detail: { year, added } })
    return { added }
  })
}
