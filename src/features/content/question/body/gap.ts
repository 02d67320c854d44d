import { z } from 'zod'
import { lineText, partId, partsOf, share, weight } from './text.ts'

/** The differences that a comparison of texts minds; by default it ignores all of them. Outer spaces never matter. */
const strictness = z.strictObject({
  case: z.boolean().optional(),
  /** Full and half width forms: Ａ and A. */
  width: z.boolean().optional(),
  /** All punctuation; else only kinds of quotes and dashes are folded and a final mark is dropped. */
  punctuation: z.boolean().optional(),
})

const textKey = {
  accepted: z.array(z.strictObject({ text: z.string().max(500), share: share.optional() })).max(50),
  strict: strictness.optional(),
  /** `*` stands for any characters, `\*` for the sign itself. */
  wildcards: z.boolean().optional(),
}

/** Nominal: a ± t; relative: a ± |a|·t; geometric: a/(1+t) to a·(1+t). */
export const tolerance = z.strictObject({
  kind: z.enum(['nominal', 'relative', 'geometric']),
  amount: z.number().nonnegative(),
})

export const numberKey = {
  accepted: z
    .array(
      z.strictObject({
        value: z.number(),
        tolerance: tolerance.optional(),
        share: share.optional(),
      }),
    )
    .max(20),
  /** Value in a unit × factor = value of the key: { text: 'kg', factor: 1 }, { text: 't', factor: 1000 }. */
  units: z
    .array(z.strictObject({ text: z.string().min(1).max(30), factor: z.number().positive() }))
    .max(20),
  unitRule: z.enum(['none', 'optional', 'required']),
  /** Share of the points lost by a missing or unknown unit where one is required; 1 by default. */
  unitPenalty: share.optional(),
}

export const textGap = z.strictObject({
  id: partId,
  kind: z.literal('text'),
  weight: weight.optional(),
  ...textKey,
})
const numberGap = z.strictObject({
  id: partId,
  kind: z.literal('number'),
  weight: weight.optional(),
  ...numberKey,
})
/** A day, written in any of the ways of trade documents: 2026-11-22, NOV. 22, 2026, 22 Nov 2026, 20261122. */
const dateGap = z.strictObject({
  id: partId,
  kind: z.literal('date'),
  weight: weight.optional(),
  accepted: z.array(z.strictObject({ date: z.iso.date(), share: share.optional() })).max(20),
  /** Days before or after that are right too. */
  days: z.int().min(0).max(366).optional(),
})
const choiceGap = z.strictObject({
  id: partId,
  kind: z.literal('choice'),
  weight: weight.optional(),
  options: partsOf(
    z.strictObject({ id: partId, text: lineText, right: z.boolean(), share: share.optional() }),
    30,
  ),
})

export const gap = z.discriminatedUnion('kind', [textGap, numberGap, dateGap, choiceGap])
export type Gap = z.output<typeof gap>
export type TextGap = z.output<typeof textGap>
