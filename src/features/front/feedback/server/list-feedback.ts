import { and, asc, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { matchesName } from '#src/features/people/account/server/matches-name.ts'
import { officeName } from '#src/features/people/account/server/office-name.ts'
import { users } from '#src/features/people/account/tables.ts'
import { paged, rowsOf } from '#src/server/database/paged.ts'
import type { Call } from '#src/server/kernel.ts'
import { withinDays } from '#src/server/school-day.ts'
import { files } from '#src/server/storage/tables.ts'
import { containsText } from '#src/server/text/contains-text.ts'
import { countedMost } from '#src/shared/limits.ts'
import type { Locale } from '#src/shared/locale.ts'
import {
  type feedbackApi,
  feedbackPerPage,
  type FeedbackState,
  feedbackStates,
} from '../contract.ts'
import { feedback } from '../tables.ts'

type Input = Call<typeof feedbackApi.getFeedbackList>['input']

export const feedbackColumns = {
  row: feedback,
  userName: users.username,
  realName: users.realName,
  realNameEn: users.realNameEn,
  fileName: files.name,
  fileSize: files.size,
}

interface Found {
  row: typeof feedback.$inferSelect
  userName: string | null
  realName: string | null
  realNameEn: string | null
  fileName: string | null
  fileSize: number | null
}

/** The fields that a row of the list and the page of one feedback share. */
export const toRow = (
  { row, userName, realName, realNameEn, fileName, fileSize }: Found,
  locale: Locale,
) => ({
  feedbackId: row.number,
  status: row.status,
  name: row.name,
  mobile: row.mobile,
  remark: row.remark,
  person:
    row.userId === null || userName === null
      ? null
      : { userId: row.userId, userName, ...namesOf(realName ?? '', realNameEn, locale) },
  attachment: fileName === null || fileSize === null ? null : { name: fileName, size: fileSize },
  createdAt: row.createdAt.toISOString(),
})

const namesOf = (realName: string, realNameEn: string | null, locale: Locale) => ({
  name: officeName({ realName, realNameEn }, locale),
  realName,
})

/** Returns feedback by words and filters, with the number in each state and the space of attachments. */
export async function listFeedback({
  db,
  input,
  locale,
}: Call<typeof feedbackApi.getFeedbackList>) {
  const { status, sort, page } = input
  const fits = conditions(input)
  const order = {
    newest: [desc(feedback.createdAt), desc(feedback.number)],
    oldest: [asc(feedback.createdAt), asc(feedback.number)],
    largest: [sql`${files.size} desc nulls last`, desc(feedback.createdAt), desc(feedback.number)],
  }[sort]
  const [counted, rows, [stored]] = await Promise.all([
    db
      .select({ status: feedback.status, count: sql<number>`count(*)::int` })
      .from(feedback)
      .leftJoin(users, eq(users.id, feedback.userId))
      .where(fits)
      .groupBy(feedback.status),
    db
      .select(feedbackColumns)
      .from(feedback)
      .leftJoin(users, eq(users.id, feedback.userId))
      .leftJoin(files, eq(files.id, feedback.attachmentFileId))
      .where(and(fits, status === 'all' ? undefined : eq(feedback.status, status)))
      .orderBy(...order)
      .limit(rowsOf(page, feedbackPerPage, countedMost).limit)
      .offset((page - 1) * feedbackPerPage),
    db
      .select({
        files: sql<number>`count(*)::int`,
        bytes: sql<number>`coalesce(sum(${files.size}), 0)::float8`,
      })
      .from(feedback)
      .innerJoin(files, eq(files.id, feedback.attachmentFileId)),
  ])
  const counts = Object.fromEntries(feedbackStates.map((name) => [name, 0])) as Record<
    FeedbackState,
    number
  >
  for (const one of counted) counts[one.status] = one.count
  const total =
    status === 'all' ? Object.values(counts).reduce((sum, n) => sum + n, 0) : counts[status]
  const items = rows.map((row) => toRow(row, locale))
  return {
    ...paged({ total, page, perPage: feedbackPerPage, items, most: countedMost }),
    ...{ counts, stored: stored! },
  }
}

function conditions({ keyword, sender, attachment, ...days }: Input): SQL | undefined {
  const { remark, name, mobile, userId, attachmentFileId, createdAt } = feedback
  return and(
    or(containsText(keyword, remark, name, mobile), matchesName(keyword)),
    sender && (sender === 'visitor' ? isNull(userId) : isNotNull(userId)),
    attachment && (attachment === 'with' ? isNotNull(attachmentFileId) : isNull(attachmentFileId)),
    withinDays(createdAt, days),
  )
}
