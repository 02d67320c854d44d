import { eq, inArray, sql } from 'drizzle-orm'
import type { fileMeasured, fileReplaced } from '#src/features/content/file/server/uses-port.ts'
import { courseItems, courses } from '../tables.ts'
import { courseTag } from '../tags.ts'
import { liveItems } from './live-rows.ts'

/** What items have taken from the former bytes ends with them. */
export const forgetFormerBytes: NonNullable<(typeof fileReplaced)['answer']> = async (
  tx,
  { userFileId },
  { events },
) => {
  await tx.update(courseItems).set({ pages: null }).where(eq(courseItems.userFileId, userFileId))
  const covered = await tx
    .select({ courseId: courses.id })
    .from(courses)
    .where(eq(courses.coverUserFileId, userFileId))
  if (covered.length > 0) await events.announce(tx, 'changed', covered.map(courseTag))
}

/** Items show the length of their film and the number of their pages, and courses the sum. */
export const takeMeasures: NonNullable<(typeof fileMeasured)['answer']> = async (
  tx,
  { fileId, seconds, pages },
  { events },
) => {
  const length = sql`coalesce(${seconds === undefined ? null : Math.round(seconds)}::int, i.duration_seconds)`
  const count = sql`coalesce(${pages ?? null}::int, i.pages)`
  const { rows } = await tx.execute<{ courseId: number }>(sql`
    update ${courseItems} i set duration_seconds = ${length}, pages = ${count} from user_files u
    where u.file_id = ${fileId} and i.user_file_id = u.id
      and (i.duration_seconds is distinct from ${length} or i.pages is distinct from ${count})
    returning i.course_id as "courseId"`)
  if (rows.length === 0) return
  const courseIds = [...new Set(rows.map(({ courseId }) => courseId))]
  const sum = sql`(select coalesce(sum(i.duration_seconds), 0) from ${liveItems} i where i.course_id = ${courses.id})`
  await tx.update(courses).set({ durationSeconds: sum }).where(inArray(courses.id, courseIds))
  await events.announce(
    tx,
    'changed',
    courseIds.map((courseId) => courseTag({ courseId })),
  )
}
