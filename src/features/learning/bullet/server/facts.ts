import { sql } from 'drizzle-orm'
import { courseOpening } from '#src/features/learning/course/server/opening-port.ts'
import { liveItems } from '#src/features/learning/course/server/live-rows.ts'
import { teachesCourse } from '#src/features/learning/interaction/server/facts.ts'
import type { Db } from '#src/server/database/db.ts'
import { prepared } from '#src/server/database/prepared.ts'
import type { Call } from '#src/server/kernel.ts'
import type { Endpoint } from '#src/shared/endpoint.ts'
import { must } from '#src/shared/can.ts'
import { courseErrors } from '#src/features/learning/course/contract.ts'
import { AppError } from '#src/shared/errors.ts'
import type { Viewer } from '#src/shared/viewer.ts'
import { mayFly } from './rules.ts'

interface Place {
  courseId: number
  itemId: number
}

const readFilm = prepared<{ kind: string; duration: number | null }>(
  'bullet_film',
  sql`select i.kind, i.duration_seconds as duration from ${liveItems} i
    where i.id = ${sql.placeholder('itemId')}::int and i.course_id = ${sql.placeholder('courseId')}::int`,
)

/**
 * Checks that the viewer may see the comments of a film, and returns its length in seconds, null while it is unknown.
 * @throws what opening the item throws, course.itemNotFound, bullet.off
 */
export async function mustWatch(
  { db, viewer, ports }: Pick<Call<Endpoint>, 'db' | 'ports'> & { viewer: Viewer },
  place: Place,
) {
  const state = await ports.get(courseOpening).checkItem(db, viewer, place)
  must(mayFly(state))
  const [item] = await readFilm(db, { ...place })
  if (!item) throw new AppError(courseErrors.itemNotFound)
  return { state, isFilm: item.kind === 'video', duration: item.duration }
}

/** Whether the viewer is the owner or an accepted co-teacher; no query for learners, who are most of those who ask. */
export async function teaches(
  db: Db,
  state: { staff: boolean; courseId: number },
  viewer: Viewer,
): Promise<boolean> {
  if (!state.staff) return false
  const { rows } = await db.execute<{ teaches: boolean }>(
    sql`select ${teachesCourse(viewer.id)} as teaches from courses c where c.id = ${state.courseId}`,
  )
  return rows[0]?.teaches ?? false
}
