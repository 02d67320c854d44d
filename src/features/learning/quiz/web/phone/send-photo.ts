import { hashFile } from '#src/features/content/file/web/uploads/hash-file.ts'
import { sendBytes } from '#src/features/content/file/web/uploads/send-file.ts'
import { throughCuts } from '#src/features/content/file/web/uploads/through-cuts.ts'
import { isLost, UploadFailure } from '#src/features/content/file/web/uploads/transfer-words.ts'
import { api } from '#src/web/api.ts'
import { quizApi } from '../../contract.ts'
import type { SenderWorld } from '../files/file-sender.ts'

const quiet = { quiet: true, background: true } as const
const betweenMs = 900
const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** A file that the server has found to be no photograph. */
export class NoPhoto extends Error {}

/** Sends a photograph by a link, through cuts of the line. @returns its number */
export async function sendPhoto(
  token: string,
  { file, uploadId }: Parameters<SenderWorld['send']>[0],
  line: Parameters<SenderWorld['send']>[1],
): Promise<number> {
  const { signal, cut } = line
  const { name, size } = file
  const sha256 = await throughCuts(() => hashFile(file, signal), { signal, cut: () => undefined })
  const begin = async () => {
    const given = { token, uploadId, name, size }
    const call = api(quizApi.beginPhonePhoto, given, { ...quiet, signal })
    const [begun] = await Promise.allSettled([call])
    if (begun.status === 'fulfilled') return begun.value.key
    // An earlier page has sent all of it, and a reload has lost the answer: its end says what it has become.
    if (isLost(begun.reason)) return undefined
    throw begun.reason
  }
  const key = await throughCuts(begin, { signal, cut })
  if (key !== undefined) await sendBytes(file, uploadId, line, key)
  for (;;) {
    const ask = () =>
      api(quizApi.finishPhonePhoto, { token, uploadId, sha256 }, { ...quiet, signal })
    const { userFileId, state, failure } = await throughCuts(ask, { signal, cut })
    if (userFileId !== null) return userFileId
    if (failure === 'otherType') throw new NoPhoto()
    if (state === 'failed') throw new UploadFailure(failure ?? 'lost')
    await sleep(betweenMs)
  }
}
