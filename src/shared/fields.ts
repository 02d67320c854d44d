import * as z from 'zod/mini'
import { bothWords } from './errors.ts'
import { withoutUnseen } from './unseen.ts'

// PostgreSQL cannot store NUL, and no name holds a control character or half a surrogate pair.
const controls = /[\p{Cc}\p{Cs}]/u
// Marks of direction come along when text is copied, and can reverse the text after them.
const directions = /\p{Bidi_Control}/gu
export const withoutDirections = (text: string) => text.replace(directions, '')
const isSeen = (text: string) => withoutUnseen(text).trim() !== ''
const invalid = bothWords('含有无效字符', 'Contains invalid characters')
const tooLong = (max: number) =>
  bothWords(`不能超过 ${max} 个字符`, `No more than ${max} characters`)

/** One required line of text; `missing` names what to enter, `normal` brings the text into its stored form. */
export const requiredLine = (max: number, missing: string, normal = withoutDirections) =>
  z.string({ error: missing }).check(
    z.overwrite(normal),
    z.trim(),
    z.refine(isSeen, { error: missing, abort: true }),
    z.maxLength(max, tooLong(max)),
    z.refine((text) => !controls.test(text), invalid),
  )

/** One line of text, possibly empty; `normal` brings it into its stored form. */
export const optionalLine = (max: number, normal = withoutDirections) =>
  z.string().check(
    z.overwrite(normal),
    z.trim(),
    z.maxLength(max, tooLong(max)),
    z.refine((text) => !controls.test(text), invalid),
  )

/** Several lines of text, of which something is seen; `missing` names what to enter. */
export const requiredText = (max: number, missing: string) =>
  optionalText(max).check(z.refine(isSeen, { error: missing, abort: true }))

/** Several lines of text, possibly none. */
export const optionalText = (max: number) =>
  z.string().check(
    z.overwrite(withoutDirections),
    z.trim(),
    z.maxLength(max, tooLong(max)),
    z.refine((text) => !controls.test(text.replace(/[\n\r\t]/g, '')), invalid),
  )

/** A day: '2026-11-28'. PostgreSQL has no year 0, so that days are those from 2000 on. */
export const dayField = (error?: string) => z.iso.date(error).check(z.regex(/^2/, error))
