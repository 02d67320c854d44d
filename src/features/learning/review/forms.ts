import * as z from 'zod/mini'
import { bothWords } from '#src/shared/errors.ts'
import { requiredText } from '#src/shared/fields.ts'

export const reviewWordsMost = 2000
export const replyMost = 2000

/** 1 to 5 in halves. */
export const scores = ['1', '1.5', '2', '2.5', '3', '3.5', '4', '4.5', '5'] as const

const rate = bothWords('请选择评分', 'Choose a rating')
const write = bothWords('评论内容不能为空', 'Write a few words')
const reply = bothWords('回复内容不能为空', 'Write a reply')

export const reviewForm = z.object({
  score: z.enum(scores, { error: rate }),
  content: requiredText(reviewWordsMost, write),
})
export const replyForm = z.object({ content: requiredText(replyMost, reply) })
