import { paged } from '#src/server/database/paged.ts'
import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { myCoursesPerPage, type studyApi } from '../contract.ts'
import { readMine, toMyCourses } from './queries.ts'
import { isCompleted } from './rules.ts'

/** Returns a page of the viewer's joined courses; the counts cover all courses that match the keyword. */
export async function getMyCourses({
  db,
  viewer,
  locale,
  input: { kind, state, keyword, sort, page },
}: Call<typeof studyApi.getMyCourses>): Promise<AnswerOf<typeof studyApi.getMyCourses>> {
  const all = await readMine(db, { userId: viewer.id, locale, kind, keyword, sort })
  const completed = all.filter(isCompleted)
  const learning = all.filter((course) => !isCompleted(course))
  const shown = { all, learning, completed }[state]
  const rows = shown.slice((page - 1) * myCoursesPerPage, page * myCoursesPerPage)
  const items = await toMyCourses(db, { userId: viewer.id, locale, rows })
  return {
    ...paged({ total: shown.length, page, perPage: myCoursesPerPage, items }),
    counts: { all: all.length, learning: learning.length, completed: completed.length },
  }
}
