import { createHash } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { fileApi } from '#src/features/content/file/contract.ts'
import { expect, type Person } from '#tests/browser.ts'

/** Uploads a small file for a person, without a screen. @returns the id of the user file */
export async function giveFile(
  request: APIRequestContext,
  person: Person,
  {
    name,
    text,
    folderId = null,
  }: { name: string; text: string | Buffer; folderId?: number | null },
): Promise<number> {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const { uploadId, url } = await person.call(fileApi.beginUpload, {
    ...{ name, size: bytes.length, folderId },
  })
  await request.patch(url, {
    data: bytes,
    headers: {
      ...{ token: person.token, 'tus-resumable': '1.0.0', 'upload-offset': '0' },
      'content-type': 'application/offset+octet-stream',
    },
  })
  let userFileId = 0
  await expect
    .poll(async () => {
      const { file } = await person.call(fileApi.finishUpload, { uploadId, sha256 })
      userFileId = file?.userFileId ?? 0
      return userFileId
    })
    .toBeGreaterThan(0)
  return userFileId
}
