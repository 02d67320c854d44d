import * as z from 'zod/mini'
import { bothWords } from '#src/shared/errors.ts'
import { withoutUnseen } from '#src/shared/unseen.ts'
import { interactionErrors } from './errors.ts'
import { htmlMost, picturesMost } from './limits.ts'

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

/** `user_files.id`, in their order; an edited text has these and no others. */
const listed = z.array(z.int().check(z.positive())).check(
  z.maxLength(picturesMost),
  z.refine((ids) => new Set(ids).size === ids.length),
)

const pictures = z._default(listed, [])

export const replyForm = z.object({ body, pictures })
export const askForm = z.object({ body, pictures, isPrivate: z.boolean() })
