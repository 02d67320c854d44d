import { z } from 'zod'

/** One width of a picture, in both formats. */
const widthSchema = z.object({ width: z.int(), avif: z.string(), webp: z.string() })

/** The addresses of all that was made of a picture. */
export const pictureSchema = z.object({
  /** Pixels of the largest, so that its frame stands before it has been loaded. */
  width: z.int(),
  height: z.int(),
  /** From narrow to wide. */
  widths: z.array(widthSchema).min(1),
  /** The point that stays in view where a frame cuts the picture, in shares of its width and height. */
  focus: z.object({ x: z.number(), y: z.number() }),
})
export type PictureAddresses = z.output<typeof pictureSchema>

/** A picture as `Picture` (web/ui) shows it; the attributes are written on the server, so that cards stay small. */
export const shownPictureSchema = z.object({
  width: z.int(),
  height: z.int(),
  src: z.string(),
  /** Values of `srcset`. */
  avif: z.string(),
  webp: z.string(),
  /** The value of `object-position`; left out for the middle. */
  position: z.string().optional(),
})
export type ShownPicture = z.output<typeof shownPictureSchema>
