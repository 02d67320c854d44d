/**
 * The limits of failed sign-ins (docs/decisions/027-guessing.md). A try counts as a failure until its
 * password proves right.
 */

/** 'picture' is a captcha alone, as browsers without script send it; 'work' adds a proof of work. */
export type Proof = 'none' | 'picture' | 'work'

/** From this many recent failures on, a sign-in needs a captcha. */
export const captchaAfter = 3
/** From this many recent failures on, tries are slowed down. */
export const slowAfter = 10
/** Minutes after the last failure until all recent failures expire. */
export const keptMinutes = 30

interface Place {
  address: string
  /** The limits of the address are this many times as wide. */
  width: number
}

/** The source of a try: a device that the person has signed in on before, a name at an address, or the address alone. */
export type Source = Place | (Place & { device: string }) | (Place & { name: string; pair: string })

/** One count and its limits. */
export interface Limit {
  subject: string
  /** Recent failures allowed; people who signed in from the address add to them. */
  recent: number
  /** Failures a day; people who signed in from the address add to them. */
  perDay: number
  /** From this many recent failures on, tries have to pause 1, 2, 4… seconds. */
  slowAfter: number
  longestPause: number
}

/** No limit. */
export const noLimit = 1_000_000

/** A name has no pause: a stranger could otherwise keep its owner waiting. Its proof of work grows instead. */
export function limitsOf(source: Source, proof: Proof): Limit[] {
  const hasWork = proof === 'work'
  const recent = proof === 'none' ? captchaAfter : noLimit
  const { address, width } = source
  if ('device' in source) {
    const perDay = hasWork ? 20 : 10
    return [
      { subject: source.device, recent, perDay, slowAfter, longestPause: 60 },
      // Counted, but no stranger at this address keeps a known device out.
      { subject: address, recent: noLimit, perDay: noLimit, slowAfter: noLimit, longestPause: 0 },
    ]
  }
  const atAddress = {
    subject: address,
    recent: proof === 'none' ? captchaAfter * width : noLimit,
    perDay: (hasWork ? 200 : 30) * width,
    slowAfter: slowAfter * width,
    longestPause: 10,
  }
  if (!('name' in source)) return [atAddress]
  return [
    { subject: source.name, recent, perDay: hasWork ? 100 : 30, slowAfter, longestPause: 0 },
    { subject: source.pair, recent, perDay: hasWork ? 20 : 10, slowAfter, longestPause: 60 },
    atAddress,
  ]
}

/** How hard the proof of work is, from 0 to 2: a name under attack costs more, and stays open. */
export const workLevelOf = (failures: number): number =>
  failures >= 20 ? 2 : failures >= slowAfter ? 1 : 0

/** The work for the next try: an address that many people share takes more failures before it grows. */
export const workLevelAt = (
  { address, width }: Source,
  counts: readonly { subject: string; failures: number }[],
): number =>
  workLevelOf(
    Math.max(
      0,
      ...counts.map(({ subject, failures }) => (subject === address ? failures / width : failures)),
    ),
  )
