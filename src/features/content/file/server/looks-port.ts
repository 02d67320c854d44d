import type { Db, Tx } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { portOfMany } from '#src/server/ports.ts'
import type { Viewer } from '#src/shared/viewer.ts'

/** How a file looks: the poster of a film, the first page of a document, a picture itself. */
export interface FileLook {
  /** The address for a list. */
  small: string
  /** The address for the page of the file, with its size in pixels. */
  large: string
  width: number
  height: number
}

export type LooksGiven = Pick<Kernel, 'secret'> & {
  db: Db | Tx
  viewer: Pick<Viewer, 'sessionId'>
}

export interface LookedAt {
  userFileId: number
  /** The present bytes. */
  fileId: number
  mime: string
}

/** Returns the looks that a later room has made, by `userFileId`; with one query for all files. */
export const fileLooks =
  portOfMany<
    (given: LooksGiven, files: readonly LookedAt[]) => Promise<ReadonlyMap<number, FileLook>>
  >('looks of files')

/** Returns the looks of files, as far as they have been made; the caller has checked the right to read them. */
export async function looksOf(
  given: LooksGiven & Pick<Kernel, 'ports'>,
  files: readonly LookedAt[],
): Promise<ReadonlyMap<number, FileLook>> {
  if (files.length === 0) return new Map()
  const found = await Promise.all(given.ports.all(fileLooks).map((look) => look(given, files)))
  return new Map(found.flatMap((looks) => [...looks]))
}
