import type { Call } from '#src/server/kernel.ts'
import type { UploadedFile } from '#src/server/http/origin.ts'
import { scanBytes } from '#src/server/scan/clamd.ts'
import { sign } from '#src/server/secrets/secret.ts'
import { saveFile } from '#src/server/storage/save-file.ts'
import { AppError } from '#src/shared/errors.ts'
import { attachmentTypes, type feedbackApi, feedbackErrors } from '../contract.ts'

/** The content types that each file ending allows. Old Office files share one container type. */
const contents: Record<(typeof attachmentTypes)[number], readonly string[]> = {
  docx: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  xlsx: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  doc: ['application/x-cfb'],
  xls: ['application/x-cfb'],
  txt: ['text/plain'],
  zip: ['application/zip'],
  rar: ['application/x-rar-compressed'],
  png: ['image/png', 'image/apng'],
  jpg: ['image/jpeg'],
  jpeg: ['image/jpeg'],
  webp: ['image/webp'],
  gif: ['image/gif'],
  bmp: ['image/bmp'],
}

/**
 * Stores a file for feedback, visible to administrators only; it is deleted unless the feedback is sent.
 * It is stored as it came: nothing unpacks an archive or decodes a picture of a stranger.
 */
export async function uploadAttachment({
  db,
  storage,
  secret,
  file,
  viewer,
  config,
}: Call<typeof feedbackApi.uploadAttachment>) {
  if (!file || file.bytes.length === 0) throw new AppError(feedbackErrors.attachmentMissing)
  if (!isAllowed(file)) {
    const list = attachmentTypes.map((ending) => `.${ending}`).join(', ')
    throw new AppError(feedbackErrors.attachmentType, { values: { list } })
  }
  const verdict = await scanBytes(config.CLAMD, file.bytes)
  if (verdict === 'infected') throw new AppError(feedbackErrors.attachmentInfected)
  if (verdict !== 'clean') throw new AppError(feedbackErrors.attachmentUnscanned)
  const saved = await saveFile(
    { db, storage },
    {
      ...{ ...file, visibility: 'private', ownerId: viewer?.id ?? null, loose: true },
      ...{ fromVisitor: viewer === null, downloadOnly: true },
    },
  )
  const token = `${saved.id}.${sign(secret, 'feedback', String(saved.id))}`
  return { token, name: saved.name, size: saved.size }
}

/** The ending must be on the list and the content must match it. */
function isAllowed(file: UploadedFile): boolean {
  const ending = file.name.split('.').at(-1)?.toLowerCase()
  const known = attachmentTypes.find((type) => type === ending)
  return known !== undefined && contents[known].includes(file.mime)
}
