import type { Db } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import type { courseApi } from '../contract.ts'
import { visibleState } from './access.ts'
import { readOutline } from './outline.ts'

/** How far a person is in each item of a course, by item: told by the study feature. */
export type ItemProgressOf = (
  db: Db,
  userId: number,
  courseId: number,
) => Promise<Map<number, { done: boolean; share: number }>>

/** The outline of a course; with the progress of who takes part. */
export function getCatalog(itemProgressOf: ItemProgressOf) {
  return async ({ db, viewer, locale, input: { courseId } }: Call<typeof courseApi.getCatalog>) => {
    const state = await visibleState(db, courseId, viewer)
    const takesPart = viewer !== null && (state.joined || state.staff)
    const [outline, mine] = await Promise.all([
      readOutline(db, courseId, locale),
      takesPart ? itemProgressOf(db, viewer.id, courseId) : undefined,
    ])
    const chapters = outline.map((chapter) => ({
      ...chapter,
      items: chapter.items.map((item) => ({ ...item, progress: mine?.get(item.itemId) ?? null })),
    }))
    return { courseId, chapters }
  }
}
