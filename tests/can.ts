import { expect } from 'vitest'
import type { Can } from '#src/shared/can.ts'
import type { Envelope } from '#src/shared/endpoint.ts'

/**
 * Holds the `can` of an answer against the act itself: refused with that error in both languages, or
 * not refused. Broken input and refusals that concern it do not count as a no.
 */
export function expectAgreement(can: Can, { envelope }: { envelope: Envelope }, about = ''): void {
  const { code, error, msg, enmsg } = envelope
  const act = code === 0 ? null : { id: error, zh: msg, en: enmsg }
  expect(act, about).toEqual(can.why)
  expect(can.may, about).toBe(act === null)
}
