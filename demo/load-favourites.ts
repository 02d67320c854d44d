import { eq } from 'drizzle-orm'
import { seedTextbookFavourites } from '#src/features/content/textbook/server/seed-favourites.ts'
import { textbooks } from '#src/features/content/textbook/tables.ts'
import { seedCourseFavourites } from '#src/features/learning/course/server/seed-favourites.ts'
import { seedFavouriteFolders } from '#src/features/learning/favourite/server/seed-favourites.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Loaded } from './load-course.ts'

const day = 86_400_000

/** The shown student's folders, and the courses in them; null is no folder. */
const folders = ['考前复习', '以后再学']
const collected: [slug: string, folder: number | null, daysAgo: number][] = [
  ['incoterms-2020', 0, 12],
  ['customs-declaration', 0, 9],
  ['letters-of-credit', 0, 6],
  ['cross-border-logistics', 1, 4],
  ['dangerous-goods', null, 2],
]

/** Gives the shown student favourites in two folders, one of them of a course that was deleted since. */
export async function loadFavourites(
  tx: Tx,
  courses: readonly Loaded[],
  userIds: Map<string, number>,
): Promise<void> {
  const userId = userIds.get('student')!
  const folderIds = await seedFavouriteFolders(tx, userId, folders)
  const when = (daysAgo: number) => new Date(Date.now() - daysAgo * day)
  const known = courses.flatMap(({ course, courseId }) => {
    const found = collected.find(([slug]) => slug === course.slug)
    if (!found) return []
    const [, folder, daysAgo] = found
    return {
      ...{ userId, courseId, folderId: folder === null ? null : folderIds[folder]! },
      ...{ name: course.name.zh, nameEn: course.name.en, addedAt: when(daysAgo) },
    }
  })
  await seedCourseFavourites(tx, [
    ...known,
    {
      ...{ userId, courseId: null, folderId: folderIds[1]!, addedAt: when(40) },
      ...{ name: '外贸跟单实务（旧版）', nameEn: 'Export order tracking (old edition)' },
    },
  ])
  const [book] = await tx
    .select({ id: textbooks.id, name: textbooks.name, nameEn: textbooks.nameEn })
    .from(textbooks)
    .where(eq(textbooks.published, true))
    .orderBy(textbooks.id)
    .limit(1)
  if (!book) throw new Error('The demo school has no published textbook')
  await seedTextbookFavourites(tx, [
    {
      ...{ userId, textbookId: book.id, folderId: folderIds[0]!, addedAt: when(3) },
      ...{ name: book.name, nameEn: book.nameEn },
    },
  ])
}
