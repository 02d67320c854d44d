import type { Call } from '#src/server/kernel.ts'
import type { MyCourse, studyApi } from '../contract.ts'
import { readMine, toMyCourses } from './queries.ts'
import { isCompleted } from './rules.ts'

const shown = 4

/** Returns up to four uncompleted courses of the viewer, the one visited or joined last first. */
export async function getContinue({
  db,
  viewer,
  locale,
}: Call<typeof studyApi.getContinue>): Promise<MyCourse[]> {
  const mine = await readMine(db, { userId: viewer.id, locale, sort: 'recent' })
  const rows = mine.filter((course) => isInHand(course) && !isCompleted(course)).slice(0, shown)
  return toMyCourses(db, { userId: viewer.id, locale, rows })
}

/** Begun, or joined and open to begin. */
const isInHand = ({ visitedAt, semesterState }: Awaited<ReturnType<typeof readMine>>[number]) =>
  visitedAt !== null || semesterState === null || semesterState === 'running'
