import { and, eq, isNull, sql } from 'drizzle-orm'
import { generateKeyBetween } from 'fractional-indexing'
import type { DraftRecord } from '#src/features/content/draft/record.ts'
import { users } from '#src/features/people/account/tables.ts'
import { makeDraft } from '#src/features/content/draft/server/make-draft.ts'
import { textbookErrors } from '#src/features/content/textbook/errors.ts'
import { headKey } from '#src/features/content/textbook/records.ts'
import { textbooks } from '#src/features/content/textbook/tables.ts'
import type { CourseHead, TeacherRecord } from '#src/features/learning/course/draft-records.ts'
import { insertCourse } from '#src/features/learning/course/server/insert-course.ts'
import { courseDraft } from '#src/features/learning/course/server/names-of.ts'
import { courses } from '#src/features/learning/course/tables.ts'
import { coverThemes } from '#src/shared/cover-themes.ts'
import { AppError } from '#src/shared/errors.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import type { authoringApi } from '../contract.ts'
import { pullIn } from './pull-textbook.ts'

/**
 * Makes a course of which the name is known; the shown teacher comes from the profile, subjects from the last course,
 * the outline from the textbook.
 */
export async function createCourse(call: Call<typeof authoringApi.createCourse>) {
  const { db, viewer, input } = call
  const { kind, name, language, textbookId } = input
  return db.transaction(async (tx) => {
    if (textbookId !== null) await mustBind(tx, { textbookId, userId: viewer.id })
    const head: CourseHead = {
      kind: 'course',
      name: { zh: '', en: '', [language]: name },
      introduction: { zh: '', en: '' },
      content: { zh: '', en: '' },
      keywords: { zh: [], en: [] },
      ...(await subjectsOfLast(tx, viewer.id)),
      ...{ difficulty: 'beginner', language, offered: language, payment: 'free', fee: '' },
      ...{ coverFileId: null, coverTheme: await drawingFor(tx, viewer.id), textbookId },
    }
    const records = new Map<string, DraftRecord>([
      [headKey, head],
      ['t-1', await teacherOf(tx, viewer.id)],
    ])
    const draftId = await makeDraft(tx, courseDraft, records)
    const courseId = await insertCourse(tx, { kind, ownerId: viewer.id, draftId })
    if (textbookId !== null) {
      const course = { courseId, kind, ownerId: viewer.id, draftId }
      await pullIn(tx, { ...call, course }, { textbookId, take: 'all' })
    }
    return { courseId, draftId }
  })
}

/** A course is bound to a textbook of its teacher, or to a published one. @throws textbook.notFound */
async function mustBind(
  tx: Tx,
  { textbookId, userId }: { textbookId: number; userId: number },
): Promise<void> {
  const [found] = await tx
    .select({ ownerId: textbooks.ownerId, published: textbooks.published })
    .from(textbooks)
    .where(and(eq(textbooks.id, textbookId), isNull(textbooks.deletedAt)))
  if (!found || !(found.published || found.ownerId === userId)) {
    throw new AppError(textbookErrors.notFound)
  }
}

/** Returns the drawing of a new course: one after another, so that the courses of a teacher look different. */
async function drawingFor(tx: Tx, userId: number): Promise<string> {
  const made = await tx.$count(courses, eq(courses.ownerId, userId))
  return coverThemes[made % coverThemes.length]!
}

type Subjects = Pick<CourseHead, 'categoryId' | 'majorId' | 'directionId'>

async function subjectsOfLast(tx: Tx, userId: number): Promise<Subjects> {
  const { rows } = await tx.execute<{ head: Subjects }>(sql`
    select r.value as head from courses c
    join draft_records r on r.draft_id = c.draft_id and r.key = ${headKey}
    where c.owner_id = ${userId} order by c.id desc limit 1`)
  const { categoryId = null, majorId = null, directionId = null } = rows[0]?.head ?? {}
  return { categoryId, majorId, directionId }
}

async function teacherOf(tx: Tx, userId: number): Promise<TeacherRecord> {
  const [person] = await tx
    .select({
      name: users.realName,
      nameEn: users.realNameEn,
      introduction: users.introduction,
      introductionEn: users.introductionEn,
    })
    .from(users)
    .where(eq(users.id, userId))
  return {
    kind: 'teacher',
    place: { parent: null, order: generateKeyBetween(null, null) },
    userId,
    name: { zh: person?.name ?? '', en: person?.nameEn ?? '' },
    avatarFileId: null,
    introduction: { zh: person?.introduction ?? '', en: person?.introductionEn ?? '' },
  }
}
