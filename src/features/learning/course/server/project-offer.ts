import { eq, sql } from 'drizzle-orm'
import type { Records } from '#src/features/content/draft/record.ts'
import { childrenOf } from '#src/features/content/outline/tree.ts'
import { publishPicture } from '#src/features/content/picture/server/publish-picture.ts'
import { headKey } from '#src/features/content/textbook/records.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { CourseHead, TeacherRecord } from '../draft-records.ts'
import { courses, courseTeachers } from '../tables.ts'
import { renewWordsOf } from './search-words.ts'

/**
 * Puts an approved offer into the live rows: the head of a course and the teachers whom its page shows. The records
 * are those that were submitted; the caller marks them as released.
 */
export async function projectOffer(tx: Tx, courseId: number, offer: Records): Promise<void> {
  const head = offer.get(headKey) as unknown as CourseHead
  await tx
    .update(courses)
    .set({
      ...liveHead(head),
      updatedAt: sql`now()`,
    })
    .where(eq(courses.id, courseId))
  const teachers = childrenOf(offer, ['teacher']).get(null) ?? []
  await tx.delete(courseTeachers).where(eq(courseTeachers.courseId, courseId))
  if (teachers.length > 0) {
    await tx.insert(courseTeachers).values(
      teachers.map(({ record }, position) => {
        const { userId, name, introduction, avatarFileId } = record as unknown as TeacherRecord
        return {
          ...{ courseId, position, userId, avatarUserFileId: avatarFileId },
          name: name.zh || name.en,
          // An account has the spelling itself.
          nameEn: userId === null ? name.en || null : null,
          introduction: introduction.zh,
          introductionEn: introduction.en || null,
        }
      }),
    )
  }
  await publishPictures(tx, courseId)
  await renewWordsOf(tx, courseId)
}

/** Returns the columns of a course that its offer fills. */
export const liveHead = (head: CourseHead) => ({
  name: head.name.zh,
  nameEn: head.name.en || null,
  introduction: head.introduction.zh,
  introductionEn: head.introduction.en || null,
  content: head.content.zh,
  contentEn: head.content.en || null,
  keywords: head.keywords.zh.join(','),
  keywordsEn: head.keywords.en.join(',') || null,
  categoryId: head.categoryId,
  majorId: head.majorId,
  directionId: head.directionId,
  ...(head.difficulty === null ? {} : { difficulty: head.difficulty }),
  language: head.language,
  offered: head.offered,
  fee: head.payment === 'paid' ? Number(head.fee) : 0,
  coverUserFileId: head.coverFileId,
  coverTheme: head.coverTheme,
  textbookId: head.textbookId,
})

/** Publishes the cover and the chosen pictures of teachers: visitors see them as renditions. */
async function publishPictures(tx: Tx, courseId: number): Promise<void> {
  const { rows } = await tx.execute<{ fileId: number }>(sql`
    select u.file_id as "fileId" from user_files u where u.id in (
      select c.cover_user_file_id from courses c where c.id = ${courseId}
      union select t.avatar_user_file_id from course_teachers t where t.course_id = ${courseId})`)
  for (const { fileId } of rows) await publishPicture(tx, fileId)
}
