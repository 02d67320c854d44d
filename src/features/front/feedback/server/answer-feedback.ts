import { eq } from 'drizzle-orm'
import { users } from '#src/features/people/account/tables.ts'
import { recordAct } from '#src/server/audit/record-act.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import { defaultLocale } from '#src/shared/locale.ts'
import { type feedbackApi, feedbackErrors } from '../contract.ts'
import { feedback, feedbackAnswers } from '../tables.ts'
import { feedbackActs } from './acts-text.ts'
import { answerMail, answerMessage } from './answer-mail.ts'
import { holdFeedback, subjectOf } from './hold-feedback.ts'
import { mayAnswer } from './rules.ts'

/** Answers as a message and, where the person has an e-mail, by mail; of two at once one is refused. */
export async function answerFeedback(call: Call<typeof feedbackApi.answerFeedback>) {
  const { db, config, messages, outbox } = call
  const { feedbackId, text, seen } = call.input
  return db.transaction(async (tx) => {
    const held = await holdFeedback(tx, feedbackId)
    must(mayAnswer(held))
    const userId = held.userId!
    const sent = await tx.$count(feedbackAnswers, eq(feedbackAnswers.feedbackId, held.id))
    if (sent !== seen) throw new AppError(feedbackErrors.answeredMeanwhile)
    const [person] = await tx
      .select({ email: users.email, locale: users.locale })
      .from(users)
      .where(eq(users.id, userId))
    const words = { remark: held.remark, answer: text }
    const target = person?.email ?? null
    await messages.send(tx, { userId, ...answerMessage(words) })
    if (target !== null) {
      const locale = person?.locale ?? defaultLocale
      await outbox.send(tx, answerMail({ target, locale, config }, words))
    }
    const byMail = target !== null
    await tx.insert(feedbackAnswers).values({ feedbackId: held.id, text, byMail })
    await tx.update(feedback).set({ status: 'answered' }).where(eq(feedback.id, held.id))
    await recordAct(tx, call, feedbackActs.answer, {
      ...{ subject: subjectOf(feedbackId), subjectUserId: userId },
      detail: { byMail },
    })
    return { byMail }
  })
}
