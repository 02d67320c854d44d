import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { users } from '#src/features/people/account/tables.ts'
import { paged, rowsOf } from '#src/server/database/paged.ts'
import type { Call } from '#src/server/kernel.ts'
import { withinDays } from '#src/server/school-day.ts'
import { files } from '#src/server/storage/tables.ts'
import { containsText } from '#src/server/text/contains-text.ts'
import { countedMost } from '#src/shared/limits.ts'
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
  fileName: files.name,
  fileSize: files.size,
}

interface Found {
  row: typeof feedback.$inferSelect
  userName: string | null
  realName: string | null
  fileName: string | null
  fileSize: number | null
}

/** The fields that a row of the list and the page of one feedback share. */
export const toRow = ({ row, userName, realName, fileName, fileSize }: Found) => ({
  feedbackId: row.number,
  status: row.status,
  name: row.name,
  mobile: row.mobile,
  remark: row.remark,
  person:
    row.userId === null || userName === null
      ? null
      : { userId: row.userId, userName, realName: realName ?? '' },
  attachment: fileName === null || fileSize === null ? null : { name: fileName, size: fileSize },
  createdAt: row.createdAt.toISOString(),
})

/** Returns feedback by words and filters, with the number in each state and the space of attachments. */
export async function listFeedback({ db, input }: Call<typeof feedbackApi.getFeedbackList>) {
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
  const items = rows.map(toRow)
  return {
    ...paged({ total, page, perPage: feedbackPerPage, items, most: countedMost }),
    ...{ counts, stored: stored! },
  }
}

function conditions({ keyword, sender, attachment, ...days }: Input): SQL | undefined {
  const { remark, name, mobile, userId, attachmentFileId, createdAt } = feedback
  return and(
    containsText(keyword, remark, name, mobile, users.username, users.realName),
    sender && (sender === 'visitor' ? isNull(userId) : isNotNull(userId)),
    attachment && (attachment === 'with' ? isNotNull(attachmentFileId) : isNull(attachmentFileId)),
    withinDays(createdAt, days),
  )
}
