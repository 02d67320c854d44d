import * as z from 'zod/mini'
import { bothWords } from '#src/shared/errors.ts'
import { requiredText } from '#src/shared/fields.ts'

export const titleMost = 80
export const wordsMost = 1000

const noTitle = bothWords('请填写标题', 'Write a title')
const noWords = bothWords('请填写内容', 'Write a few words')

/** A teacher's message to learners. */
export const messageForm = z.object({
  title: requiredText(titleMost, noTitle),
  text: requiredText(wordsMost, noWords),
})
