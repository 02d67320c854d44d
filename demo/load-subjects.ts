import {
  subjectCategories,
  subjectDirections,
  subjectMajors,
} from '#src/features/content/subject/tables.ts'
import type { Tx } from '#src/server/database/db.ts'
import { categories } from './categories.ts'
import type { DemoCourse } from './types.ts'

/** The ids of the subjects: categories by slug, majors and directions by their Chinese names. */
export interface DemoSubjects {
  categoryIds: Map<string, number>
  majorIds: Map<string, number>
  /** By '{major}/{direction}'. */
  directionIds: Map<string, number>
}

/** Loads the categories, and the majors and directions that the courses name. */
export async function loadSubjects(
  tx: Tx,
  courses: readonly Pick<DemoCourse, 'major' | 'direction'>[],
): Promise<DemoSubjects> {
  const made = await tx
    .insert(subjectCategories)
    .values(
      categories.map(({ slug, name }, position) => ({
        slug,
        name: name.zh,
        nameEn: name.en,
        position,
      })),
    )
    .returning({ id: subjectCategories.id, slug: subjectCategories.slug })
  const majors = new Map(courses.map(({ major }) => [major.zh, major]))
  const madeMajors = await tx
    .insert(subjectMajors)
    .values(
      [...majors.values()].map(({ zh, en }, position) => ({ name: zh, nameEn: en, position })),
    )
    .returning({ id: subjectMajors.id, name: subjectMajors.name })
  const majorIds = new Map(madeMajors.map(({ id, name }) => [name, id]))
  const directionIds = new Map<string, number>()
  for (const [name, majorId] of majorIds) {
    const directions = new Map(
      courses
        .filter(({ major }) => major.zh === name)
        .map(({ direction }) => [direction.zh, direction]),
    )
    const rows = await tx
      .insert(subjectDirections)
      .values(
        [...directions.values()].map(({ zh, en }, position) => ({
          ...{ majorId, position },
          ...{ name: zh, nameEn: en },
        })),
      )
      .returning({ id: subjectDirections.id, name: subjectDirections.name })
    for (const row of rows) directionIds.set(`${name}/${row.name}`, row.id)
  }
  return { categoryIds: new Map(made.map(({ id, slug }) => [slug, id])), majorIds, directionIds }
}
