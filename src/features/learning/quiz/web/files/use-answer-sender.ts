import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { sendFile } from '#src/features/content/file/web/uploads/send-file.ts'
import { wordsOf } from '#src/features/content/file/web/uploads/transfer-words.ts'
import { shrink } from '#src/features/content/question/web/photos/shrink.ts'
import { api } from '#src/web/api.ts'
import { randomHex } from '#src/web/random-hex.ts'
import { type Attempt, quizApi } from '../../contract.ts'
import { createFileSender, isUnderWay } from './file-sender.ts'
import { forgetFile, keepFile, keptFiles } from './kept-files.ts'
import { readSent } from './read-sent.ts'

const quiet = { quiet: true, background: true } as const

/** Creates the sender of the files of an open attempt's answers. */
export function useAnswerSender(
  attempt: Attempt,
  openPhone: (questionId: number, part: string) => void,
) {
  const { attemptId } = attempt
  const [sender, setSender] = useState(() => senderOf(attempt, openPhone))
  useEffect(() => {
    const made = senderOf(attempt, openPhone)
    // oxlint-disable-next-line react/set-state-in-effect -- one that was stopped cannot go on
    setSender(made)
    let isGone = false
    void keptFiles(attemptId).then((kept) => isGone || made.restore(kept))
    return () => {
      isGone = true
      made.stop()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- one for each attempt
  }, [attemptId])
  const files = useSyncExternalStore(sender.watch, sender.get, sender.get)
  return {
    sender,
    unsent: files.filter(isUnderWay).length,
    failed: files.filter(({ state }) => state === 'failed').length,
    /** For the context of one question. */
    filesOf: useCallback(
      (questionId: number) => (part: string) => sender.filesOf(questionId, part),
      [sender],
    ),
  }
}

const senderOf = (
  { attemptId, files }: Attempt,
  openPhone: (questionId: number, part: string) => void,
) =>
  createFileSender({
    attemptId,
    shrink,
    async send({ file, uploadId, questionId }, line) {
      const { name, size } = file
      const given = { attemptId, questionId, uploadId, name, size }
      const begin = () => api(quizApi.beginFile, given, { ...quiet, signal: line.signal })
      return (await sendFile(file, uploadId, { ...line, begin })).userFileId
    },
    read: (userFileId) => readSent(files.find((one) => one.userFileId === userFileId)),
    keep: keepFile,
    forget: forgetFile,
    words: wordsOf,
    newId: randomHex,
    now: Date.now,
    address: (file) => URL.createObjectURL(file),
    openPhone,
  })
