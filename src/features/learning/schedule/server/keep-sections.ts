import { sql } from 'drizzle-orm'
import { recordAct } from '#src/server/audit/record-act.ts'
import type { Call } from '#src/server/kernel.ts'
import { withValues } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { scheduleApi } from '../contract.ts'
import { scheduleErrors } from '../errors.ts'
import type { Section } from '../sections.ts'
import { scheduleSettings } from '../tables.ts'
import { scheduleActs } from './acts-text.ts'
import { holdSchool } from './save-lesson.ts'

const isInOrder = (list: readonly Section[]) =>
  list.every(({ from, to }, at) => from < to && (list[at - 1]?.to ?? '00:00') <= from)

/** Sets the sections of the day. Summer and winter have as many, so that a lesson has its place in both. */
export async function saveSections(call: Call<typeof scheduleApi.saveSections>) {
  const { db, input: sections } = call
  const { winter, summer } = sections
  if (!isInOrder(winter) || !isInOrder(summer) || winter.length !== summer.length)
    throw new AppError(scheduleErrors.timesWrong)
  await db.transaction(async (tx) => {
    await holdSchool(tx)
    const { rows } = await tx.execute<{ used: number }>(sql`
      select greatest((select coalesce(max(section_to), 0) from schedule_lessons),
        (select coalesce(max(section_to), 0) from schedule_changes where live))::int as used`)
    const section = rows[0]!.used
    if (section > winter.length)
      throw new AppError(withValues(scheduleErrors.sectionsInUse, { section }))
    await tx
      .insert(scheduleSettings)
      .values({ id: 1, sections })
      .onConflictDoUpdate({ target: scheduleSettings.id, set: { sections } })
    await recordAct(tx, call, scheduleActs.saveSections, { detail: { count: winter.length } })
  })
  return {}
}
