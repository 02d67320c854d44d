import { z } from 'zod'
import { listOf, pageInQuery as page } from '#src/shared/answers.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { defineErrors } from '#src/shared/errors.ts'
import { idInQuery } from '#src/shared/ids.ts'

/** Coins of a check-in grow with the days in a row: 1, 2, 3 … and stay at the last. */
export const checkInCoinsMax = 7
export const transfersPerPage = 20
export const transferReasons = ['opening', 'course', 'checkIn', 'certificate'] as const
export type TransferReason = (typeof transferReasons)[number]

export const coinErrors = defineErrors('coins', {
  insufficient: {
    kind: 'refused',
    zh: '金币余额不足：需要 {need} 金币，当前余额 {balance} 金币',
    en: 'Not enough coins: {need} needed, your balance is {balance}',
  },
})

const day = z.iso.date()
const historySchema = z.object({
  balance: z.int(),
  ...listOf(
    z.object({
      transferId: z.int(),
      at: z.iso.datetime(),
      reason: z.enum(transferReasons),
      /** The subject: a course's name; empty when the reason suffices. */
      about: z.string(),
      /** Without the locale: '/course/12'. */
      link: z.string().nullable(),
      /** In coins; an outgoing amount is negative. */
      amount: z.int(),
      balanceAfter: z.int(),
    }),
  ),
})

export const coinApi = {
  getCheckIns: endpoint({
    method: 'GET',
    path: 'Coins/GetCheckIns',
    access: 'login',
    summary: {
      zh: '查看签到日历',
      en: 'Read the check-ins of a month and the coins of the next one',
    },
    input: z.object({
      /** '2026-11'; left out: this month. */
      month: z
        .string()
        .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
        .optional(),
    }),
    answer: z.object({
      today: day,
      month: z.string(),
      checkedToday: z.boolean(),
      /** Days in a row up to today, or up to yesterday while today is open. */
      streak: z.int(),
      /** Coins that the next check-in brings. */
      next: z.int(),
      balance: z.int(),
      days: z.array(z.object({ day, coins: z.int(), streak: z.int() })),
      /** The month of the first check-in or of registration: nothing is earlier. */
      firstMonth: z.string(),
    }),
  }),
  checkIn: endpoint({
    method: 'POST',
    path: 'Coins/CheckIn',
    access: 'login',
    summary: { zh: '每日签到', en: 'Check in for the day; a second time changes nothing' },
    input: z.object({}),
    answer: z.object({
      /** False: was checked in already. */
      isNew: z.boolean(),
      coins: z.int(),
      streak: z.int(),
      balance: z.int(),
    }),
    repeatable: true,
  }),
  getHistory: endpoint({
    method: 'GET',
    path: 'Coins/GetHistory',
    access: 'login',
    summary: {
      zh: '查看自己的金币明细',
      en: 'List one’s own coins, received and spent, newest first',
    },
    input: z.object({
      direction: z.enum(['all', 'in', 'out']).default('all'),
      reason: z.enum(transferReasons).optional(),
      page,
    }),
    answer: historySchema,
  }),
  getHistoryOf: endpoint({
    method: 'GET',
    path: 'Coins/GetHistoryOf',
    access: 'admin',
    summary: { zh: '查看他人的金币明细', en: 'List a person’s coins, received and spent' },
    input: z.object({ userId: idInQuery(), page }),
    answer: historySchema,
  }),
}
