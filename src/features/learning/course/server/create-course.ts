import type { Tx } from '#src/server/database/db.ts'
import { cleanHtml } from '#src/server/text/rich-text.ts'
import type { ItemKind } from '../outline-schema.ts'
import { courseSemesters } from '../semester-tables.ts'
import { courseChapters, courseItems, courses, courseStaff, courseTeachers } from '../tables.ts'
import { countContent } from './count-content.ts'
import { nameItemFiles } from './item-files.ts'
import { schoolOf } from './made-at.ts'
import { renewWordsOf } from './search-words.ts'

type NewRow = typeof courses.$inferInsert

export interface NewItem {
  kind: ItemKind
  name: string
  nameEn?: string | null
  trial?: boolean
  /** A reading text or a teaching task: HTML. */
  body?: string
  bodyEn?: string | null
  /** Of a teaching task. */
  handsIn?: boolean
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
    await joinStaff(
      tx,
      courseId,
      teachers.flatMap(({ userId }) => (userId && userId !== row.ownerId ? [userId] : [])),
    )
  }
  if (semesters.length > 0) {
    await tx.insert(courseSemesters).values(semesters.map((one) => ({ ...one, courseId })))
  }
  const itemIds: number[] = []
  const { newKey } = keys()
  await insertChapters(tx, { courseId, newKey, itemIds }, null, chapters)
  await countContent(tx, courseId)
  await renewWordsOf(tx, courseId)
  return { courseId, itemIds }
}

/** The accounts that a loaded course shows as its teachers are co-teachers too. */
async function joinStaff(tx: Tx, courseId: number, userIds: number[]): Promise<void> {
  if (userIds.length === 0) return
  const rights = { mayEdit: true, maySeeLearners: true, acceptedAt: new Date() }
  await tx.insert(courseStaff).values(userIds.map((userId) => ({ courseId, userId, ...rights })))
}

/** Names the records in the order of reading: 'c-1', 'i-1'. */
function keys() {
  const last = { c: 0, i: 0 }
  return { newKey: (of: keyof typeof last) => `${of}-${(last[of] += 1)}` }
}

interface Writing {
  courseId: number
  newKey: ReturnType<typeof keys>['newKey']
  itemIds: number[]
}

async function insertChapters(
  tx: Tx,
  writing: Writing,
  parentId: number | null,
  chapters: NewChapter[],
): Promise<void> {
  const { courseId, newKey, itemIds } = writing
  for (const [position, { items = [], children = [], ...chapter }] of chapters.entries()) {
    const [row] = await tx
      .insert(courseChapters)
      .values({ ...chapter, courseId, parentId, position, key: newKey('c') })
      .returning({ id: courseChapters.id })
    const chapterId = row!.id
    for (const [place, { body, bodyEn, ...item }] of items.entries()) {
      const texts = {
        body: body === undefined ? null : cleanHtml(body),
        bodyEn: bodyEn ? cleanHtml(bodyEn) : null,
      }
      const [inserted] = await tx
        .insert(courseItems)
        .values({ ...item, ...texts, courseId, chapterId, position: place, key: newKey('i') })
        .returning({ id: courseItems.id })
      itemIds.push(inserted!.id)
      await nameItemFiles(tx, inserted!.id, [texts.body, texts.bodyEn])
    }
    await insertChapters(tx, writing, chapterId, children)
  }
}
