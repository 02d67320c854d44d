import type { Kernel } from '#src/server/kernel.ts'
import { beginWorks } from '#src/server/media/begin-works.ts'
import { attachFile } from '#src/server/storage/attach-file.ts'
import { saveFile } from '#src/server/storage/save-file.ts'
import { bytesInMemory } from '#src/server/storage/types/byte-source.ts'
import { contentType } from '#src/server/storage/types/content-type.ts'
import { newUserFile } from '../../file/server/new-user-file.ts'
import { hasRoom } from '../../file/server/uploads/storage-quota.ts'
import type { QuestionBody } from '../../question/body/body.ts'
import type { ReadPaper } from '../paper-form.ts'

/** Names of attachments as bodies name them, and the files that they have become. */
export type SavedFiles = ReadonlyMap<string, number>

/**
 * Makes the pictures of a source files of the owner, so that the review shows them as learners will. They count in
 * the owner's storage, and are left out where that is full.
 */
export async function saveAttachments(
  kernel: Kernel,
  { ownerId }: { ownerId: number },
  attachments: ReadPaper['attachments'],
): Promise<SavedFiles> {
  const saved = new Map<string, number>()
  const bytes = [...attachments.values()].reduce((sum, one) => sum + one.bytes.byteLength, 0)
  if (bytes === 0 || !(await hasRoom(kernel, { ownerId, bytes }))) return saved
  for (const [key, { name, bytes: content }] of attachments) {
    const buffer = Buffer.from(content)
    const mime = await contentType(bytesInMemory(buffer), name)
    const file = await saveFile(kernel, {
      ...{ bytes: buffer, name, mime, ownerId },
      visibility: 'private',
      loose: true,
    })
    const userFileId = await kernel.db.transaction(async (tx) => {
      await attachFile(tx, { fileId: file.id })
      await beginWorks(kernel, tx, file)
      return newUserFile(tx, { ownerId, file })
    })
    saved.set(key, userFileId)
  }
  return saved
}

/** Replaces the names of attachments in a body by files; a picture that was not saved is taken out. */
export function withFiles(body: QuestionBody, files: SavedFiles): QuestionBody {
  return JSON.parse(JSON.stringify(body), (key, value: unknown) => {
    if (typeof value === 'string' && value.includes('data-attachment')) return inHtml(value, files)
    if (key !== 'file' || !isNamed(value)) return value
    const userFileId = files.get(value.attachment) ?? null
    return { userFileId }
  }) as QuestionBody
}

const isNamed = (value: unknown): value is { attachment: string } =>
  typeof value === 'object' && value !== null && 'attachment' in value

const inHtml = (html: string, files: SavedFiles) =>
  html.replace(/<img [^>]*data-attachment="([^"]*)"[^>]*>/g, (tag, name: string) => {
    const userFileId = files.get(unescapeName(name))
    return userFileId === undefined
      ? ''
      : tag.replace(/data-attachment="[^"]*"/, `data-file="${userFileId}"`)
  })

const unescapeName = (name: string) =>
  name
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
