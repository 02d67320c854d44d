import * as z from 'zod/mini'
import { bothWords } from '#src/shared/errors.ts'
import { optionalLine } from '#src/shared/fields.ts'

export const latinNameMax = 60

/** Latin letters and the signs within names; empty: the pinyin of the name. */
export const latinNameSchema = optionalLine(latinNameMax).check(
  z.regex(/^[\p{Script=Latin}\p{M} .,'’·-]*$/u, {
    error: bothWords('请使用拉丁字母填写', 'Please use Latin letters'),
  }),
)
