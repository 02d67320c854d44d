import * as z from 'zod/mini'

/** Characters of a comment on an answer. */
export const commentMost = 2000

/** A comment on a whole attempt; an empty one removes it. */
export const attemptCommentForm = z.object({
  comment: z.string().check(z.trim(), z.maxLength(commentMost)),
})
