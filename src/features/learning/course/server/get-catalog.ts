import type { Call } from '#src/server/kernel.ts'
import type { courseApi } from '../contract.ts'
import { visibleState } from './access.ts'
import { courseProgress } from './progress-port.ts'
import { readOutline } from './outline.ts'

/** Returns the outline of a course; for its learners with their progress. */
export async function getCatalog({
  db,
  ports,
  viewer,
  locale,
  input: { courseId },
}: Call<typeof courseApi.getCatalog>) {
  const state = await visibleState(db, courseId, viewer)
  const takesPart = viewer !== null && (state.joined || state.staff)
  const [outline, mine] = await Promise.all([
    readOutline(db, courseId, locale),
    takesPart ? ports.get(courseProgress).ofItems(db, viewer.id, courseId) : undefined,
  ])
  const chapters = outline.map((chapter) => ({
    ...chapter,
    items: chapter.items.map((item) => ({ ...item, progress: mine?.get(item.itemId) ?? null })),
  }))
  return { courseId, chapters }
}
