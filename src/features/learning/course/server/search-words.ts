import { eq, ne } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import type { Job } from '#src/server/feature.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { searchVector, searchVersion } from '#src/server/text/search.ts'
import { courses, courseTeachers } from '../tables.ts'
import { publishedCourses } from '../tags.ts'

type Text = Pick<
  typeof courses.$inferInsert,
  | 'name'
  | 'nameEn'
  | 'keywords'
  | 'keywordsEn'
  | 'introduction'
  | 'introductionEn'
  | 'major'
  | 'majorEn'
  | 'direction'
  | 'directionEn'
>

/** The search words of a course: names weigh most, then the other words that people search by. */
export function searchWords(course: Text, teachers: { name: string }[]): string {
  const { name, nameEn, keywords, keywordsEn, introduction, introductionEn } = course
  const { major, majorEn, direction, directionEn } = course
  return searchVector([
    { weight: 'A', text: words(name, nameEn) },
    { weight: 'B', text: words(keywords, keywordsEn) },
    { weight: 'B', text: words(...teachers.map((teacher) => teacher.name)) },
    { weight: 'C', text: words(introduction, introductionEn) },
    { weight: 'C', text: words(major, direction, majorEn, directionEn) },
  ])
}

const words = (...texts: (string | null | undefined)[]) => texts.filter(Boolean).join(' ')

/** Rebuilds search words of an older tokeniser soon after an upgrade. */
export const reindexJob: Job = {
  name: 'course-reindex',
  options: { timeout: 600 },
  cron: '*/10 * * * *',
  run: (kernel) => renewSearchWords(kernel),
}

/** @param version of the words that are up to date. */
export async function renewSearchWords(
  { db, events }: Pick<Kernel, 'db' | 'events'>,
  version = searchVersion,
): Promise<void> {
  const outdated = await db
    .select({ id: courses.id })
    .from(courses)
    .where(ne(courses.searchVersion, version))
  for (const { id } of outdated) {
    await db.transaction((tx) => renewWordsOf(tx, id, version))
  }
  if (outdated.length > 0) events.publish('changed', [publishedCourses])
}

/** Rebuilds a course's search words after a change to its searched texts. */
export async function renewWordsOf(tx: Tx, id: number, version = searchVersion): Promise<void> {
  const [course] = await tx.select().from(courses).where(eq(courses.id, id)).for('no key update')
  if (!course) return
  const teachers = await tx.select().from(courseTeachers).where(eq(courseTeachers.courseId, id))
  await tx
    .update(courses)
    .set({ searchVector: searchWords(course, teachers), searchVersion: version })
    .where(eq(courses.id, id))
}
