import { z } from 'zod'
import { AppError, fill, type KnownError } from './errors.ts'

/** The result of a predicate of a room's rules.ts: null – the act is allowed; else its refusal. */
export type Ruling = KnownError | null

/**
 * One act that the reader of an answer may do, or the refusal that the act would answer. An answer
 * names them by act: `can: z.object({ submit: canSchema })`. Screens read `can.submit.may`.
 */
export const canSchema = z.union([
  z.object({ may: z.literal(true), why: z.null() }),
  z.object({
    may: z.literal(false),
    why: z.object({ id: z.string(), zh: z.string(), en: z.string() }),
  }),
])
export type Can = z.output<typeof canSchema>

/** Returns a ruling in the form in which it travels with an answer. */
export function canOf(ruling: Ruling): Can {
  if (ruling === null) return { may: true, why: null }
  const { id, zh, en } = ruling
  return { may: false, why: { id, zh, en } }
}

/**
 * Checks the ruling before the act itself.
 * @throws the refusal, where there is one
 */
export function must(ruling: Ruling): void {
  if (ruling) throw new AppError(ruling)
}

/** Returns a refusal whose {placeholders} are filled in. */
export function withValues(known: KnownError, values: Record<string, string | number>): KnownError {
  return { ...known, zh: fill(known.zh, values), en: fill(known.en, values) }
}
