import { eq, isNull, ne, or } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import type { Job } from '#src/server/feature.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { searchVectors, searchVersion } from '#src/server/text/search-index.ts'
import { lexeme, normalise } from '#src/server/text/words.ts'
import { courses, courseSearch } from '../tables.ts'
import { publishedCourses } from '../tags.ts'
import { renewItemTexts } from './item-texts.ts'
import { readSearchedTexts } from './searched-texts.ts'

/** Rebuilds search words of older rules soon after an upgrade. */
export const reindexJob: Job = {
  name: 'course-reindex',
  options: { timeout: 600 },
  cron: '* * * * *',
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
    .leftJoin(courseSearch, eq(courseSearch.courseId, courses.id))
    .where(or(isNull(courseSearch.courseId), ne(courseSearch.version, version)))
  for (const { id } of outdated) {
    await db.transaction((tx) => renewWordsOf(tx, id, version))
  }
  if (outdated.length > 0) events.publish('changed', [publishedCourses])
}

/** Rebuilds the search words of a course and of its items' texts; belongs into each transaction that changes a searched text. */
export async function renewWordsOf(tx: Tx, id: number, version = searchVersion): Promise<void> {
  // The last of two changes at once reads the texts of both.
  await tx.select({ id: courses.id }).from(courses).where(eq(courses.id, id)).for('no key update')
  const texts = (await readSearchedTexts(tx, [id])).get(id)
  if (!texts) return
  const names = texts.filter(({ place }) => place === 'name')
  const nameKeys = names.map(({ text }) => lexeme(normalise(text)))
  const words = { nameKeys, ...searchVectors(texts), version }
  await tx
    .insert(courseSearch)
    .values({ courseId: id, ...words })
    .onConflictDoUpdate({ target: courseSearch.courseId, set: words })
  await renewItemTexts(tx, id)
}
