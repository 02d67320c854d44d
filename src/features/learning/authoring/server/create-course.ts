import { eq, sql } from 'drizzle-orm'
import { generateKeyBetween } from 'fractional-indexing'
import type { DraftRecord } from '#src/features/content/draft/record.ts'
import { users } from '#src/features/people/account/tables.ts'
import { makeDraft } from '#src/features/content/draft/server/make-draft.ts'
import { headKey } from '#src/features/content/textbook/records.ts'
import type { CourseHead, TeacherRecord } from '#src/features/learning/course/draft-records.ts'
import { insertCourse } from '#src/features/learning/course/server/insert-course.ts'
import { courseDraft } from '#src/features/learning/course/server/names-of.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import type { authoringApi } from '../contract.ts'

/** Makes a course of which the name is known; the shown teacher comes from the profile, subjects from the last course. */
export async function createCourse({ db, viewer, input }: Call<typeof authoringApi.createCourse>) {
  const { kind, name, language } = input
  return db.transaction(async (tx) => {
    const head: CourseHead = {
      kind: 'course',
      name: { zh: '', en: '', [language]: name },
      introduction: { zh: '', en: '' },
      content: { zh: '', en: '' },
      keywords: { zh: [], en: [] },
      ...(await subjectsOfLast(tx, viewer.id)),
      difficulty: null,
      ...{ language, offered: language, payment: 'free', fee: '' },
      ...{ coverFileId: null, coverTheme: '', textbookId: null },
    }
    const records = new Map<string, DraftRecord>([
      [headKey, head],
      ['t-1', await teacherOf(tx, viewer.id)],
    ])
    const draftId = await makeDraft(tx, courseDraft, records)
    const courseId = await insertCourse(tx, { kind, ownerId: viewer.id, draftId })
    return { courseId, draftId }
  })
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
