import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { masked } from '#src/features/people/account/server/masks.ts'
import { users } from '#src/features/people/account/tables.ts'
import { recordAct } from '#src/server/audit/record-act.ts'
import { auditLog } from '#src/server/audit/tables.ts'
import type { Call } from '#src/server/kernel.ts'
import { fileUrl } from '#src/server/storage/file-url.ts'
import { files } from '#src/server/storage/tables.ts'
import { canOf } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import { type feedbackApi, feedbackErrors } from '../contract.ts'
import { feedback, feedbackAnswers } from '../tables.ts'
import { feedbackActs } from './acts-text.ts'
import { subjectOf } from './hold-feedback.ts'
import { feedbackColumns, toRow } from './list-feedback.ts'
import { mayAnswer } from './rules.ts'

/**
 * Returns one feedback with its answers and a signed address of its attachment. Opening it is put on
 * record once in ten minutes, because it names a person and the page asks again after each act.
 */
export async function getFeedback(call: Call<typeof feedbackApi.getFeedback>) {
  const { db, input, locale } = call
  const { feedbackId } = input
  const [[found], answers] = await Promise.all([
    db
      .select({ ...feedbackColumns, file: files, email: users.email })
      .from(feedback)
      .leftJoin(users, eq(users.id, feedback.userId))
      .leftJoin(files, eq(files.id, feedback.attachmentFileId))
      .where(eq(feedback.number, feedbackId)),
    db
      .select({
        text: feedbackAnswers.text,
        byMail: feedbackAnswers.byMail,
        createdAt: feedbackAnswers.createdAt,
      })
      .from(feedbackAnswers)
      .innerJoin(feedback, eq(feedback.id, feedbackAnswers.feedbackId))
      .where(eq(feedback.number, feedbackId))
      .orderBy(asc(feedbackAnswers.id)),
  ])
  if (!found) throw new AppError(feedbackErrors.unknown)
  await recordReading(call)
  const { file, row, email } = found
  return {
    ...toRow(found, locale),
    note: row.note,
    attachment: file && {
      ...{ name: file.name, size: file.size, mime: file.mime, url: fileUrl(call, file) },
      uploadedAt: file.createdAt.toISOString(),
    },
    answers: answers.map(({ text, byMail, createdAt }) => ({
      ...{ text, byMail, createdAt: createdAt.toISOString() },
    })),
    mailTo: email && masked(email),
    can: { answer: canOf(mayAnswer(row)) },
  }
}

async function recordReading(call: Call<typeof feedbackApi.getFeedback>): Promise<void> {
  const { db, viewer, input } = call
  const subject = subjectOf(input.feedbackId)
  const read = await db.$count(
    auditLog,
    and(
      eq(auditLog.subject, subject),
      eq(auditLog.actorId, viewer.id),
      eq(auditLog.action, feedbackActs.read.action),
      gt(auditLog.at, sql`now() - interval '10 minutes'`),
    ),
  )
  if (read === 0) await recordAct(db, call, feedbackActs.read, { subject })
}
