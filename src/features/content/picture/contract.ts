import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { defineErrors } from '#src/shared/errors.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'
import { failureCodes } from '#src/shared/media.ts'
import { pictureSchema } from '#src/shared/picture.ts'

/** Pictures as pages show them: encoded again in several widths, with a crop for covers and a focal point. */

/** The widths in which pictures are made, in pixels; none is wider than the original. */
export const pictureWidths = [480, 960, 1600] as const
export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]
/** Pictures with more pixels are never decoded. */
export const picturePixels = 100_000_000
/** The types of which they are made. */
export const pictureTypes = [
  'image/jpeg',
  'image/png',
  'image/apng',
  'image/webp',
  'image/gif',
  'image/bmp',
  'image/avif',
  'image/heic',
  'image/heif',
  'image/heic-sequence',
  'image/tiff',
] as const
/** The share of the original's width or height that a crop keeps at least. */
export const smallestCrop = 0.05
export const pictureStates = ['making', 'ready', 'failed'] as const

export const pictureErrors = defineErrors('picture', {
  pictureUnknown: { kind: 'notFound', zh: '该图片不存在', en: 'This picture does not exist' },
  pictureNotReady: {
    kind: 'conflict',
    zh: '图片仍在处理中，请稍后再试',
    en: 'The picture is still being processed. Please try again in a moment',
  },
  cropNotWide: {
    kind: 'invalid',
    zh: '裁剪区域的比例应为 16:9',
    en: 'The crop must be 16:9',
  },
})

const share = z.number().min(0).max(1)
const pointSchema = z.object({ x: share, y: share })
const cropSchema = z
  .object({
    x: share,
    y: share,
    width: z.number().min(smallestCrop).max(1),
    height: z.number().min(smallestCrop).max(1),
  })
  .refine(({ x, width }) => x + width <= 1.001, { path: ['width'] })
  .refine(({ y, height }) => y + height <= 1.001, { path: ['height'] })

const pictureAnswer = z.object({
  state: z.enum(pictureStates),
  /** Why it failed. */
  failure: z.enum(failureCodes).nullable(),
  /** The whole picture; null until it has been made. */
  whole: pictureSchema.nullable(),
  /** As a cover: the crop; null where there is none, or it has not been made yet. */
  cover: pictureSchema.nullable(),
  /** In shares of the whole picture's width and height. */
  crop: z
    .object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
    .nullable(),
  focus: z.object({ x: z.number(), y: z.number() }).nullable(),
})
export type PictureAnswer = z.output<typeof pictureAnswer>

export const pictureApi = {
  getPicture: endpoint({
    method: 'GET',
    path: 'Picture/GetPicture',
    access: 'teacher',
    summary: {
      zh: '查看图片的各种尺寸',
      en: 'Read a picture of one’s own: its addresses by width, its crop and its focal point',
    },
    input: z.object({ userFileId: idInQuery() }),
    answer: pictureAnswer,
    errors: [pictureErrors.pictureUnknown],
  }),
  cropPicture: endpoint({
    method: 'POST',
    path: 'Picture/CropPicture',
    access: 'teacher',
    repeatable: true,
    summary: {
      zh: '裁剪图片并设置焦点',
      en: 'Set the 16:9 crop and the focal point of a picture, in shares of its size; null takes the whole and the middle',
    },
    input: z.object({
      userFileId: idInBody(),
      crop: cropSchema.nullable(),
      focus: pointSchema.nullable(),
    }),
    answer: pictureAnswer,
    errors: [
      pictureErrors.pictureUnknown,
      pictureErrors.pictureNotReady,
      pictureErrors.cropNotWide,
    ],
  }),
}
