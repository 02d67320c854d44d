import { sendFile } from '#src/features/content/file/web/uploads/send-file.ts'
import { LineCut, throughCuts } from '#src/features/content/file/web/uploads/through-cuts.ts'
import { wordsOf } from '#src/features/content/file/web/uploads/transfer-words.ts'
import { api } from '#src/web/api.ts'
import { noteApi } from '../contract.ts'
import type { KeptFrame } from './frame-store.ts'

const quiet = { quiet: true, background: true } as const

/** Sends a frame through cuts of the line, until notes show it. */
export async function sendFrame(
  { key, note, courseId, picture }: KeptFrame,
  line: { signal: AbortSignal; cut: (isCut: boolean) => void },
): Promise<void> {
  const file = new File([picture], 'frame.jpg', { type: 'image/jpeg' })
  const given = { ...quiet, signal: line.signal }
  const begin = () => api(noteApi.beginFrame, { courseId, frame: key, size: file.size }, given)
  await sendFile(file, key, { ...line, begin, sent: () => undefined })
  await throughCuts(() => api(noteApi.keepFrame, { frame: key, note }, given), line)
}

/** Returns why a frame is not sent, in the reader's language; undefined where a later try may succeed. */
export const refusalOf = (error: unknown): string | undefined =>
  error instanceof LineCut ? undefined : wordsOf(error)
