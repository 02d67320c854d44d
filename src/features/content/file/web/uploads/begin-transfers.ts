import { useSyncExternalStore } from 'react'
import { api } from '#src/web/api.ts'
import { nextLook } from '#src/web/next-look.ts'
import { randomHex } from '#src/web/random-hex.ts'
import { fileApi } from '#src/features/content/file/contract.ts'
import { filesAtOnce } from '#src/features/content/file/my-files-api.ts'
import { handleOf } from './file-handles.ts'
import { hashFile } from './hash-file.ts'
import { forgetTransfer, keepTransfer, keptBytes } from './kept-transfers.ts'
import { leavingFiles } from './leaving-files.ts'
import { finishSent, sendBytes } from './send-file.ts'
import { throughCuts } from './through-cuts.ts'
import { isLost, UploadFailure, wordsOf } from './transfer-words.ts'
import type { TransferOptions } from './transfer-world.ts'
import { createTransfers } from './transfers.ts'
import { openTransfers } from './transfers-wanted.ts'
import type { Processing } from './watch-works.ts'

const quiet = { quiet: true, background: true }

/** The uploads of this tab, which go on from page to page. */
export const transfers = createTransfers({
  newId: randomHex,
  async begin(file, uploadId, { folderId, folder, ...line }) {
    const { name, size } = file
    if (size === 0) throw new UploadFailure('empty')
    await throughCuts(async () => {
      const inner = folder ? await folder() : folderId
      await api(fileApi.beginUpload, { uploadId, name, size, folderId: inner }, quiet)
    }, line)
  },
  send: (file, uploadId, given) => sendBytes(file, uploadId, given),
  hash: (file, signal) =>
    throughCuts(() => hashFile(file, signal), { signal, cut: () => undefined }),
  finish: finishSent,
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
  async processing(userFileIds) {
    const found = new Map<number, Processing>()
    for (let at = 0; at < userFileIds.length; at += filesAtOnce) {
      const some = userFileIds.slice(at, at + filesAtOnce).join(',')
      const list = await api(fileApi.getProgress, { userFileIds: some }, quiet)
      for (const { userFileId, work } of list) {
        if (work) found.set(userFileId, work.state === 'failed' ? 'failed' : work.percent)
      }
    }
    return found
  },
  nextLook,
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

/** Returns a function that makes the folders with the first call, and after a failure with the next one. */
export function madeOnce(folderId: number | null, names: string[]): () => Promise<number> {
  let making: Promise<number> | undefined
  const make = async () => {
    try {
      return (await api(fileApi.makeFolder, { folderId, names }, quiet)).folderId
    } catch (error) {
      making = undefined
      throw error
    }
  }
  return () => (making ??= make())
}

/** The uploads of this tab, as they are now. */
export const useTransfers = () =>
  useSyncExternalStore(transfers.watch, transfers.get, transfers.get)
