import type { Logger } from 'pino'
import { sealText, unsealText } from '#src/server/secrets/seal.ts'
import { isPhone } from '#src/shared/identifiers.ts'
import { type Payment, paymentSchema } from '../forms.ts'

/** Bound to the person: a value sealed in one row cannot be opened in another. */
const purpose = (userId: number) => `payment ${userId}`

/** For `users.paymentSealed`. */
export const sealPayment = (secret: string, userId: number, payment: Payment) =>
  sealText(secret, purpose(userId), JSON.stringify(payment))

/**
 * A person's payment details in full, for the payment itself. Null where nothing is kept,
 * and where it was sealed with a secret that this school no longer has: then it is asked for again.
 */
export function openPayment(
  { secret, log }: { secret: string; log: Logger },
  user: { id: number; paymentSealed: string | null },
): Payment | null {
  if (user.paymentSealed === null) return null
  try {
    return paymentSchema.parse(JSON.parse(unsealText(secret, purpose(user.id), user.paymentSealed)))
  } catch (error) {
    log.warn({ err: error, userId: user.id }, 'payment details cannot be opened')
    return null
  }
}

/** As it is shown: enough to recognise, too little to use. */
export function maskedPayment({ method, account, name }: Payment): Payment {
  return { method, account: maskedAccount(account), name: `${[...name][0] ?? ''}**` }
}

/** 13812345678 → 138****5678, zhang@example.com → z***@example.com, wxid_trade → w****e. */
function maskedAccount(account: string): string {
  const letters = Array.from(account)
  if (isPhone(account)) return `${account.slice(0, 3)}****${account.slice(-4)}`
  const at = account.lastIndexOf('@')
  if (at > 0) return `${letters[0]}***${account.slice(at)}`
  return letters.length < 4 ? `${letters[0]}****` : `${letters[0]}****${letters.at(-1)}`
}
