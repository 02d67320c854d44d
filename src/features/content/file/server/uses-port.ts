import type { Db, Tx } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { portOfMany } from '#src/server/ports.ts'
import type { FileRow } from '#src/server/storage/tables.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { FileUse } from '../my-files-api.ts'

/** The uses of files by a later room, which names them by `user_files.id`. */
export const fileUses = portOfMany<{
  /** The columns that hold them: 'course_items.user_file_id'. A test compares them with the foreign keys. */
  keys: readonly string[]
  /** Returns the uses of these files, in the order of reading. */
  of(db: Db | Tx, given: { userFileIds: number[]; locale: Locale }): Promise<FileUse[]>
}>('uses of files')

export interface Replaced {
  userFileId: number
  former: FileRow
  present: FileRow
}

/** What later rooms are told in the transaction of a change, besides it. */
type Given = Pick<Kernel, 'events' | 'ports'>

/**
 * Runs in the transaction that replaces the bytes of a file, also when former ones are taken back. A room renews
 * there what it has taken from the bytes.
 */
export const fileReplaced =
  portOfMany<(tx: Tx, replaced: Replaced, given: Given) => Promise<void>>('a file was replaced')

/** What is known of bytes once they have been read: the length of a film in seconds, the pages of a document. */
export interface Measures {
  seconds?: number
  pages?: number
  /** Of each page in order; equal for pages that look the same. */
  hashes?: readonly string[]
}

/** Returns what a room knows of stored bytes; undefined where it has not read them (yet). */
export const fileMeasures =
  portOfMany<(db: Db | Tx, fileId: number) => Promise<Measures | undefined>>('measures of a file')

/** Runs when measures of the present bytes of a file have become known. */
export const fileMeasured =
  portOfMany<(tx: Tx, measured: Measures & { fileId: number }, given: Given) => Promise<void>>(
    'a file was measured',
  )
