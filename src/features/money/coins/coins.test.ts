import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { eventually } from '#src/server/testing/eventually.ts'
import { courseApi } from '#src/features/learning/course/contract.ts'
import type { AnswerOf, Envelope } from '#src/shared/endpoint.ts'
import { runs } from '#tests/property.ts'
import { openWorld, refusal } from '#tests/world.ts'
import { coinApi } from './contract.ts'
import { checkLedger } from './server/check-ledger.ts'
import { transferCoins } from './server/transfer-coins.ts'
import { ledgerJob } from './server/watch-ledger.ts'
import { checkIns, coinAccounts, coinPostings, coinTransfers } from './tables.ts'

const { app, newUser, newCourse, visitor } = await openWorld({ DATABASE_POOL: '20' })
const { db, jobs } = app.kernel

afterEach(() => void vi.useRealTimers())

/** Only what the clock says changes: timers and the database go on. */
const setNow = (moment: string) =>
  void vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) })

/** Signed in long enough for every day of these tests. */
async function newStudent() {
  const student = await newUser('student')
  await db.execute(sql`update sessions set expires_at = '2099-01-01' where user_id = ${student.id}`)
  return student
}

let moves = 0
const give = (userId: number, amount: number) =>
  db.transaction((tx) =>
    transferCoins(tx, {
      key: `test:${++moves}`,
      reason: 'opening',
      from: { system: 'issue' },
      to: { userId },
      amount,
    }),
  )

test('consecutive check-ins earn 1, 2, 3 … 7 and then 7 coins; a missed day restarts at 1', async () => {
  const student = await newStudent()
  const got: number[] = []
  // Over the end of a short month, at noon of the school's day.
  for (const day of [
    '02-24',
    '02-25',
    '02-26',
    '02-27',
    '02-28',
    '03-01',
    '03-02',
    '03-03',
    '03-05',
  ]) {
    setNow(`2027-${day}T12:00:00+08:00`)
    const answer = await student(coinApi.checkIn, {})
    expect(answer).toMatchObject({ isNew: true, coins: Math.min(answer.streak, 7) })
    got.push(answer.coins)
  }
  expect(got).toEqual([1, 2, 3, 4, 5, 6, 7, 7, 1])
  const { balance, items } = await student(coinApi.getHistory, {})
  expect(balance).toBe(36)
  expect(items.map(({ amount }) => amount)).toEqual(got.toReversed())
  expect(items.map(({ balanceAfter }) => balanceAfter)).toEqual([36, 35, 28, 21, 15, 10, 6, 3, 1])
})

test('the day of a check-in changes at midnight in Shanghai, independent of the server’s time zone', async () => {
  const student = await newStudent()
  setNow('2027-02-28T23:59:59.999+08:00')
  expect(await student(coinApi.checkIn, {})).toMatchObject({ isNew: true, streak: 1 })
  expect(await student(coinApi.checkIn, {})).toMatchObject({ isNew: false, coins: 1, streak: 1 })
  expect(await student(coinApi.getCheckIns, {})).toMatchObject({
    today: '2027-02-28',
    checkedToday: true,
    streak: 1,
    next: 2,
  })
  setNow('2027-03-01T00:00:00+08:00')
  expect(await student(coinApi.getCheckIns, {})).toMatchObject({
    today: '2027-03-01',
    month: '2027-03',
    checkedToday: false,
    streak: 1,
    next: 2,
    days: [],
  })
  expect(await student(coinApi.checkIn, {})).toMatchObject({ isNew: true, coins: 2, streak: 2 })
  setNow('2027-03-03T00:00:00+08:00')
  expect(await student(coinApi.getCheckIns, {})).toMatchObject({ streak: 0, next: 1 })
})

test('200 simultaneous check-ins count once', async () => {
  const student = await newUser('student')
  const answers = await Promise.all(Array.from({ length: 200 }, () => student(coinApi.checkIn, {})))
  expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1)
  expect(new Set(answers.map(({ balance }) => balance))).toEqual(new Set([1]))
  expect(await db.$count(checkIns, eq(checkIns.userId, student.id))).toBe(1)
  expect(await student(coinApi.getHistory, {})).toMatchObject({ total: 1, balance: 1 })
})

test('a teacher can check in, a visitor cannot', async () => {
  const teacher = await newUser('teacher')
  expect(await teacher(coinApi.checkIn, {})).toMatchObject({ isNew: true, balance: 1 })
  await expect(visitor(coinApi.checkIn, {})).rejects.toMatchObject(refusal('common.noToken'))
})

test('check-ins are listed by month, from the month of sign-up to the current one', async () => {
  const student = await newStudent()
  await db.execute(sql`update users set created_at = '2027-01-31T20:00Z' where id = ${student.id}`)
  setNow('2027-02-28T12:00:00+08:00')
  await student(coinApi.checkIn, {})
  setNow('2027-03-01T12:00:00+08:00')
  await student(coinApi.checkIn, {})
  expect(await student(coinApi.getCheckIns, { month: '2027-02' })).toMatchObject({
    month: '2027-02',
    firstMonth: '2027-02',
    days: [{ day: '2027-02-28', coins: 1, streak: 1 }],
  })
  expect(await student(coinApi.getCheckIns, { month: '2026-01' })).toMatchObject({
    month: '2027-02',
  })
  expect(await student(coinApi.getCheckIns, { month: '2099-12' })).toMatchObject({
    month: '2027-03',
    days: [{ day: '2027-03-01', coins: 2, streak: 2 }],
  })
  await expect(student(coinApi.getCheckIns, { month: '2027-13' })).rejects.toMatchObject(
    refusal('common.invalid'),
  )
})

test('the history names a paid course as it was called at the time, and has filters and pages', async () => {
  const student = await newUser('student')
  await give(student.id, 500)
  for (let i = 0; i < 21; i++) await give(student.id, 1)
  const { courseId } = await newCourse({ fee: 30, name: '信用证实务', nameEn: 'Letters of credit' })
  await student(courseApi.join, { courseId, fee: 30 })
  await db.execute(sql`update courses set name = '改名' where id = ${courseId}`)
  const first = await student(coinApi.getHistory, {})
  expect(first).toMatchObject({ balance: 491, total: 23, page: 1, pages: 2 })
  expect(first.items).toHaveLength(20)
  expect(first.items[0]).toMatchObject({
    reason: 'course',
    about: '信用证实务',
    link: `/course/${courseId}`,
    amount: -30,
    balanceAfter: 491,
  })
  expect((await student(coinApi.getHistory, { page: 2 })).items.at(-1)).toMatchObject({
    amount: 500,
  })
  expect(await student(coinApi.getHistory, { direction: 'out' })).toMatchObject({ total: 1 })
  expect(await student(coinApi.getHistory, { direction: 'in' })).toMatchObject({ total: 22 })
  expect(await student(coinApi.getHistory, { reason: 'checkIn' })).toMatchObject({ total: 0 })
  const english = await app.kernel.app.inject({
    url: '/api/Coins/GetHistory',
    headers: { token: student.token, 'accept-language': 'en-US' },
  })
  const { data } = english.json<Envelope<AnswerOf<typeof coinApi.getHistory>>>()
  expect(data.items[0]?.about).toBe('Letters of credit')
})

test('only an administrator reads the history of another person', async () => {
  const student = await newUser('student')
  const admin = await newUser('admin')
  await give(student.id, 9)
  expect(await admin(coinApi.getHistoryOf, { userId: student.id })).toMatchObject({ balance: 9 })
  await expect(student(coinApi.getHistoryOf, { userId: admin.id })).rejects.toMatchObject(
    refusal('common.forbidden'),
  )
  await expect(admin(coinApi.getHistoryOf, { userId: 999_999 })).rejects.toMatchObject(
    refusal('common.notFound'),
  )
})

test('simultaneous transfers never make a balance negative, and all sums match', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => newUser('student')))
  const account = fc.nat({ max: people.length })
  const move = fc.record({
    from: account,
    to: account,
    amount: fc.integer({ min: 1, max: 40 }),
    // Few keys, so that some moves are sent twice.
    key: fc.nat({ max: 12 }),
  })
  let round = 0
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 5, maxLength: 25 }), async (given) => {
      round++
      const accountOf = (index: number) =>
        people[index] ? { userId: people[index].id } : ({ system: 'issue' } as const)
      const before = await db.$count(coinTransfers)
      const results = await Promise.allSettled(
        given
          .filter(({ from, to }) => from !== to)
          .map(({ from, to, amount, key }) =>
            db.transaction((tx) =>
              transferCoins(tx, {
                key: `property:${round}:${key}`,
                reason: 'opening',
                from: accountOf(from),
                to: accountOf(to),
                amount,
              }),
            ),
          ),
      )
      const refused = results.filter((one) => one.status === 'rejected')
      for (const { reason } of refused)
        expect(reason).toMatchObject({ message: 'coins.insufficient' })
      const moved = results.filter((one) => one.status === 'fulfilled' && one.value)
      expect(await db.$count(coinTransfers)).toBe(before + moved.length)
      expect(await checkLedger(db)).toEqual([])
    }),
    runs(15),
  )
})

test('a broken ledger is detected, counted in the metrics, and reported to administrators', async () => {
  const admin = await newUser('admin')
  const student = await newUser('student')
  await give(student.id, 50)
  await runNightly()
  expect(await metric('coin_ledger_faults')).toBe(0)
  const [account] = await db.select().from(coinAccounts).where(eq(coinAccounts.userId, student.id))
  const mine = eq(coinPostings.accountId, account!.id)
  const breakings = {
    accountSum: sql`update coin_accounts set balance = balance + 1 where id = ${account!.id}`,
    transferSum: sql`update coin_postings set amount = amount + 1 where ${mine}`,
    balanceAfter: sql`update coin_postings set balance_after = 7 where ${mine}`,
  }
  for (const [rule, breaking] of Object.entries(breakings)) {
    const found = await db
      .transaction(async (tx) => {
        await tx.execute(breaking)
        throw Object.assign(new Error('undo'), { faults: await checkLedger(tx as never) })
      })
      .catch((error: { faults?: { rule: string }[] }) => error.faults)
    expect(
      found?.map((fault) => fault.rule),
      rule,
    ).toContain(rule)
  }
  await db.execute(breakings.accountSum)
  await runNightly()
  expect(await metric('coin_ledger_faults')).toBe(2)
  const { rows } = await db.execute(sql`
    select title_zh, text_en from messages where user_id = ${admin.id}`)
  expect(rows).toMatchObject([{ title_zh: '金币账目不平' }])
  await db.execute(sql`update coin_accounts set balance = balance - 1 where id = ${account!.id}`)
  expect(await checkLedger(db)).toEqual([])
})

/** Runs the nightly job as the schedule does, and waits for its end. */
async function runNightly() {
  const before = await metricCount()
  await jobs.enqueue(db, ledgerJob, {})
  await eventually(async () => expect(await metricCount()).toBe(before + 1), 20_000)
}

const metrics = async () =>
  (await app.kernel.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).body
const metric = async (name: string) =>
  Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(await metrics())?.[1])
const metricCount = async () =>
  Number(
    /job_duration_seconds_count\{job="coins-check-ledger",result="done"\} (\d+)/.exec(
      await metrics(),
    )?.[1] ?? 0,
  )
