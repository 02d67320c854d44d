import { z } from 'zod'
import { base } from './base.ts'
import { gap, numberKey, textGap } from './gap.ts'
import { mostGaps } from './limits.ts'
import { fileName, lineText, partId, partsOf, plainText, weight } from './text.ts'

export const fillInBody = z.strictObject({
  type: z.literal('fillIn'),
  ...base,
  gaps: partsOf(textGap, mostGaps),
  /** The answers of the gaps may be given in any order; each counts once. */
  anyOrder: z.boolean(),
})

export const numericBody = z.strictObject({ type: z.literal('numeric'), ...base, ...numberKey })

export const clozeBody = z.strictObject({
  type: z.literal('cloze'),
  ...base,
  gaps: partsOf(gap, mostGaps),
})

export const dragTextBody = z.strictObject({
  type: z.literal('dragText'),
  ...base,
  tokens: partsOf(
    z.strictObject({
      id: partId,
      text: lineText,
      /** May be placed more than once. */
      reusable: z.boolean().optional(),
    }),
    60,
  ),
  gaps: partsOf(
    z.strictObject({ id: partId, right: z.array(partId).max(60), weight: weight.optional() }),
    mostGaps,
  ),
})

/** A place on a sheet, in shares of its width and height. */
const place = z.number().min(0).max(1)

/** Single documents filled in box by box: the boxes are drawn on a picture or on a page of a PDF. */
export const formBody = z.strictObject({
  type: z.literal('form'),
  ...base,
  sheets: partsOf(
    z.strictObject({
      id: partId,
      file: fileName,
      /** Page of a PDF, from 1; 1 for a picture. */
      page: z.int().min(1).max(500),
      /** In pixels or points: only their ratio counts. 0 in a draft. */
      width: z.number().nonnegative(),
      height: z.number().nonnegative(),
      /** What the sheet shows, in words. */
      alt: plainText,
    }),
    20,
  ),
  boxes: partsOf(
    z.strictObject({
      id: partId,
      sheet: partId,
      x: place,
      y: place,
      width: place,
      height: place,
      /** The name of the field on the sheet, in words: it labels the input. */
      label: plainText,
      /** Its gap has the id of the box. */
      gap,
    }),
    mostGaps,
  ),
})
