import { and, eq, lte, sql } from 'drizzle-orm'
import { holdOwn } from '#src/features/people/account/server/hold-own.ts'
import { prepared } from '#src/server/database/prepared.ts'
import type { Call, Kernel } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import { addDays, schoolDay } from '#src/shared/school-day.ts'
import type { SnoozedTodo, Todo, todayApi } from '../contract.ts'
import { todayErrors as errors } from '../errors.ts'
import { snoozeDaysMost, snoozesMost } from '../limits.ts'
import { todoSnoozes } from '../tables.ts'
import { type FoundTodo, today, userId } from './source.ts'

const readSnoozes = prepared<{ key: string; untilOn: string }>(
  'today_snoozes',
  sql`
    select key, until_on::text as "untilOn" from todo_snoozes
    where user_id = ${userId} and until_on > ${today}`,
)

/** The days until which the viewer has put to-dos off, by the names of these. */
export async function snoozesOf(
  { db, viewer }: Call<typeof todayApi.getToday>,
  day: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await readSnoozes(db, { userId: viewer.id, today: day })
  return new Map(rows.map(({ key, untilOn }) => [key, untilOn]))
}

/**
 * Divides to-dos into those of today and those put off. What is due cannot be put off beyond its day: it comes
 * back on that day, also where the day was moved forward later. An attempt that runs is never put off.
 */
export function divide(
  todos: readonly FoundTodo[],
  { snoozes, day }: { snoozes: ReadonlyMap<string, string>; day: string },
): { shown: Todo[]; snoozed: SnoozedTodo[] } {
  const shown: Todo[] = []
  const snoozed: SnoozedTodo[] = []
  for (const found of todos) {
    const one = { ...found, snoozeUntil: lastDayOf(found, day) }
    const wanted = snoozes.get(found.key)
    const untilOn = wanted && one.snoozeUntil && earlier(wanted, one.snoozeUntil)
    if (untilOn && untilOn > day) snoozed.push({ ...one, untilOn })
    else shown.push(one)
  }
  return { shown, snoozed }
}

const earlier = (a: string, b: string) => (a < b ? a : b)

function lastDayOf({ kind, dueAt, dueOn }: FoundTodo, day: string): string | null {
  if (kind === 'running') return null
  const due = dueAt === null ? dueOn : schoolDay(new Date(dueAt))
  const last = addDays(day, snoozeDaysMost)
  if (due === null) return last
  return due > day ? earlier(due, last) : null
}

export async function snooze({
  db,
  viewer,
  input: { key, untilOn },
}: Call<typeof todayApi.snooze>) {
  const day = schoolDay()
  if (untilOn !== null && (untilOn <= day || untilOn > addDays(day, snoozeDaysMost))) {
    throw new AppError(errors.day)
  }
  const own = eq(todoSnoozes.userId, viewer.id)
  await db.transaction(async (tx) => {
    // One after the other, so that a hundred at once are counted.
    await holdOwn(tx, viewer.id)
    await tx.delete(todoSnoozes).where(and(own, eq(todoSnoozes.key, key)))
    if (untilOn === null) return
    if ((await tx.$count(todoSnoozes, own)) >= snoozesMost)
      throw new AppError(errors.tooManySnoozed)
    await tx.insert(todoSnoozes).values({ userId: viewer.id, key, untilOn })
  })
  return {}
}

/** Deletes the entries whose day has come. */
export const dropSnoozes = async ({ db }: Pick<Kernel, 'db'>) => {
  await db.delete(todoSnoozes).where(lte(todoSnoozes.untilOn, schoolDay()))
}
