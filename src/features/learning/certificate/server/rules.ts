import { type Ruling, withValues } from '#src/shared/can.ts'
import { mayPay } from '#src/features/money/coins/server/rules.ts'
import type { CourseKind } from '#src/features/learning/course/contract.ts'
import { certificateErrors as errors } from '../errors.ts'

interface ClaimFacts {
  offered: boolean
  completed: boolean
  name: string
  fee: number
  balance: number
}

/** A learner who has completed a course claims the certificate that it offers, and pays its fee. */
export function mayClaim({ offered, completed, name, fee, balance }: ClaimFacts): Ruling {
  if (!offered) return errors.notOffered
  if (!completed) return errors.notCompleted
  if (name.trim() === '') return errors.nameMissing
  return mayPay(balance, fee)
}

/** The learner confirms the name and the fee that are valid now. */
export function mayConfirm(
  now: { name: string; nameEn: string; fee: number },
  seen: { name: string; nameEn: string; fee: number },
): Ruling {
  if (now.name !== seen.name || now.nameEn !== seen.nameEn) return errors.nameChanged
  return now.fee === seen.fee ? null : withValues(errors.feeChanged, { fee: now.fee })
}

/** Only the certificate of an open course has a fee: a premium one is paid for on joining. */
export const mayAskFee = ({ kind, asksFee }: { kind: CourseKind; asksFee: boolean }): Ruling =>
  asksFee && kind !== 'open' ? errors.premiumFee : null

/** A certificate is revoked once. */
export const mayRevoke = ({ revoked }: { revoked: boolean }): Ruling =>
  revoked ? errors.isRevoked : null

interface Named {
  name: string
  nameEn: string
}

/** Its holder asks for a certificate again after the name in the profile was corrected. */
export function mayAsk({
  revoked,
  printed,
  profile,
}: {
  revoked: boolean
  printed: Named
  profile: Named
}): Ruling {
  if (revoked) return errors.isRevoked
  if (profile.name.trim() === '') return errors.nameMissing
  const isSame = printed.name === profile.name && printed.nameEn === profile.nameEn
  return isSame ? errors.sameName : null
}

/** A teacher issues a certificate with the name that was seen: its holder may have asked for another one since. */
export const mayReissue = (asked: Named, seen: Named): Ruling =>
  asked.name === seen.name && asked.nameEn === seen.nameEn ? null : errors.wishChanged

/** A teacher decides about a wish that waits. */
export function mayDecide({ revoked, asked }: { revoked: boolean; asked: boolean }): Ruling {
  if (revoked) return errors.isRevoked
  return asked ? null : errors.notAsked
}
