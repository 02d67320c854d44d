import { overviewApi } from '#src/features/office/overview/contract.ts'
import { and, eq, gt, isNotNull, isNull, min, sql } from 'drizzle-orm'
import { users } from '#src/features/people/account/tables.ts'
import { schools } from '#src/features/people/school/tables.ts'
import { isDecidableBy } from '#src/features/people/verification/server/rules.ts'
import { teacherVerifications as asked } from '#src/features/people/verification/tables.ts'
import { auditLog } from '#src/server/audit/tables.ts'
import { mayCall } from '#src/server/http/access.ts'
import type { Call } from '#src/server/kernel.ts'
import { outboxMessages } from '#src/server/outbox/tables.ts'

type Overview = Call<typeof overviewApi.getOverview>

/** Returns the work that waits for the viewer. A reviewer's own application waits for another one. */
export async function getOverview({ db, viewer }: Overview) {
  const number = sql<number>`count(*)::int`
  const [[verifications], schoolCount, others] = await Promise.all([
    db
      .select({ waiting: number, oldest: min(asked.submittedAt) })
      .from(asked)
      .where(isDecidableBy(viewer)),
    db.$count(schools, eq(schools.auditStatus, 'pending')),
    mayCall({ access: 'admin' }, viewer) === null ? forAdministrators(db) : null,
  ])
  return {
    verifications: verifications!.waiting,
    oldestVerificationAt: verifications!.oldest?.toISOString() ?? null,
    schools: schoolCount,
    people: others?.people ?? null,
    outbox: others?.outbox ?? null,
    recentActs: others?.recentActs ?? null,
  }
}

async function forAdministrators(db: Overview['db']) {
  const number = (condition: unknown) => sql<number>`count(*) filter (where ${condition})::int`
  const inOutbox = (status: 'waiting' | 'failed' | 'kept') =>
    db.$count(outboxMessages, eq(outboxMessages.status, status))
  const [[people], waiting, failed, kept, recentActs] = await Promise.all([
    db
      .select({
        total: sql<number>`count(*)::int`,
        newThisWeek: number(gt(users.createdAt, sql`now() - interval '7 days'`)),
        locked: number(isNotNull(users.lockedAt)),
        leaving: number(and(isNotNull(users.deletionRequestedAt), isNull(users.lockedAt))),
      })
      .from(users)
      .where(isNull(users.erasedAt)),
    inOutbox('waiting'),
    inOutbox('failed'),
    inOutbox('kept'),
    db.$count(auditLog, gt(auditLog.at, sql`now() - interval '1 day'`)),
  ])
  return { people: people!, outbox: { waiting, failed, kept }, recentActs }
}
