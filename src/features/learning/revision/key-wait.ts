import { z } from 'zod'

/** Why a card shows no key, and when it will. */
export const keyWait = z.object({
  when: z.enum(['passed', 'closed', 'released', 'never']),
  /** When the quiz has closed for everyone; null where it stays open. */
  closesAt: z.iso.datetime().nullable(),
  /** Attempts at the quiz that the person has handed in. */
  taken: z.int(),
  /** The quiz in its course; null where the person cannot open it any more. */
  path: z.string().nullable(),
})
export type KeyWait = z.output<typeof keyWait>
