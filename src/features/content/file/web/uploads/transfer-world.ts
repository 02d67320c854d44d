import type { Transfer, UploadedFile } from './file-item.ts'
import type { WorksWorld } from './watch-works.ts'

/** What each step of an upload is given: a cut line is waited for, until the step is stopped or tries end. */
export interface Line {
  signal: AbortSignal
  cut: (isCut: boolean) => void
}

export interface TransferWorld {
  newId: (file: File) => string
  /** Begins an upload under this id; begun twice, it is one upload. */
  begin: (
    file: File,
    uploadId: string,
    given: Line & Pick<TransferOptions, 'folderId' | 'folder'>,
  ) => Promise<void>
  /** Sends the bytes of a file; ends with the whole on the server. */
  send: (
    file: File,
    uploadId: string,
    given: Line & { sent: (bytes: number) => void },
  ) => Promise<void>
  /** The checksum of the whole, 64 hexadecimal digits. */
  hash: (file: File, signal: AbortSignal) => Promise<string>
  /** Ends with the file once the server has compared the checksum; without one it only waits for the end. */
  finish: (
    uploadId: string,
    sha256: string,
    given: Line & { unscanned: (isWaiting: boolean) => void },
  ) => Promise<UploadedFile>
  cancel: (uploadId: string) => void
  /** Remembers an upload over a reload, or forgets it. */
  keep: (transfer: Transfer) => Promise<void>
  forget: (uploadId: string) => void
  /** A failure in the reader's words. */
  words: (error: unknown) => string
  /** Whether after this failure nothing on the server can be gone on with. */
  isLost: (error: unknown) => boolean
  /** Percent of what is being made of files; those of which it has ended are left out. */
  processing: WorksWorld['ask']
  nextLook: WorksWorld['nextLook']
}

export interface TransferOptions {
  folderId: number | null
  /** Makes the folder inside `folderId` that the files belong to. */
  folder?: (() => Promise<number>) | undefined
  /** Receives each file once it is on the server. */
  onFile?: (file: UploadedFile) => void
  /** Leaves the list once it is a file, because the place where it was begun shows it. */
  leaves?: boolean
  /** Asked before an item is taken off the list; false keeps it. */
  beforeRemove?: (item: Transfer) => boolean | Promise<boolean>
}
