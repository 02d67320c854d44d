import { headKey } from '#src/features/content/textbook/records.ts'
import type { CourseProblem } from '../check-shapes.ts'
import { authoringPaths, type CourseRef } from '../paths.ts'

/** Returns the page on which a problem is mended, at its place. */
export function placeOfProblem(course: CourseRef, problem: CourseProblem): string {
  const { key, field, chapter, group } = problem
  if (key === headKey) return `${authoringPaths.edit(course)}#${field.split('.')[0]}`
  if (group === 'offer') return `${authoringPaths.edit(course)}#${key}`
  if (chapter === null || key === chapter) return `${authoringPaths.chapters(course)}#${key}`
  return authoringPaths.content(course, { chapter, item: key })
}
