import { z } from 'zod'
import { colours, lineMost, noteMost, placeMost, shapesMost } from './annotation.ts'

const place = z.int().min(0).max(placeMost)
export const shapeIdSchema = z.string().regex(/^[0-9a-f]{8}$/)
const shape = { id: shapeIdSchema, colour: z.enum(colours) }
const at = z.tuple([place, place])

export const shapeSchema = z.union([
  z.strictObject({
    ...shape,
    kind: z.enum(['pen', 'highlighter']),
    points: z
      .array(place)
      .min(4)
      .max(lineMost)
      .refine(({ length }) => length % 2 === 0),
  }),
  z.strictObject({ ...shape, kind: z.enum(['tick', 'cross']), at }),
  z.strictObject({ ...shape, kind: z.literal('note'), at, text: z.string().max(noteMost) }),
])

const distinct = (ids: readonly string[]) => new Set(ids).size === ids.length

/** The shapes of one page as they are sent; each has an id of its own. */
export const shapesSchema = z
  .array(shapeSchema)
  .max(shapesMost)
  .refine((shapes) => distinct(shapes.map(({ id }) => id)))
