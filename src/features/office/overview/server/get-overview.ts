import { openReports } from '#src/features/office/moderation/server/open-reports.ts'
import { overviewApi } from '#src/features/office/overview/contract.ts'
import { feedback } from '#src/features/front/feedback/tables.ts'
import { and, eq, gt, isNotNull, isNull, min, sql } from 'drizzle-orm'
import { waitingCourses } from '#src/features/learning/approval/server/waiting-courses.ts'
import { users } from '#src/features/people/account/tables.ts'
import { schools } from '#src/features/people/school/tables.ts'
import { isDecidableBy } from '#src/features/people/verification/server/rules.ts'
import { teacherVerifications as asked } from '#src/features/people/verification/tables.ts'
import { auditLog } from '#src/server/audit/tables.ts'
import { mayCall } from '#src/server/http/access.ts'
import type { Call } from '#src/server/kernel.ts'
import { outboxMessages } from '#src/server/outbox/tables.ts'
import { floorOf, freeSpace } from '#src/server/storage/free-space.ts'
import { files } from '#src/server/storage/tables.ts'

type Overview = Call<typeof overviewApi.getOverview>

/** Returns the work that waits for the viewer. A reviewer's own application waits for another one. */
export async function getOverview({ db, viewer, config, ports }: Overview) {
  const number = sql<number>`count(*)::int`
  const [[verifications], schoolCount, courses, reports, others] = await Promise.all([
    db
      .select({ waiting: number, oldest: min(asked.submittedAt) })
      .from(asked)
      .where(isDecidableBy(viewer)),
    db.$count(schools, eq(schools.auditStatus, 'pending')),
    waitingCourses(db, viewer),
    openReports(db, ports),
    mayCall({ access: 'admin' }, viewer) === null ? forAdministrators(db, config) : null,
  ])
  return {
    verifications: verifications!.waiting,
    oldestVerificationAt: verifications!.oldest?.toISOString() ?? null,
    schools: schoolCount,
    courses: courses.waiting,
    oldestCourseAt: courses.oldestAt,
    reports: reports.waiting,
    oldestReportAt: reports.oldestAt,
    people: others?.people ?? null,
    outbox: others?.outbox ?? null,
    recentActs: others?.recentActs ?? null,
    feedback: others?.feedback ?? null,
    storage: others?.storage ?? null,
  }
}

async function forAdministrators(db: Overview['db'], config: Overview['config']) {
  const number = (condition: unknown) => sql<number>`count(*) filter (where ${condition})::int`
  const inOutbox = (status: 'waiting' | 'failed' | 'kept') =>
    db.$count(outboxMessages, eq(outboxMessages.status, status))
  const [[people], waiting, failed, kept, recentActs, newFeedback, storage] = await Promise.all([
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
    db.$count(feedback, eq(feedback.status, 'new')),
    readStorage(db, config),
  ])
  return {
    ...{ people: people!, outbox: { waiting, failed, kept }, recentActs },
    ...{ feedback: newFeedback, storage },
  }
}

/** Files with one content share their bytes. */
async function readStorage(db: Overview['db'], config: Overview['config']) {
  const { rows } = await db.execute<{ files: number; used: number }>(sql`
    select coalesce(sum(files), 0)::int as files, coalesce(sum(size), 0)::float8 as used
    from (select count(*) as files, max(size) as size from ${files} group by key) blobs`)
  const free = await freeSpace(config)
  const floor = floorOf(config)
  const isKnown = Number.isFinite(free)
  return { ...rows[0]!, free: isKnown ? free : null, floor, isLow: free < floor }
}
