import { z } from 'zod'
import { givenFileSchema } from '#src/features/content/file/given-file.ts'
import { classHead } from '#src/features/learning/class/schemas.ts'
import { authorSchema, hiddenSchema } from '#src/features/learning/interaction/answers.ts'
import { canSchema } from '#src/shared/can.ts'

/** `teaches` and `assists`: the author's present role in the class. Members know each other by their names. */
const author = authorSchema.extend({ assists: z.boolean() })

const rowFields = {
  topicId: z.int(),
  /** Empty, as the excerpt is, where the topic was deleted. */
  title: z.string(),
  author,
  pinned: z.boolean(),
  closed: z.boolean(),
  deleted: z.boolean(),
  replies: z.int(),
  createdAt: z.iso.datetime(),
  lastReplyAt: z.iso.datetime().nullable(),
}
/** The latest reply or comment in which a search finds the keyword. */
const hitSchema = z.object({
  replyId: z.int(),
  author: z.string(),
  excerpt: z.string(),
  /** The places of the keyword in the excerpt. */
  ranges: z.array(z.tuple([z.int(), z.int()])),
  createdAt: z.iso.datetime(),
})
export type Hit = z.output<typeof hitSchema>

export const foundCommentSchema = z.object({
  announcementId: z.int(),
  title: z.string(),
  hit: hitSchema,
})
export type FoundComment = z.output<typeof foundCommentSchema>

export const rowSchema = z.object({
  ...rowFields,
  excerpt: z.string(),
  pictureCount: z.int(),
  /** A reviewer has hidden the topic; only its author still sees it. */
  isHidden: z.boolean(),
  /** The topic of another person, or a reply of another person, is newer than the viewer’s last visit. */
  unread: z.boolean(),
  hit: hitSchema.nullable(),
})
export type TopicRow = z.output<typeof rowSchema>

const text = {
  body: z.string(),
  /** `userFileId` of its pictures, in their order. */
  pictures: z.array(z.int()),
  edited: z.boolean(),
  hidden: hiddenSchema,
  reported: z.boolean(),
}

const replySchema = z.object({
  replyId: z.int(),
  ...text,
  author,
  createdAt: z.iso.datetime(),
  can: z.object({ edit: canSchema, delete: canSchema, report: canSchema }),
})
export type DiscussionReply = z.output<typeof replySchema>

/** Replies as pages show them. */
const said = {
  items: z.array(replySchema),
  /** Pictures of the texts. */
  files: z.array(givenFileSchema),
  /** Texts as they look, by their stored bodies: with drawn formulas (`OpenedTexts`). */
  opened: z.record(z.string(), z.string()),
  follows: z.boolean(),
}

export const topicSchema = z.object({
  ...classHead,
  ...rowFields,
  ...text,
  ...said,
  isOff: z.boolean(),
  /** What a deletion by the viewer takes along: its replies, hidden ones too, unless a line stays. */
  deletion: z.object({
    leavesLine: z.boolean(),
    replies: z.int(),
    hidden: z.int(),
    /** Other people are told of it, because what they wrote is deleted. */
    isTold: z.boolean(),
  }),
  can: z.object({
    ...{ reply: canSchema, edit: canSchema, delete: canSchema, report: canSchema },
    ...{ moderate: canSchema, follow: canSchema },
  }),
})
export type Topic = z.output<typeof topicSchema>

export const commentsSchema = z.object({
  ...said,
  closed: z.boolean(),
  can: z.object({ reply: canSchema, close: canSchema, follow: canSchema }),
})
export type Comments = z.output<typeof commentsSchema>
