import { sql } from 'drizzle-orm'
import type { Reading, Way } from '#src/features/content/file/server/reading-port.ts'
import type {
  CourseDownloads,
  CourseKind,
  ItemKind,
} from '#src/features/learning/course/contract.ts'
import { coursePaths } from '#src/features/learning/course/paths.ts'
import { learnerState } from '#src/features/learning/course/server/access.ts'
import { offersDownload, mayOpen, maySee } from '#src/features/learning/course/server/rules.ts'
import type { Db } from '#src/server/database/db.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { Viewer } from '#src/shared/viewer.ts'
import { isTrial } from './open-item.ts'

interface Use extends Record<string, unknown> {
  courseId: number
  courseKind: CourseKind
  courseName: string
  downloads: CourseDownloads
  itemId: number
  kind: ItemKind
}

/** The most courses that are looked at: a file stands in a few. */
const usesMax = 20

/** What a person may do with a file through the courses in which it is an item. */
export async function readingOfFile({
  db,
  viewer,
  locale,
  userFileId,
}: {
  db: Db
  viewer: Viewer | null
  locale: Locale
  userFileId: number
}): Promise<Reading> {
  const { rows } = await db.execute<Use>(sql`
    select i.id as "itemId", i.kind, c.id as "courseId", c.kind as "courseKind",
      ${inLanguage(locale, 'c', 'name')} as "courseName", c.downloads
    from course_items i join courses c on c.id = i.course_id
    where i.user_file_id = ${userFileId} order by i.id limit ${usesMax}`)
  const found = await Promise.all(rows.map((use) => readingByUse(db, viewer, use)))
  const ways = found.flatMap(({ way }) => way ?? [])
  return {
    read: found.some(({ read }) => read),
    download: found.some(({ download }) => download),
    ways: [...new Map(ways.map((way) => [way.path, way])).values()],
  }
}

async function readingByUse(db: Db, viewer: Viewer | null, use: Use) {
  const none = { read: false, download: false, way: null as Way | null }
  const state = await learnerState(db, use.courseId, viewer)
  if (!state || maySee(state) !== null) return none
  const { courseId, courseKind: kind, courseName: title } = use
  const item = { kind: use.kind, trial: await isTrial(db, state, use.itemId) }
  return {
    read: mayOpen(state, item) === null,
    download: offersDownload(state, item, use.downloads),
    way: { title, path: coursePaths.course({ courseId, kind }) },
  }
}
