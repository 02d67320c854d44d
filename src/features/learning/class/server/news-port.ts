import type { Db } from '#src/server/database/db.ts'
import { port } from '#src/server/ports.ts'

/** What the first page of a class shows on top. */
export interface ClassNews {
  title: string
  /** Without the locale. */
  path: string
  pinned: boolean
  isRead: boolean
  at: Date
}

/** Returns the pinned or unread announcement of a class that comes first for a person; null without one. */
export const classNews =
  port<(db: Db, given: { classId: number; userId: number }) => Promise<ClassNews | null>>(
    'news of a class',
  )
