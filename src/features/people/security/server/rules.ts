import type { Ruling } from '#src/shared/can.ts'
import { type ContactKind, securityErrors } from '../contract.ts'

/** A phone or an e-mail may be unbound while the other one is bound. */
export function mayUnbind(user: Record<ContactKind, string | null>, contact: ContactKind): Ruling {
  if (!user[contact]) return securityErrors.notBound
  return user.phone && user.email ? null : securityErrors.lastContact
}
