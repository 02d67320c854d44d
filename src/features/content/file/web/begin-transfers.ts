import { failureWords } from '#src/web/act/failure.ts'
import { api, client, pageLocale } from '#src/web/api.ts'
import { textOf } from '#src/web/i18n.tsx'
import { fileText } from '#src/web/ui/file-text.ts'
import { fileApi } from '../contract.ts'
import { createTransfers } from './transfers.ts'

/** Between two questions for the end of a check. */
const checkMs = 1000

const folderOf = new WeakMap<File, number | null>()
const words = (error: unknown) =>
  failureWords(error, pageLocale(), { words: textOf(fileText, pageLocale()).uploadFailed })

/** The uploads of this tab, which go on from page to page. */
export const transfers = createTransfers({
  begin: (file) =>
    api(
      fileApi.beginUpload,
      { name: file.name, size: file.size, folderId: folderOf.get(file) ?? null },
      { quiet: true },
    ),
  async send(file, uploadId, given) {
    const { sendPieces } = await import('./send-pieces.ts')
    return sendPieces(file, uploadId, {
      ...given,
      base: document.documentElement.dataset['uploads'] ?? '',
      token: currentToken,
    })
  },
  async hash(file, signal) {
    const { hashFile } = await import('./hash-file.ts')
    return hashFile(file, signal)
  },
  async finish(uploadId, sha256, signal) {
    for (;;) {
      const upload = await api(fileApi.finishUpload, { uploadId, sha256 }, { quiet: true, signal })
      if (upload.file) return { fileId: upload.file.userFileId }
      if (upload.state === 'failed') throw new Error('failed')
      await new Promise((done) => setTimeout(done, checkMs))
    }
  },
  cancel: (uploadId) => api(fileApi.cancelUpload, { uploadId }, { quiet: true }),
  words,
})

/** Adds files to the uploads of this tab. */
export function beginTransfers(files: readonly File[], { folderId }: { folderId: number | null }) {
  for (const file of files) folderOf.set(file, folderId)
  transfers.add(files)
}

/** The client knows whether the token has to be renewed first; nothing is sent for it here. */
async function currentToken(): Promise<string> {
  const told = await client.authorised(fileApi.beginUpload, async (token) => ({
    status: 200,
    envelope: { code: 0, msg: '', enmsg: '', count: 0, data: token ?? '' },
  }))
  return told.data as string
}
