import { sendFile } from '#src/features/content/file/web/uploads/send-file.ts'
import { wordsOf } from '#src/features/content/file/web/uploads/transfer-words.ts'
import { shrink } from '#src/features/content/question/web/photos/shrink.ts'
import { api } from '#src/web/api.ts'
import { randomHex } from '#src/web/random-hex.ts'
import { type Attempt, quizApi } from '../../contract.ts'
import { createFileSender, type SenderWorld } from './file-sender.ts'
import { forgetFile, keepFile, ofAttempt } from './kept-files.ts'
import { readSent } from './read-sent.ts'
import { useFileSender } from './use-file-sender.ts'

const quiet = { quiet: true, background: true } as const

/** What every sender does in a browser. */
export const senderParts = {
  shrink,
  keep: keepFile,
  forget: forgetFile,
  words: wordsOf,
  newId: randomHex,
  now: Date.now,
  address: (file: File) => URL.createObjectURL(file),
} satisfies Partial<SenderWorld>

/** Creates the sender of the files of an open attempt's answers. */
export const useAnswerSender = (
  attempt: Attempt,
  openPhone: (questionId: number, part: string) => void,
) => useFileSender(ofAttempt(attempt.attemptId), () => senderOf(attempt, openPhone))

const senderOf = (
  { attemptId, files }: Attempt,
  openPhone: (questionId: number, part: string) => void,
) =>
  createFileSender({
    ...senderParts,
    of: ofAttempt(attemptId),
    async send({ file, uploadId, questionId }, line) {
      const { name, size } = file
      const given = { attemptId, questionId, uploadId, name, size }
      const begin = () => api(quizApi.beginFile, given, { ...quiet, signal: line.signal })
      return (await sendFile(file, uploadId, { ...line, begin })).userFileId
    },
    read: (userFileId) => readSent(files.find((one) => one.userFileId === userFileId)),
    openPhone,
  })
