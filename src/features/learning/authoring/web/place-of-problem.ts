import type { CheckProblem } from '#src/features/content/outline/check-shapes.ts'
import { outlinePlace } from '#src/features/content/outline/web/check/outline-place.ts'
import { headKey } from '#src/features/content/textbook/records.ts'
import { authoringPaths, type CourseRef } from '../paths.ts'

/** Returns the page on which a problem is mended, at its place. */
export function placeOfProblem(course: CourseRef, problem: CheckProblem): string {
  const { key, field, group } = problem
  if (key === headKey) return `${authoringPaths.edit(course)}#${field.split('.')[0]}`
  if (group === 'offer') return `${authoringPaths.edit(course)}#${key}`
  return outlinePlace(problem, {
    outline: authoringPaths.chapters(course),
    content: (query) => authoringPaths.content(course, query),
  })
}
