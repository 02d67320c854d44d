import { useEffect, useRef } from 'react'
import type { GivenFile } from '#src/features/content/file/given-file.ts'
import { sendFile } from '#src/features/content/file/web/uploads/send-file.ts'
import { createFileSender } from '#src/features/learning/quiz/web/files/file-sender.ts'
import { readSent } from '#src/features/learning/quiz/web/files/read-sent.ts'
import { senderParts } from '#src/features/learning/quiz/web/files/use-answer-sender.ts'
import { useFileSender } from '#src/features/learning/quiz/web/files/use-file-sender.ts'
import { api } from '#src/web/api.ts'
import { taskApi } from '../contract.ts'

const quiet = { quiet: true, background: true } as const

/** Sends the photographs and files of an answer while the learner writes. @param given files that the server has */
export function useSender(
  { courseId, itemId }: { courseId: number; itemId: number },
  personId: number,
  given: readonly GivenFile[],
) {
  const known = useRef(given)
  useEffect(() => {
    known.current = given
  })
  // A device that several people use keeps the files of each apart.
  const of = `task ${itemId} of ${personId}`
  const { sender, unsent, failed, filesOf } = useFileSender(of, () =>
    createFileSender({
      ...senderParts,
      of,
      async send({ file, uploadId }, line) {
        const { name, size } = file
        const input = { courseId, itemId, uploadId, name, size }
        const begin = () => api(taskApi.beginFile, input, { ...quiet, signal: line.signal })
        return (await sendFile(file, uploadId, { ...line, begin })).userFileId
      },
      read: (userFileId) => readSent(known.current.find((one) => one.userFileId === userFileId)),
    }),
  )
  return { sender, unsent, failed, filesOf }
}
