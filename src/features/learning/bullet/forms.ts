import * as z from 'zod/mini'
import { bothWords } from '#src/shared/errors.ts'
import { requiredLine } from '#src/shared/fields.ts'
import { bulletMost } from './limits.ts'

/** Combining marks that stand on one letter; more of them reach over the lines of others. */
const stacked = /\p{M}{4,}/u

/** The words of a bullet comment: one line of plain text. */
export const bulletForm = z.object({
  text: requiredLine(bulletMost, bothWords('请输入弹幕内容', 'Please enter a comment'), (text) =>
    text.replace(/\p{Bidi_Control}/gu, '').replace(/\s+/gu, ' '),
  ).check(
    z.refine(
      (text) => !stacked.test(text),
      bothWords('含有无效字符', 'Contains invalid characters'),
    ),
  ),
})
