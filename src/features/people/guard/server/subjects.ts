import { addressKey } from '#src/server/net/address-key.ts'
import { hashCredential } from '#src/server/http/session.ts'
import { signInName } from '#src/shared/identifiers.ts'

/** The subjects that tries are counted for. */

/**
 * Hashed, because people sometimes type their password into the name field. Normalised as in the lookup,
 * because each spelling would otherwise allow fresh guesses, and one name's success clear another's count.
 */
export function nameSubject(name: string): string {
  const { kind, value } = signInName(name)
  return `name:${hashCredential(`${kind} ${value}`)}`
}

/**
 * Counts a name at one address: a stranger elsewhere does not use up its tries.
 * @param name the subject of the name; @param address that of the address
 */
export const pairSubject = (name: string, address: string) => `pair:${name}|${address}`

/** Counts wrong current passwords of a signed-in person. */
export const personSubject = (userId: number) => `user:${userId}`

/** Counts an address, of IPv6 the network of one customer, by the key that all limits share. */
export const addressSubject = (ip: string) => `ip:${addressKey(ip)}`
