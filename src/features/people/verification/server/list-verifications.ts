import { paged } from '#src/server/database/paged.ts'
import { and, asc, desc, eq, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { inLanguage } from '#src/server/database/in-language.ts'
import type { Call } from '#src/server/kernel.ts'
import { publicFileUrl } from '#src/server/storage/file-url.ts'
import { files } from '#src/server/storage/tables.ts'
import { matchesName } from '#src/features/people/account/server/matches-name.ts'
import { officeName } from '#src/features/people/account/server/office-name.ts'
import { users } from '#src/features/people/account/tables.ts'
import { schools } from '#src/features/people/school/tables.ts'
import {
  queuePerPage,
  type verificationApi,
  type VerificationStatus,
  verificationStatuses,
} from '../contract.ts'
import { teacherVerifications as applications } from '../tables.ts'
import { applicantName } from './applicant-name.ts'
import { waitsLong } from './rules.ts'
import { containsText } from '#src/server/text/contains-text.ts'

const deciders = alias(users, 'deciders')

/** The queue: two questions whatever the number of rows. The counts are of what the filters let through. */
export async function listVerifications({
  db,
  locale,
  input,
}: Call<typeof verificationApi.getVerifications>) {
  const { status, keyword, provinceId, sort, page } = input
  const fits = and(
    or(matchesName(keyword, applications.realName), containsText(keyword, schools.name)),
    provinceId === undefined ? undefined : eq(schools.provinceId, provinceId),
  )
  const direction = sort === 'oldest' ? asc : desc
  const [counted, rows] = await Promise.all([
    db
      .select({ status: applications.status, count: sql<number>`count(*)::int` })
      .from(applications)
      .innerJoin(users, eq(users.id, applications.userId))
      .leftJoin(schools, eq(schools.id, applications.schoolId))
      .where(fits)
      .groupBy(applications.status),
    db
      .select({
        application: applications,
        user: {
          username: users.username,
          realName: users.realName,
          realNameEn: users.realNameEn,
        },
        fileId: files.id,
        fileName: files.name,
        school: sql<string | null>`${inLanguage(locale, 'schools', 'name')}`,
        decider: {
          username: deciders.username,
          realName: deciders.realName,
          realNameEn: deciders.realNameEn,
        },
        round: sql<number>`(select count(*)::int from teacher_verifications earlier
          where earlier.user_id = ${applications.userId} and earlier.id <= ${applications.id})`,
      })
      .from(applications)
      .innerJoin(users, eq(users.id, applications.userId))
      .leftJoin(schools, eq(schools.id, applications.schoolId))
      .leftJoin(files, eq(files.id, users.avatarFileId))
      .leftJoin(deciders, eq(deciders.id, applications.deciderId))
      .where(and(fits, status === 'all' ? undefined : eq(applications.status, status)))
      .orderBy(direction(applications.submittedAt), direction(applications.id))
      .limit(queuePerPage)
      .offset((page - 1) * queuePerPage),
  ])
  const counts = countsOf(counted)
  const total =
    status === 'all' ? Object.values(counts).reduce((sum, n) => sum + n, 0) : counts[status]
  const items = rows.map(({ application, user, fileId, fileName, school, decider, round }) => ({
    ...waitingOf(application),
    verificationId: application.id,
    status: application.status,
    person: {
      userId: application.userId,
      userName: user.username,
      name: officeName(user, locale),
      realName: user.realName,
      avatar: fileId && fileName ? publicFileUrl({ id: fileId, name: fileName }) : null,
    },
    name: applicantName(application, user, locale),
    realName: application.realName,
    schoolName: school ?? '',
    submittedAt: application.submittedAt.toISOString(),
    decidedAt: application.decidedAt?.toISOString() ?? null,
    deciderName: decider && (officeName(decider, locale) || decider.username),
    round,
  }))
  return {
    ...paged({ total, page, perPage: queuePerPage, items }),
    counts,
  }
}

const hourMs = 3_600_000

function waitingOf(application: typeof applications.$inferSelect) {
  const waitingHours = Math.floor((Date.now() - application.submittedAt.getTime()) / hourMs)
  return { waitingHours, waitsLong: waitsLong(application, waitingHours) }
}

function countsOf(rows: { status: VerificationStatus; count: number }[]) {
  const counts = Object.fromEntries(verificationStatuses.map((name) => [name, 0]))
  for (const { status, count } of rows) counts[status] = count
  return counts as Record<VerificationStatus, number>
}
