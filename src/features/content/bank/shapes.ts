import { z } from 'zod'
import { canSchema } from '#src/shared/can.ts'
import { questionBody } from '../question/body/body.ts'
import { difficulties, questionStatuses, questionTypes } from '../question/types.ts'

/** The things that the calls of the question bank answer with. */

export const folderRights = ['read', 'edit'] as const
export type FolderRight = (typeof folderRights)[number]
export const difficulty = z.literal(difficulties)
export const folderRef = z.object({ folderId: z.int(), name: z.string() })
export const tagRef = z.object({ tagId: z.int(), name: z.string() })
export const person = z.object({ userId: z.int(), name: z.string() })

/** A place where a question is used. `path` is null where the reader may not see the page. */
export const useSchema = z.object({
  questionId: z.int(),
  /** '' where the thing is another person's. */
  name: z.string(),
  path: z.string().nullable(),
})
export type Use = z.output<typeof useSchema>

export const rowSchema = z.object({
  questionId: z.int(),
  type: z.enum(questionTypes),
  status: z.enum(questionStatuses),
  difficulty,
  points: z.number(),
  /** The beginning of the stem as plain text, in the reader's language where it has it. */
  title: z.string(),
  /** The languages in which there is a stem. */
  languages: z.array(z.enum(['zh', 'en'])),
  tags: z.array(tagRef),
  folder: folderRef.nullable(),
  /** Null where it is one's own. */
  owner: person.nullable(),
  /** The number of the present version. */
  version: z.int(),
  /** In how many places it is used. */
  uses: z.int(),
  changedAt: z.iso.datetime(),
  /** Of a deleted question: until when it can be taken back. */
  keptUntil: z.iso.datetime().nullable(),
  can: z.object({ edit: canSchema, delete: canSchema }),
})
export type QuestionRow = z.output<typeof rowSchema>

export const questionSchema = rowSchema.omit({ uses: true, keptUntil: true, title: true }).extend({
  body: questionBody,
  /** Texts of the body that look otherwise than they are stored, as they look: formulas, pictures, films. */
  opened: z.record(z.string(), z.string()),
  /** To be sent with the next save. */
  revision: z.int(),
  /** It stays a draft by decision, although it can be marked. */
  keepDraft: z.boolean(),
  /** The author of the last change. */
  author: person.nullable(),
  createdAt: z.iso.datetime(),
  uses: z.array(useSchema),
  /** How often it was saved as a version of its own. */
  versions: z.int(),
})
export type Question = z.output<typeof questionSchema>

export const versionSchema = z.object({
  number: z.int(),
  author: person.nullable(),
  createdAt: z.iso.datetime(),
  /** Was answered or set: it never changes. */
  fixed: z.boolean(),
  present: z.boolean(),
})

/** The data of the refusals `question.changedByOther` and `changedElsewhere`: the question as it is stored now. */
export const conflictSchema = z.object({
  body: questionBody,
  revision: z.int(),
  author: person.nullable(),
  changedAt: z.iso.datetime(),
  difficulty,
  points: z.number(),
  tags: z.array(z.string()),
  keepDraft: z.boolean(),
})

/** The answer of an act on several questions; `undoId` takes it back within `undoDays`. */
export const doneSchema = z.object({ changed: z.int(), undoId: z.int().nullable() })
