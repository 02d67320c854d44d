import type { Call } from '#src/server/kernel.ts'
import type { courseApi } from '../contract.ts'
import { visibleState } from './access.ts'
import { readOutline } from './outline.ts'

/** The outline of a course. */
export async function getCatalog({
  db,
  viewer,
  locale,
  input: { courseId },
}: Call<typeof courseApi.getCatalog>) {
  await visibleState(db, courseId, viewer)
  return { courseId, chapters: await readOutline(db, courseId, locale) }
}
