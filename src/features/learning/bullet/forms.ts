import * as z from 'zod/mini'
import { bothWords } from '#src/shared/errors.ts'
import { requiredLine } from '#src/shared/fields.ts'
import { isStacked } from '#src/shared/stacked.ts'
import { bulletMost } from './limits.ts'

/** The words of a bullet comment: one line of plain text. */
export const bulletForm = z.object({
  text: requiredLine(bulletMost, bothWords('请输入弹幕内容', 'Please enter a comment'), (text) =>
    text.replace(/\p{Bidi_Control}/gu, '').replace(/\s+/gu, ' '),
  ).check(
    z.refine((text) => !isStacked(text), bothWords('含有无效字符', 'Contains invalid characters')),
  ),
})
