import { and, eq } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { addDays, schoolDay } from '#src/shared/school-day.ts'
import { checkInCoinsMax, type coinApi } from '../contract.ts'
import { checkIns } from '../tables.ts'
import { balanceOf } from './balance.ts'
import { lockCoinAccount } from './coin-accounts.ts'
import { transferCoins } from './transfer-coins.ts'

/** Checks in for the school's today and brings the coins of it. Once a day, however often asked. */
export function checkIn({ db, viewer }: Call<typeof coinApi.checkIn>) {
  const day = schoolDay()
  return db.transaction(async (tx) => {
    // A check-in of a moment before midnight is finished before the one after it counts its days.
    await lockCoinAccount(tx, viewer.id)
    const made = await insertDay(tx, viewer.id, day)
    if (made) {
      await transferCoins(tx, {
        key: `checkIn:${viewer.id}:${day}`,
        reason: 'checkIn',
        from: { system: 'issue' },
        to: { userId: viewer.id },
        amount: made.coins,
      })
    }
    const row = made ?? (await readDay(tx, viewer.id, day))
    return { isNew: made !== undefined, ...row, balance: await balanceOf(tx, viewer.id) }
  })
}

/** One day after yesterday's, or the first again. @returns undefined where the day is there already. */
async function insertDay(tx: Tx, userId: number, day: string) {
  const [yesterday] = await tx
    .select({ streak: checkIns.streak })
    .from(checkIns)
    .where(and(eq(checkIns.userId, userId), eq(checkIns.day, addDays(day, -1))))
  const streak = (yesterday?.streak ?? 0) + 1
  const [made] = await tx
    .insert(checkIns)
    .values({ userId, day, streak, coins: coinsOf(streak) })
    .onConflictDoNothing()
    .returning({ coins: checkIns.coins, streak: checkIns.streak })
  return made
}

async function readDay(tx: Tx, userId: number, day: string) {
  const [row] = await tx
    .select({ coins: checkIns.coins, streak: checkIns.streak })
    .from(checkIns)
    .where(and(eq(checkIns.userId, userId), eq(checkIns.day, day)))
  return row!
}

/** Coins for the nth day in a row. */
export const coinsOf = (streak: number) => Math.min(streak, checkInCoinsMax)
