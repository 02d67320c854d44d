import { failureWords } from '#src/web/act/failure.ts'
import { codeNoAnswer } from '#src/shared/errors.ts'
import { ApiError } from '#src/web/api-error.ts'
import { pageLocale } from '#src/web/api.ts'
import { textOf } from '#src/web/i18n.tsx'
import { fileText } from '#src/web/ui/file-text.ts'
import type { uploadFailures } from '#src/features/content/file/contract.ts'
import { LineCut } from './through-cuts.ts'
import { transfersText } from './transfers-text.ts'

/** An upload that the server, or this browser, has made no file of. */
export class UploadFailure extends Error {
  readonly reason: (typeof uploadFailures)[number] | 'empty'
  constructor(reason: UploadFailure['reason']) {
    super(reason)
    this.reason = reason
  }
}

/** Says in the reader's language why an upload has failed. */
export function wordsOf(error: unknown): string {
  const locale = pageLocale()
  const { uploadFailed, uploadInterrupted } = textOf(fileText, locale)
  const t = textOf(transfersText, locale)
  if (error instanceof UploadFailure) return t.failures[error.reason]
  if (error instanceof LineCut) return isAnswer(error.cause) ? uploadFailed : uploadInterrupted
  if (error instanceof ApiError)
    return failureWords(error, locale, { words: uploadFailed }) || uploadFailed
  return error instanceof Error && error.name !== 'TypeError' ? t.unreadable : uploadInterrupted
}

/** Whether the server itself has said that it failed. */
const isAnswer = (error: unknown) => error instanceof ApiError && error.code !== codeNoAnswer

/** Whether nothing on the server can be gone on with. */
export const isLost = (error: unknown) =>
  error instanceof UploadFailure || (error instanceof ApiError && error.id === 'file.uploadUnknown')
