import * as z from 'zod/mini'
import { bothWords } from '#src/shared/errors.ts'
import { requiredLine } from '#src/shared/fields.ts'
import { withoutUnseen } from '#src/shared/unseen.ts'
import { announcementErrors as errors } from './errors.ts'
import { htmlMost, titleMost } from './limits.ts'

/** Whether formatted text says something: words, a formula or a file. */
export const saysSomething = (html: string): boolean =>
  /data-(?:formula|file|film|document)=/.test(html) ||
  withoutUnseen(html.replaceAll(/<[^>]*>|&nbsp;/g, '')).trim() !== ''

const title = requiredLine(titleMost, bothWords('请输入标题', 'Please enter the title'))
const body = z
  .string({ error: bothWords(errors.empty.zh, errors.empty.en) })
  .check(
    z.refine(saysSomething, { error: bothWords(errors.empty.zh, errors.empty.en), abort: true }),
    z.maxLength(htmlMost, bothWords(errors.tooLong.zh, errors.tooLong.en)),
  )

/** The fields of an announcement. */
export const written = { title, body, pinned: z.boolean() }

const time = bothWords('请选择发布时间', 'Please choose when to publish it')

/** The form: `at` is a moment of the school's clock, '2026-11-28T08:00', where it is published later. */
export const announcementForm = (asksTime: boolean) =>
  z.object({
    ...written,
    when: z.enum(['now', 'later']),
    at: asksTime
      ? z.string({ error: time }).check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, time))
      : z.string(),
  })
export interface AnnouncementValues {
  title: string
  body: string
  pinned: boolean
  when: 'now' | 'later'
  at: string
}
