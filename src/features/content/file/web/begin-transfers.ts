import { useSyncExternalStore } from 'react'
import { api, client } from '#src/web/api.ts'
import { fileApi } from '../contract.ts'
import { handleOf } from './file-handles.ts'
import { hashFile } from './hash-file.ts'
import { forgetTransfer, keepTransfer, keptBytes } from './kept-transfers.ts'
import { leavingFiles } from './leaving-files.ts'
import { isLost, UploadFailure, wordsOf } from './transfer-words.ts'
import { createTransfers, type TransferOptions } from './transfers.ts'
import { openTransfers } from './transfers-wanted.ts'

const quiet = { quiet: true, background: true }
const betweenMs = { checks: 700, works: 3000 }
const noChecksum = '0'.repeat(64)
const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** The uploads of this tab, which go on from page to page. */
export const transfers = createTransfers({
  begin(file, folderId) {
    if (file.size === 0) throw new UploadFailure('empty')
    return api(fileApi.beginUpload, { name: file.name, size: file.size, folderId }, quiet)
  },
  async send(file, uploadId, given) {
    const { sendPieces } = await import('./send-pieces.ts')
    const base = document.documentElement.dataset['uploads'] ?? ''
    return sendPieces(file, uploadId, { ...given, base, token: currentToken })
  },
  hash: hashFile,
  async finish(uploadId, sha256, { signal, unscanned }) {
    for (;;) {
      const given = { uploadId, sha256: sha256 || noChecksum }
      const upload = await api(fileApi.finishUpload, given, { ...quiet, signal })
      if (upload.file) return upload.file
      if (upload.state === 'failed') throw new UploadFailure(upload.failure ?? 'lost')
      unscanned(upload.unscanned)
      await sleep(upload.unscanned ? betweenMs.works : betweenMs.checks)
    }
  },
  cancel: (uploadId) => void api(fileApi.cancelUpload, { uploadId }, quiet).catch(() => undefined),
  async keep({ uploadId, name, size, phase, raw }) {
    if (uploadId === undefined) return
    const handle = raw && handleOf(raw)
    await keepTransfer({
      ...{ uploadId, name, size, paused: phase === 'paused' },
      ...(handle ? { handle } : raw && size <= keptBytes && { file: raw }),
    })
  },
  forget: (uploadId) => void forgetTransfer(uploadId),
  words: wordsOf,
  isLost,
  async processing(userFileId, signal) {
    await sleep(betweenMs.works)
    signal.throwIfAborted()
    const { work } = await api(fileApi.getFile, { userFileId }, { ...quiet, signal })
    return work?.state === 'working' ? work.percent : undefined
  },
})

leavingFiles.watch(() => transfers.forgetFiles(leavingFiles.get()))

const ask = (event: BeforeUnloadEvent) => event.preventDefault()
let asks = false
transfers.watch(() => {
  if (transfers.isBusy() === asks) return
  asks = !asks
  if (asks) addEventListener('beforeunload', ask)
  else removeEventListener('beforeunload', ask)
})

/**
 * Uploads files. They go on from page to page, and after a cut or a reload.
 * @returns the uids of their items in `useTransfers`
 */
export function beginTransfers(files: Iterable<File>, options: TransferOptions): number[] {
  openTransfers()
  return transfers.add(files, options)
}

/** The uploads of this tab, as they are now. */
export const useTransfers = () =>
  useSyncExternalStore(transfers.watch, transfers.get, transfers.get)

/** Pieces carry the token of calls; the client renews it where it has ended. */
async function currentToken(isRefused: boolean): Promise<string> {
  let token = ''
  const take = async (given: string | undefined) => {
    token = given ?? ''
    return { status: 200, envelope: { code: 0, msg: '', enmsg: '', count: 0, data: null } }
  }
  await client.authorised(fileApi.beginUpload, take)
  if (!isRefused) return token
  await client.renew(token)
  await client.authorised(fileApi.beginUpload, take)
  return token
}
