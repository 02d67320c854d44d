import { z } from 'zod'
import { givenFileSchema } from '#src/features/content/file/given-file.ts'
import { courseKinds } from '#src/features/learning/course/contract.ts'
import { itemKinds } from '#src/features/learning/course/outline-schema.ts'
import { anchorSchema } from '#src/features/learning/note/anchor.ts'
import { reportReasons } from '#src/features/people/report/reasons.ts'
import { canSchema } from '#src/shared/can.ts'

export const authorSchema = z.object({
  /** As the viewer may know it: learners see the first character of each other's names. */
  name: z.string(),
  avatarUrl: z.string().nullable(),
  teaches: z.boolean(),
  isMine: z.boolean(),
})

/** A question as lists show it. */
export const rowSchema = z.object({
  interactionId: z.int(),
  /** Its first words; empty where it was deleted. */
  excerpt: z.string(),
  /** The number of its pictures. */
  pictureCount: z.int(),
  author: authorSchema,
  isPrivate: z.boolean(),
  deleted: z.boolean(),
  /** Hidden by a reviewer; only its author sees it then. */
  isHidden: z.boolean(),
  accepted: z.boolean(),
  /** Whether a teacher has replied. */
  answered: z.boolean(),
  /** Whether it has been without an answer for 24 hours; only teachers see it. */
  waits: z.boolean(),
  replies: z.int(),
  meToo: z.int(),
  createdAt: z.iso.datetime(),
  lastReplyAt: z.iso.datetime().nullable(),
  place: z.object({
    courseId: z.int(),
    kind: z.enum(courseKinds),
    itemId: z.int(),
    item: z.string(),
    itemKind: z.enum(itemKinds),
    chapter: z.string(),
    anchor: anchorSchema,
    /** Why the place leads nowhere in the present version of the course; null while it leads there. */
    gone: z.enum(['item', 'place']).nullable(),
  }),
})
export type InteractionRow = z.output<typeof rowSchema>

export const hiddenSchema = z
  .object({ reason: z.enum(reportReasons), words: z.string() })
  .nullable()

const replySchema = z.object({
  replyId: z.int(),
  body: z.string(),
  /** `userFileId` of its pictures, in their order. */
  pictures: z.array(z.int()),
  author: authorSchema,
  accepted: z.boolean(),
  edited: z.boolean(),
  hidden: hiddenSchema,
  reported: z.boolean(),
  createdAt: z.iso.datetime(),
  can: z.object({ edit: canSchema, delete: canSchema, report: canSchema, accept: canSchema }),
})
export type InteractionReply = z.output<typeof replySchema>

/** A question with its replies. */
export const threadSchema = rowSchema.extend({
  course: z.string(),
  body: z.string(),
  pictures: z.array(z.int()),
  /** The pictures of the question and the replies. */
  files: z.array(givenFileSchema),
  edited: z.boolean(),
  hidden: hiddenSchema,
  reported: z.boolean(),
  hasSame: z.boolean(),
  follows: z.boolean(),
  items: z.array(replySchema),
  /** Texts as they look, by their stored bodies: with drawn formulas (`OpenedTexts`). */
  opened: z.record(z.string(), z.string()),
  can: z.object({
    reply: canSchema,
    edit: canSchema,
    delete: canSchema,
    report: canSchema,
    meToo: canSchema,
    follow: canSchema,
  }),
})
export type Thread = z.output<typeof threadSchema>

/** A row of "my interactions": also its course, and the last reply. */
export const ownRowSchema = rowSchema.extend({
  course: z.string(),
  lastReply: z.object({ excerpt: z.string(), author: authorSchema }).nullable(),
})
