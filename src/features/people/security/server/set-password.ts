import { and, eq, sql } from 'drizzle-orm'
import { changeUsers } from '#src/features/people/account/server/change-users.ts'
import { recordAct } from '#src/server/audit/record-act.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import type { Origin } from '#src/server/http/origin.ts'
import { AppError, commonErrors, splitWords } from '#src/shared/errors.ts'
import { accountErrors } from '#src/features/people/account/contract.ts'
import { passwordHasName, passwordWithoutName } from '#src/features/people/account/forms.ts'
import { isOpenAccount } from '#src/features/people/account/server/rules.ts'
import { users } from '#src/features/people/account/tables.ts'
import { endSessions } from '#src/features/people/account/server/end-sessions.ts'
import { passwordChangedNotice, type PasswordWay } from './notices.ts'
import { isCommonPassword } from '#src/features/people/account/server/password.ts'
import { refuseField } from '#src/server/http/refuse-field.ts'
import { voidResetLinks } from './reset-links.ts'
import { personSubject } from '#src/features/people/guard/server/subjects.ts'
import { clearTries, clearTriesOfNames } from '#src/features/people/guard/server/tries.ts'
import { securityActs } from './acts-text.ts'

/** Refuses a password that is common or holds the name. @throws account.commonPassword, common.invalid */
export function checkNewPassword(password: string, username: string): void {
  if (isCommonPassword(password)) throw refuseField(accountErrors.commonPassword, 'password')
  if (passwordWithoutName({ password, username })) return
  const field = { path: 'password', ...splitWords(passwordHasName.error) }
  throw new AppError(commonErrors.invalid, { data: { fields: [field] } })
}

/**
 * Sets a person's password in the caller's transaction, with its consequences: ends other sessions,
 * clears failures, voids links, notifies the person and records the act. Call `announceEnded` after the
 * commit.
 * @param given.before the hash to replace, to detect a simultaneous change. `except` names the session
 * to keep.
 * @returns the ids of the ended sessions; undefined without any change when the hash differs from
 * `before`, or the account is locked or erased.
 */
export async function setPassword(
  tx: Tx,
  call: Pick<Kernel, 'messages'> & { origin: Pick<Origin, 'ip' | 'requestId'> },
  given: {
    userId: number
    passwordHash: string
    before?: string
    except?: number
    way: PasswordWay
  },
): Promise<number[] | undefined> {
  const { userId, passwordHash, before, except, way } = given
  const [user] = await changeUsers(tx, {
    ...{ passwordHash, passwordChangedAt: sql`now()` },
    passwordMustChange: false,
  })
    .where(
      and(
        eq(users.id, userId),
        isOpenAccount,
        before === undefined ? undefined : eq(users.passwordHash, before),
      ),
    )
    .returning({ username: users.username, phone: users.phone, email: users.email })
  if (!user) return undefined
  const ended = await endSessions(tx, { userId, ...(except !== undefined && { except }) })
  const names = [user.username, user.phone, user.email].filter((name) => name !== null)
  await clearTries(tx, personSubject(userId))
  await clearTriesOfNames(tx, names)
  await voidResetLinks(tx, userId)
  const notice = { userId, ...passwordChangedNotice(way) }
  await call.messages.send(tx, { ...notice, ...(except !== undefined && { sessionId: except }) })
  await recordAct(tx, { viewer: { id: userId }, origin: call.origin }, securityActs.setPassword, {
    subjectUserId: userId,
    detail: { way, endedSessions: ended.length },
  })
  return ended
}
