import { z } from 'zod'
import { sentence } from '#src/shared/answers.ts'
import { fileKinds } from '#src/shared/file-kind.ts'

/** The things that calls on a person's files answer with. */

const useStates = ['live', 'draft', 'history'] as const
const courseFileType = z.union([z.literal(0), z.literal(1), z.literal(2)])
export const folderRef = z.object({ folderId: z.int(), name: z.string() })

/** The state of a file's processing in one word; null where nothing is under way and nothing has failed. */
export const workSchema = z
  .object({ state: z.enum(['working', 'failed']), percent: z.int() })
  .nullable()

export const fileSchema = z.object({
  userFileId: z.int(),
  name: z.string(),
  kind: z.enum(fileKinds),
  type: courseFileType,
  mime: z.string(),
  /** Bytes. */
  size: z.int(),
  /** Uploaded, or its bytes replaced. */
  changedAt: z.iso.datetime(),
  folder: folderRef.nullable(),
  work: workSchema,
  /** The address of a small picture of it: a poster, a first page; null where none is made. */
  thumb: z.string().nullable(),
  /** The original as a download, valid for about an hour. */
  downloadUrl: z.string(),
})

export const useSchema = z.object({
  userFileId: z.int(),
  /** The kind of thing that uses it: 'Course'. */
  what: sentence,
  title: z.string(),
  /** The place inside: the name of an item. */
  detail: z.string(),
  path: z.string().nullable(),
  state: z.enum(useStates),
})

export const stepSchema = z.object({
  work: z.string(),
  title: sentence,
  state: z.enum(['waiting', 'working', 'done', 'failed']),
  percent: z.int(),
  /** Why it failed, in words. */
  failure: sentence.nullable(),
  /** Whether another try may help; a file with a password fails each time. */
  mayHelp: z.boolean(),
})
