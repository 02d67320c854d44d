import type { Db, Tx } from '#src/server/database/db.ts'
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

/**
 * Runs in the transaction that replaces the bytes of a file, also when former ones are taken back. A room renews
 * there what it has taken from the bytes. What is made of the new bytes does not exist yet.
 */
export const fileReplaced =
  portOfMany<(tx: Tx, replaced: Replaced) => Promise<void>>('a file was replaced')
