import type { Db } from '#src/server/database/db.ts'
import { port } from '#src/server/ports.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { Viewer } from '#src/shared/viewer.ts'

/** A page where a person gets the right to a file: the course that names it. */
export interface Way {
  title: string
  path: string
}

/** A person's right to a user file, as later rooms know it from the courses that name it. */
export interface Reading {
  read: boolean
  download: boolean
  /** Pages that the person may see, where the right is missing. */
  ways: Way[]
}

type Ask = (given: {
  db: Db
  viewer: Viewer | null
  locale: Locale
  userFileId: number
}) => Promise<Reading>

export const fileReading = port<Ask>('content/file: reading of a file')
