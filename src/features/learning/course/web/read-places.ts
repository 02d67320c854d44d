import type { AnswerOf } from '#src/shared/endpoint.ts'
import { type pageOf, unlessBroken } from '#src/web/page.ts'
import { courseApi } from '../contract.ts'

type List = AnswerOf<typeof courseApi.getList>

/**
 * Returns the list as its reader sees it, in a loader: with the places inside courses that this person may open. The
 * list itself is everyone's, as its pages are that visitors share, and says only what all may open.
 */
export async function withPlaces(
  { api, viewer }: Pick<ReturnType<typeof pageOf>, 'api' | 'viewer'>,
  list: List,
): Promise<List> {
  if (!viewer?.hasRole || list.sought === null) return list
  const found = list.items.filter((_, index) => list.matches[index]?.inside)
  const courses = found.map(({ courseId }) => courseId).join(',')
  // The list is worth reading without its places.
  const answer = await unlessBroken(api(courseApi.getPlaces, { courses, words: list.sought }))
  const places = new Map(answer?.places.map(({ courseId, inside }) => [courseId, inside]))
  const matches = list.matches.map((match, index) => ({
    ...match,
    inside: places.get(list.items[index]!.courseId) ?? match.inside,
  }))
  return { ...list, matches }
}
