import { eq } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { cleanHtml } from '#src/server/text/rich-text.ts'
import { courseChapters, courseItems, courses, courseSemesters, courseTeachers } from '../tables.ts'
import { schoolOf } from './made-at.ts'
import { renewWordsOf } from './search-words.ts'

type NewRow = typeof courses.$inferInsert

export interface NewItem {
  kind: 'video' | 'courseware' | 'quiz'
  name: string
  nameEn?: string | null
  userFileId?: number | null
  durationSeconds?: number | null
  /** Courseware. */
  pages?: number | null
  quizId?: number | null
}

export interface NewChapter {
  name: string
  nameEn?: string | null
  introduction?: string
  introductionEn?: string | null
  items?: NewItem[]
  children?: NewChapter[]
}

export interface NewCourse extends Omit<NewRow, 'lessonCount' | 'durationSeconds'> {
  teachers?: Omit<typeof courseTeachers.$inferInsert, 'courseId' | 'position'>[]
  /** Days as 'YYYY-MM-DD', both inclusive. */
  semesters?: { name: string; nameEn?: string | null; startsOn: string; endsOn: string }[]
  chapters?: NewChapter[]
}

/**
 * Writes a whole course: text, teachers, semesters, outline. Sanitises rich text and builds the search
 * words. @returns the course's id and its items in reading order.
 */
export async function createCourse(
  tx: Tx,
  { teachers = [], semesters = [], chapters = [], ...row }: NewCourse,
): Promise<{ courseId: number; itemIds: number[] }> {
  const content = cleanHtml(row.content ?? '')
  const contentEn = row.contentEn ? cleanHtml(row.contentEn) : null
  const schoolId = row.schoolId ?? (await schoolOf(tx, row.ownerId))
  const [course] = await tx
    .insert(courses)
    .values({ ...row, content, contentEn, schoolId })
    .returning({ id: courses.id })
  const courseId = course!.id
  if (teachers.length > 0) {
    await tx.insert(courseTeachers).values(
      teachers.map((teacher, position) => ({
        ...teacher,
        // An account has the spelling itself.
        nameEn: teacher.userId ? null : teacher.nameEn,
        courseId,
        position,
      })),
    )
  }
  if (semesters.length > 0) {
    await tx.insert(courseSemesters).values(semesters.map((one) => ({ ...one, courseId })))
  }
  const itemIds: number[] = []
  const totals = { lessonCount: 0, durationSeconds: 0 }
  await insertChapters(tx, courseId, null, chapters, (item, id) => {
    itemIds.push(id)
    totals.lessonCount += item.kind === 'quiz' ? 0 : 1
    totals.durationSeconds += item.durationSeconds ?? 0
  })
  await tx.update(courses).set(totals).where(eq(courses.id, courseId))
  await renewWordsOf(tx, courseId)
  return { courseId, itemIds }
}

async function insertChapters(
  tx: Tx,
  courseId: number,
  parentId: number | null,
  chapters: NewChapter[],
  added: (item: NewItem, id: number) => void,
): Promise<void> {
  for (const [position, { items = [], children = [], ...chapter }] of chapters.entries()) {
    const [row] = await tx
      .insert(courseChapters)
      .values({ ...chapter, courseId, parentId, position })
      .returning({ id: courseChapters.id })
    const chapterId = row!.id
    for (const [place, item] of items.entries()) {
      const [inserted] = await tx
        .insert(courseItems)
        .values({ ...item, courseId, chapterId, position: place })
        .returning({ id: courseItems.id })
      added(item, inserted!.id)
    }
    await insertChapters(tx, courseId, chapterId, children, added)
  }
}
