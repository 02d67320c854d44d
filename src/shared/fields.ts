import * as z from 'zod/mini'
import { bothWords } from './errors.ts'

// PostgreSQL cannot store NUL, and no name holds a control character or half a surrogate pair.
const controls = /[\p{Cc}\p{Cs}]/u
const invalid = bothWords('含有无效字符', 'Contains invalid characters')
const tooLong = (max: number) =>
  bothWords(`不能超过 ${max} 个字符`, `No more than ${max} characters`)

/** One required line of text; `missing` names what to enter. */
export const requiredLine = (max: number, missing: string) =>
  z.string({ error: missing }).check(
    z.trim(),
    z.minLength(1, missing),
    z.maxLength(max, tooLong(max)),
    z.refine((text) => !controls.test(text), invalid),
  )

/** One line of text, possibly empty. */
export const optionalLine = (max: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(max, tooLong(max)),
    z.refine((text) => !controls.test(text), invalid),
  )

/** Several lines of text, possibly none. */
export const optionalText = (max: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(max, tooLong(max)),
    z.refine((text) => !controls.test(text.replace(/[\n\r\t]/g, '')), invalid),
  )
