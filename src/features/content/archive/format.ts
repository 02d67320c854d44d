import { z } from 'zod'
import { keySchema } from '../draft/contract.ts'
import { draftKinds, draftLimits } from '../draft/record.ts'
import { questionBody } from '../question/body/body.ts'

/** The file inside the zip that says what is there; docs/archive.md describes it. */
export const manifestName = 'archive.json'
export const formatName = 'farsail-archive'
export const formatVersion = 1

/** The most bytes of `archive.json`, files and questions in one file. */
export const archiveMost = {
  manifestBytes: 48 * 1024 * 1024,
  files: 5000,
  questions: 2000,
} as const

const words = z.string().max(400)
const named = z.strictObject({ zh: words, en: words })

export const archiveFile = z.strictObject({
  name: z.string().min(1).max(400),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** For readers; an import looks at the content. */
  type: z.string().max(200),
  size: z.int().min(0),
})
export type ArchiveFile = z.output<typeof archiveFile>

export const archiveQuestion = z.strictObject({
  body: questionBody,
  difficulty: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  points: z.number().min(0).max(1000),
  tags: z.array(z.string().max(100)).max(100),
  keepDraft: z.boolean(),
})
export type ArchiveQuestion = z.output<typeof archiveQuestion>

/** The number of a file, question, textbook or subject is its place in its list, from 1. */
export const manifestSchema = z.strictObject({
  format: z.literal(formatName),
  version: z.literal(formatVersion),
  kind: z.enum(draftKinds),
  facts: z.record(z.string().max(40), z.string().max(40)),
  records: z
    .array(z.strictObject({ key: keySchema, value: z.looseObject({ kind: z.string().max(40) }) }))
    .max(draftLimits.records),
  files: z.array(archiveFile).max(archiveMost.files),
  questions: z.array(archiveQuestion).max(archiveMost.questions),
  textbooks: z.array(z.strictObject({ isbn: words, name: named })).max(5000),
  categories: z.array(z.strictObject({ slug: words })).max(100),
  majors: z.array(named).max(100),
  directions: z.array(z.strictObject({ major: named, ...named.shape })).max(100),
})
export type Manifest = z.output<typeof manifestSchema>

/** The place of a file in the zip: its ending is for people who open it. */
export function entryOf({ name, sha256 }: Pick<ArchiveFile, 'name' | 'sha256'>): string {
  const ending = /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toLowerCase() ?? 'bin'
  return `files/${sha256}.${ending}`
}
