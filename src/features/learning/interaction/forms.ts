import * as z from 'zod/mini'
import { bothWords } from '#src/shared/errors.ts'
import { withoutUnseen } from '#src/shared/unseen.ts'
import { interactionErrors } from './errors.ts'
import { htmlMost } from './limits.ts'

const { empty, tooLong } = interactionErrors

/** Whether formatted text says something: words or a formula. */
export const saysSomething = (html: string): boolean =>
  html.includes('data-formula=') ||
  withoutUnseen(html.replaceAll(/<[^>]*>|&nbsp;/g, '')).trim() !== ''

/** The formatted text of a question or a reply; the server cleans it. */
const body = z
  .string({ error: bothWords(empty.zh, empty.en) })
  .check(
    z.refine(saysSomething, { error: bothWords(empty.zh, empty.en), abort: true }),
    z.maxLength(htmlMost, bothWords(tooLong.zh, tooLong.en)),
  )

export const replyForm = z.object({ body })
export const askForm = z.object({ body, isPrivate: z.boolean() })
