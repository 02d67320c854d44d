import { overviewApi } from '#src/features/office/overview/contract.ts'
import { randomUUID } from 'node:crypto'
import { feedbackApi } from '#src/features/front/feedback/contract.ts'
import { files } from '#src/server/storage/tables.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#src/features/people/account/tables.ts'
import { schools } from '#src/features/people/school/tables.ts'
import { teacherVerifications } from '#src/features/people/verification/tables.ts'
import { seedProvinces } from '#src/features/people/school/server/provinces.ts'
import { outboxMessages } from '#src/server/outbox/tables.ts'
import { openWorld } from '#tests/world.ts'

const { app, newUser } = await openWorld()
const { db } = app.kernel
await seedProvinces(db)

test('an administrator sees the waiting work and the numbers of people, messages and acts', async () => {
  const admin = await newUser('admin')
  await newUser('locked')
  const leaving = await newUser('student')
  await db.update(users).set({ deletionRequestedAt: new Date() }).where(eq(users.id, leaving.id))
  const [first, second] = [await newUser('unverified'), await newUser('unverified')]
  const early = new Date('2026-11-01T08:00:00Z')
  await db.insert(teacherVerifications).values([
    { userId: first.id, realName: '甲', submittedAt: early },
    { userId: second.id, realName: '乙' },
    { userId: second.id, realName: '乙', status: 'rejected' },
    { userId: admin.id, realName: '丙', submittedAt: new Date('2026-10-01T08:00:00Z') },
  ])
  await db.insert(schools).values({ provinceId: 31, name: '远洋学院' })
  await db.insert(outboxMessages).values({
    ...{ channel: 'mail', to: 'a@example.com', template: 'test', locale: 'zh-CN' },
    ...{ subject: '', text: '', status: 'failed' },
  })
  await first(feedbackApi.submitFeedback, { id: randomUUID(), remark: '没有声音' })
  const saved = (sha256: string, size: number) => ({
    ...{ key: sha256, sha256, size, name: 'a.txt', mime: 'text/plain' },
    visibility: 'private' as const,
  })
  // Two files of one content take its bytes once.
  await db.insert(files).values([saved('a', 30), saved('a', 30)])
  expect(await admin(overviewApi.getOverview, {})).toEqual({
    verifications: 2,
    oldestVerificationAt: early.toISOString(),
    schools: 1,
    courses: 0,
    oldestCourseAt: null,
    reports: 0,
    oldestReportAt: null,
    people: { total: 5, newThisWeek: 5, locked: 1, leaving: 1 },
    outbox: { waiting: 0, failed: 1, kept: 0 },
    recentActs: 0,
    feedback: 1,
    storage: {
      ...{ files: 2, used: 30, free: expect.any(Number), isLow: false },
      floor: app.kernel.config.DISK_FLOOR_MIB * 1024 * 1024,
    },
  })
})

test('a reviewer sees only the waiting work', async () => {
  const reviewer = await newUser('reviewer')
  expect(await reviewer(overviewApi.getOverview, {})).toMatchObject({
    verifications: 3,
    people: null,
    outbox: null,
    recentActs: null,
    feedback: null,
    storage: null,
  })
})
