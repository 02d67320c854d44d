import { useState } from 'react'
import {
  beginTransfers,
  useTransfers,
} from '#src/features/content/file/web/uploads/begin-transfers.ts'
import { useText } from '#src/web/i18n.tsx'
import { useAnswerFiles, useWaitingFiles } from '../photos/answer-files.ts'
import { photosText } from '../photos/photos-text.ts'

/**
 * Sends a recording: with the files of the answer where one is given, else as an upload of the person's own.
 * @param onSent receives the file; the last recording counts
 */
export function useSending(onSent: (userFileId: number) => void) {
  const t = useText(photosText)
  const files = useAnswerFiles()
  const waiting = useWaitingFiles(files, onSent).at(-1)
  const [uid, setUid] = useState<number>()
  const transfer = useTransfers().find((one) => one.uid === uid)
  if (files) {
    const isFailed = waiting?.state === 'failed'
    return {
      send(file: File) {
        for (const { key } of files.get()) files.remove(key)
        files.add([file], 'sound')
      },
      sending:
        waiting && !isFailed
          ? { share: waiting.share, words: waiting.state === 'cut' ? t.states.cut : undefined }
          : undefined,
      failed: isFailed ? (waiting.error ?? '') : undefined,
      retry: isFailed ? () => files.retry(waiting.key) : undefined,
    }
  }
  const isSending = transfer && transfer.status !== 'success' && transfer.status !== 'fail'
  return {
    send(file: File) {
      const given = {
        folderId: null,
        onFile: (sent: { userFileId: number }) => onSent(sent.userFileId),
      }
      setUid(beginTransfers([file], given)[0])
    },
    sending: isSending ? { share: transfer.percentage / 100, words: undefined } : undefined,
    failed: transfer?.status === 'fail' ? (transfer.error ?? '') : undefined,
    retry: undefined,
  }
}
