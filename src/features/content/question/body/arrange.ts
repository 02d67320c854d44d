import { mostItems } from './limits.ts'
import { z } from 'zod'
import { base } from './base.ts'
import { fileName, lineText, partId, partsOf, plainText } from './text.ts'

const item = z.strictObject({ id: partId, text: lineText })

export const matchingBody = z.strictObject({
  type: z.literal('matching'),
  ...base,
  left: partsOf(item, mostItems),
  /** Those that no pair names are there to mislead. */
  right: partsOf(item, mostItems),
  /** The right item of each left one; several left items may share one. */
  pairs: z.record(partId, partId),
})

export const orderingBody = z.strictObject({
  type: z.literal('ordering'),
  ...base,
  /** In the right order. */
  items: partsOf(item, mostItems),
  /** What earns points: the whole order only, each item at its place, or each right pair of neighbours. */
  credit: z.enum(['all', 'places', 'neighbours']),
})

export const classificationBody = z.strictObject({
  type: z.literal('classification'),
  ...base,
  categories: partsOf(item, 12),
  /** `category` null: it belongs to none and is right where it is left. */
  items: partsOf(z.strictObject({ id: partId, text: lineText, category: partId.nullable() }), 60),
})

const at = z.number().min(0).max(1)
/** In shares of the width and height of the picture. */
export const shape = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('rectangle'), x: at, y: at, width: at, height: at }),
  z.strictObject({ kind: z.literal('ellipse'), x: at, y: at, radiusX: at, radiusY: at }),
  z.strictObject({
    kind: z.literal('polygon'),
    points: z
      .array(z.strictObject({ x: at, y: at }))
      .min(3)
      .max(60),
  }),
])
export type Shape = z.output<typeof shape>

export const hotspotBody = z.strictObject({
  type: z.literal('hotspot'),
  ...base,
  picture: z.strictObject({
    file: fileName,
    /** In pixels; 0 in a draft. */
    width: z.number().nonnegative(),
    height: z.number().nonnegative(),
    /** What the picture shows, in words. */
    alt: plainText,
  }),
  areas: partsOf(
    z.strictObject({
      id: partId,
      shape,
      /** In words, so that it can be chosen without seeing the picture. */
      label: plainText,
      right: z.boolean(),
    }),
    40,
  ),
  /** How many places a learner may mark; 1 marks by one tap. */
  most: z.int().min(1).max(20),
})
