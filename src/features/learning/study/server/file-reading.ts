import { sql } from 'drizzle-orm'
import type { Reading, Way } from '#src/features/content/file/server/reading-port.ts'
import type { CourseKind } from '#src/features/learning/course/contract.ts'
import { type CourseDownloads } from '#src/features/learning/course/settings-api.ts'
import type { ItemKind } from '#src/features/learning/course/outline-schema.ts'
import { coursePaths } from '#src/features/learning/course/paths.ts'
import {
  stateColumns,
  stateOf,
  type StateRow,
  stateTables,
} from '#src/features/learning/course/server/access.ts'
import {
  type LearnerState,
  mayOpen,
  maySee,
  offersDownload,
} from '#src/features/learning/course/server/rules.ts'
import { itemOpensOn } from '#src/features/learning/course/server/opening-days.ts'
import { isTrialItem } from '#src/features/learning/course/server/trial-item.ts'
import { lockedOfCourses } from './locked-chapters.ts'
import type { Db } from '#src/server/database/db.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { Viewer } from '#src/shared/viewer.ts'
import { liveItems } from '#src/features/learning/course/server/live-rows.ts'

interface Use extends StateRow {
  itemId: number
  chapterId: number
  courseKind: CourseKind
  courseName: string
  downloads: CourseDownloads
  itemKind: ItemKind
  trial: boolean
  opensOn: string | null
}

/** The columns by which an item names a file. */
export const fileKeys = ['course_items.user_file_id', 'course_item_files.user_file_id']

/** The most places to which a refusal leads. */
const waysMax = 20

/** Those of the items that the viewer may open; one query more where a course is learned in order. */
async function openUses<Item extends Use & { state: LearnerState }>(
  db: Db,
  viewer: Viewer | null,
  uses: readonly Item[],
): Promise<Item[]> {
  const open = uses.filter((use) => mayOpen(use.state, use) === null)
  if (!viewer) return open
  const states = [...new Map(open.map(({ state }) => [state.courseId, state])).values()]
  const locked = await lockedOfCourses(db, states, viewer.id)
  return open.filter(({ chapterId }) => !locked.has(chapterId))
}

/** Says in one statement or two what a person may do with a file through the courses in which it is an item. */
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
  const userId = sql`${viewer?.id ?? null}::int`
  const { rows } = await db.execute<Use>(sql`
    select i.id as "itemId", i.chapter_id as "chapterId", i.kind as "itemKind", ${isTrialItem} as trial, ${itemOpensOn(sql`own.id`)} as "opensOn", c.kind as "courseKind", c.downloads,
      ${inLanguage(locale, 'c', 'name')} as "courseName", ${stateColumns(userId)}
    from ${liveItems} i join courses c on c.id = i.course_id ${stateTables(userId)}
    where i.id in (
      select id from course_items where user_file_id = ${userFileId}
      union all select item_id from course_item_files where user_file_id = ${userFileId})
    order by i.id`)
  const uses = rows.map((use) => ({ ...use, state: stateOf(use, viewer), kind: use.itemKind }))
  const seen = uses.filter(({ state }) => maySee(state) === null)
  const open = await openUses(db, viewer, seen)
  const ways = seen.map(({ courseId, courseKind: kind, courseName: title }): Way => {
    return { title, path: coursePaths.course({ courseId, kind }) }
  })
  return {
    read: open.length > 0,
    download: open.some((use) => offersDownload(use.state, use, use.downloads)),
    ways: [...new Map(ways.map((way) => [way.path, way])).values()].slice(0, waysMax),
  }
}
