import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { graceSeconds, stepSeconds, ticketSeconds } from '../limits.ts'

/** The codes and tickets of a lesson. All of them are signed with its secret, and live by the server's clock. */

export const makeSecret = (): string => randomBytes(32).toString('base64url')

const sign = (secret: string, words: string) => createHmac('sha256', secret).update(words).digest()

export const stepAt = (now: number): number => Math.floor(now / (stepSeconds * 1000))

/** Milliseconds until the next step. */
export const leftAt = (now: number): number => stepSeconds * 1000 - (now % (stepSeconds * 1000))

/** Returns the part of the link that the QR code holds. */
export const codeOf = (secret: string, step: number): string =>
  `${step.toString(36)}.${sign(secret, `code:${step}`).subarray(0, 18).toString('base64url')}`

/** Returns the six figures that are typed. */
export const figuresOf = (secret: string, step: number): string =>
  String(sign(secret, `figures:${step}`).readUInt32BE(0) % 1_000_000).padStart(6, '0')

function isSame(given: string, real: string): boolean {
  const [one, two] = [Buffer.from(given), Buffer.from(real)]
  return one.length === two.length && timingSafeEqual(one, two)
}

/** The steps whose codes work: the present one, and in its first seconds the one before. */
const stepsAt = (now: number): number[] => [
  ...new Set([stepAt(now), stepAt(now - graceSeconds * 1000)]),
]

export const isCode = (secret: string, code: string, now: number): boolean =>
  stepsAt(now).some((step) => isSame(code, codeOf(secret, step)))

export const areFigures = (secret: string, figures: string, now: number): boolean =>
  stepsAt(now).some((step) => isSame(figures, figuresOf(secret, step)))

const ticketUntil = (secret: string, userId: number, until: number) =>
  `${until.toString(36)}.${sign(secret, `ticket:${userId}:${until}`).toString('base64url')}`

/** Returns what one person may check in with for a minute. */
export const makeTicket = (secret: string, userId: number, now: number): string =>
  ticketUntil(secret, userId, now + ticketSeconds * 1000)

export function isTicket(given: { secret: string; userId: number; ticket: string; now: number }) {
  const { secret, userId, ticket, now } = given
  const until = Number.parseInt(ticket.split('.')[0]!, 36)
  return until >= now && isSame(ticket, ticketUntil(secret, userId, until))
}
