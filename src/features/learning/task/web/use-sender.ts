import { useEffect, useRef } from 'react'
import type { GivenFile } from '#src/features/content/file/given-file.ts'
import { sendFile } from '#src/features/content/file/web/uploads/send-file.ts'
import { createFileSender } from '#src/features/learning/quiz/web/files/file-sender.ts'
import { readSent } from '#src/features/learning/quiz/web/files/read-sent.ts'
import { senderParts } from '#src/features/learning/quiz/web/files/use-answer-sender.ts'
import { useFileSender } from '#src/features/learning/quiz/web/files/use-file-sender.ts'

const quiet = { quiet: true, background: true } as const

/** What begins the upload of a file: the call of the room. */
type Begin = (
  file: { uploadId: string; name: string; size: number },
  options: { quiet: true; background: true; signal: AbortSignal },
) => Promise<{ uploadId: string; url: string }>

/**
 * Sends the photographs and files of a draft while the learner writes.
 * @param of the draft and its person: a device that several people use keeps the files of each apart
 * @param given files that the server has
 */
export function useSender(of: string, begin: Begin, given: readonly GivenFile[]) {
  const known = useRef(given)
  useEffect(() => {
    known.current = given
  })
  const { sender, unsent, failed, filesOf } = useFileSender(of, () =>
    createFileSender({
      ...senderParts,
      of,
      async send({ file, uploadId }, line) {
        const { name, size } = file
        const started = () => begin({ uploadId, name, size }, { ...quiet, signal: line.signal })
        return (await sendFile(file, uploadId, { ...line, begin: started })).userFileId
      },
      read: (userFileId) => readSent(known.current.find((one) => one.userFileId === userFileId)),
    }),
  )
  return { sender, unsent, failed, filesOf }
}
