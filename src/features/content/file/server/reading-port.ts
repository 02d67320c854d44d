import type { Db } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { portOfMany } from '#src/server/ports.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { Viewer } from '#src/shared/viewer.ts'

/** A page where a person gets the right to a file: the course that names it. */
export interface Way {
  title: string
  path: string
}

/** A person's right to a user file, as a later room knows it from what names the file there. */
export interface Reading {
  read: boolean
  download: boolean
  /** Pages that the person may see, where the right is missing. */
  ways: Way[]
}

interface Ask {
  db: Db
  viewer: Viewer | null
  locale: Locale
  userFileId: number
}

/** The rights that a later room gives to files it names by `user_files.id`. */
export const fileReadings = portOfMany<{
  /** The columns that give a right: 'course_items.user_file_id'. A test compares them with the foreign keys. */
  keys: readonly string[]
  /** Says in one or two round trips what the person may do with the file through this room. */
  of(given: Ask): Promise<Reading>
}>('readings of files')

/** Joins the rights of all rooms: one that allows it is enough. */
export async function readingOf({
  ports,
  ...given
}: Ask & Pick<Kernel, 'ports'>): Promise<Reading> {
  const readings = await Promise.all(ports.all(fileReadings).map((room) => room.of(given)))
  return {
    read: readings.some(({ read }) => read),
    download: readings.some(({ download }) => download),
    ways: readings.flatMap(({ ways }) => ways),
  }
}
