import type { Processing } from './watch-works.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { fileApi } from '#src/features/content/file/contract.ts'

/** A file on the server, as the end of its upload answers it. */
export type UploadedFile = NonNullable<AnswerOf<typeof fileApi.finishUpload>['file']>

/** The file item of the specification (section 3). */
export interface FileItem {
  uid: number
  name: string
  /** Bytes. */
  size: number
  status: 'ready' | 'uploading' | 'success' | 'fail'
  /** 0 to 100, rounded. */
  percentage: number
  /** The file's address, once it is on the server. */
  url?: string
  /** Missing after a reload, until the person chooses the file again. */
  raw?: File
  response?: UploadedFile
}

/**
 * The steps of an upload: queued – others go first; cut – the line is broken, at whichever step, and it goes on by itself; paused – by the
 * person; wanted – the browser has lost the file with a reload, and the person has to choose it again; checking – the
 * server compares its checksum; unscanned – the check waits for the virus scanner.
 */
export type Phase =
  'queued' | 'sending' | 'cut' | 'paused' | 'wanted' | 'checking' | 'unscanned' | 'done' | 'failed'

export interface Transfer extends FileItem {
  phase: Phase
  /** Bytes that have arrived. */
  sent: number
  /** Bytes a second, once it is known. */
  speed?: number
  folderId: number | null
  uploadId?: string
  /** The server knows of the upload. */
  begun?: boolean
  /** All its bytes have arrived; what is left is the check. */
  whole?: boolean
  /** What the server has of it is of no use: another try begins from the first byte. */
  lost?: boolean
  /** The reason of a failure, in the reader's language. */
  error?: string
  /** After success: how far its pages, its qualities and the like are, until they are made. */
  processing?: Processing | undefined
}

const statuses: Record<Phase, FileItem['status']> = {
  queued: 'ready',
  wanted: 'ready',
  paused: 'ready',
  sending: 'uploading',
  cut: 'uploading',
  checking: 'uploading',
  unscanned: 'uploading',
  done: 'success',
  failed: 'fail',
}
export const statusOf = (phase: Phase) => statuses[phase]

export const percentOf = (bytes: number, size: number) =>
  size === 0 ? 100 : Math.min(100, Math.round((bytes / size) * 100))
