import { verificationPaths } from '../paths.ts'
import { changeUsers } from '#src/features/people/account/server/change-users.ts'
import { eq, sql } from 'drizzle-orm'
import { recordAct } from '#src/server/audit/record-act.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError, commonErrors } from '#src/shared/errors.ts'
import { users } from '#src/features/people/account/tables.ts'
import { verificationErrors, type verificationApi } from '../contract.ts'
import { teacherVerifications as applications } from '../tables.ts'
import { verificationActs } from './acts-text.ts'
import { nextVerification } from './next-verification.ts'
import { mayBeVerified, mayDecide } from './rules.ts'
import { refuseField } from '#src/server/http/refuse-field.ts'
import { approvedWords, rejectedWords } from '../review-text.ts'

type Decide = Call<typeof verificationApi.decideVerification>

/** One decision on one application: of two reviewers at the same moment the later one is refused. */
export async function decideVerification(call: Decide) {
  const { db, viewer, input, sessions, messages } = call
  const { verificationId, decision } = input
  const verdict = verdictOf(input)
  const { userId, nextId } = await db.transaction(async (tx) => {
    const [application] = await tx
      .select()
      .from(applications)
      .where(eq(applications.id, verificationId))
      .for('update')
    if (!application) throw new AppError(commonErrors.notFound)
    must(mayDecide(viewer, application))
    if (decision === 'approved') await verify(tx, application)
    await tx
      .update(applications)
      .set({ status: decision, decidedAt: sql`now()`, deciderId: viewer.id, ...verdict?.columns })
      .where(eq(applications.id, verificationId))
    await messages.send(tx, {
      ...(verdict?.words ?? approvedWords),
      userId: application.userId,
      kind: 'system',
      link: verificationPaths.verification(),
      key: `verification:${verificationId}:decided`,
      weight: 'important',
    })
    const about = { subjectUserId: application.userId, subject: `verification:${verificationId}` }
    await (verdict
      ? recordAct(tx, call, verificationActs.reject, {
          ...about,
          detail: { reason: verdict.columns.reason },
        })
      : recordAct(tx, call, verificationActs.approve, about))
    const nextId = await nextVerification(tx, { after: verificationId, viewer })
    return { userId: application.userId, nextId }
  })
  sessions.forget(userId)
  return { nextId }
}

/** The name on the documents becomes the person's name: the reviewer has checked it. */
async function verify(tx: Tx, application: { userId: number; realName: string }): Promise<void> {
  const { userId, realName } = application
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
  must(mayBeVerified(user))
  await changeUsers(tx, { verifiedAt: sql`now()`, realName }).where(eq(users.id, userId))
}

/** The reason and words of a rejection; undefined for an approval. */
function verdictOf({ decision, reason, reasonZh, reasonEn }: Decide['input']) {
  if (decision === 'approved') return undefined
  if (!reason) throw refuseField(verificationErrors.reasonNeeded, 'reason')
  if (reason === 'other' && !reasonZh && !reasonEn) {
    throw refuseField(verificationErrors.reasonNeeded, 'reasonZh')
  }
  return {
    columns: { reason, reasonZh, reasonEn },
    words: rejectedWords({ reason, zh: reasonZh, en: reasonEn }),
  }
}
