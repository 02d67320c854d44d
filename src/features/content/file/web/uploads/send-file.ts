import { fileApi } from '#src/features/content/file/contract.ts'
import { api, client } from '#src/web/api.ts'
import { quietly } from '#src/web/quietly.ts'
import type { UploadedFile } from './file-item.ts'
import { hashFile } from './hash-file.ts'
import { sendPieces } from './send-pieces.ts'
import { throughCuts } from './through-cuts.ts'
import { isLost, UploadFailure } from './transfer-words.ts'
import type { Line } from './transfer-world.ts'

/** The steps of one upload after its beginning, each through cuts of the line. */

const quiet = { quiet: true, background: true }
const betweenMs = { checks: 700, works: 3000 }
const noChecksum = '0'.repeat(64)
const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms))

type Sent = Line & { sent: (bytes: number) => void }

/** Sends the bytes that are missing on the server. */
export function sendBytes(file: File, uploadId: string, given: Sent, key?: string): Promise<void> {
  const base = document.documentElement.dataset['uploads'] ?? ''
  return key === undefined
    ? sendPieces(file, uploadId, { ...given, base, token: currentToken })
    : sendPieces(file, uploadId, { ...given, base, header: 'upload-key', token: async () => key })
}

/** Waits until the server has made a file of what has arrived. */
export async function finishSent(
  uploadId: string,
  sha256: string,
  { unscanned, ...line }: Line & { unscanned: (isWaiting: boolean) => void },
): Promise<UploadedFile> {
  const { signal } = line
  const given = { uploadId, sha256: sha256 || noChecksum }
  for (;;) {
    const ask = () => api(fileApi.finishUpload, given, { ...quiet, signal })
    const upload = await throughCuts(ask, line)
    if (upload.file) return upload.file
    if (upload.state === 'failed') throw new UploadFailure(upload.failure ?? 'lost')
    unscanned(upload.unscanned)
    await sleep(upload.unscanned ? betweenMs.works : betweenMs.checks)
  }
}

/** Sends a whole file whose upload another call begins. */
export async function sendFile(
  file: File,
  uploadId: string,
  { begin, ...given }: Sent & { begin: () => Promise<unknown> },
): Promise<UploadedFile> {
  const { signal, cut } = given
  const hashed = throughCuts(() => hashFile(file, signal), { signal, cut: () => undefined })
  // Its failure is met where it is awaited.
  void quietly(hashed)
  const isWhole = await throughCuts(async () => (await settled(begin())) === 'whole', {
    signal,
    cut,
  })
  if (!isWhole) await sendBytes(file, uploadId, given)
  return finishSent(uploadId, await hashed, { signal, cut, unscanned: () => undefined })
}

/**
 * An earlier page has sent all bytes, and a reload has lost the answer: nothing can be begun any more, and the end says
 * which file it has become, or that the upload is unknown.
 */
async function settled(beginning: Promise<unknown>): Promise<'begun' | 'whole'> {
  const [result] = await Promise.allSettled([beginning])
  if (result.status === 'fulfilled') return 'begun'
  const { reason } = result
  if (isLost(reason)) return 'whole'
  throw reason
}

/** Pieces carry the token of calls; the client renews it where it has ended. */
async function currentToken(isRefused: boolean): Promise<string> {
  let token = ''
  const take = async (given: string | undefined) => {
    token = given ?? ''
    return { status: 200, envelope: { code: 0, msg: '', enmsg: '', count: 0, data: null } }
  }
  await client.authorised(fileApi.finishUpload, take)
  if (!isRefused) return token
  await client.renew(token)
  await client.authorised(fileApi.finishUpload, take)
  return token
}
