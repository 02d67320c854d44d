import { eq, sql } from 'drizzle-orm'
import { generateNKeysBetween } from 'fractional-indexing'
import type { DraftRecord } from '#src/features/content/draft/record.ts'
import { makeDraft } from '#src/features/content/draft/server/make-draft.ts'
import type { ItemRecord, ItemType } from '#src/features/content/outline/records.ts'
import { headKey } from '#src/features/content/textbook/records.ts'
import {
  drawsJson,
  type PaperRow,
  paperOf,
  sectionsJson,
  settingsJson,
} from '#src/features/learning/quiz/server/paper-of-quiz.ts'
import type { QuizSettings } from '#src/features/content/outline/quiz-settings.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { CourseHead, TeacherRecord } from '../draft-records.ts'
import { courses } from '../tables.ts'
import { courseDraft } from './names-of.ts'

/**
 * Returns the draft of a course, and makes it of the live rows where the course has none yet: one that was loaded
 * with a school, or made before drafts. The caller has checked the right.
 * @returns null where there is no such course
 */
export async function draftOfCourse(tx: Tx, courseId: number): Promise<number | null> {
  const [course] = await tx.select().from(courses).where(eq(courses.id, courseId)).for('update')
  if (!course) return null
  if (course.draftId !== null) return course.draftId
  const records = new Map<string, DraftRecord>([[headKey, headOf(course)]])
  for (const [key, record] of await teachersOf(tx, courseId)) records.set(key, record)
  for (const [key, record] of await outlineOf(tx, courseId)) records.set(key, record)
  const draftId = await makeDraft(tx, courseDraft, records, { released: true })
  await tx.update(courses).set({ draftId }).where(eq(courses.id, courseId))
  return draftId
}

type Course = typeof courses.$inferSelect

const split = (words: string | null) =>
  (words ?? '')
    .split(/[,，]/)
    .map((word) => word.trim())
    .filter((word) => word !== '')

/** Returns the head of a course as learners see it. */
const headOf = (course: Course): CourseHead => ({
  kind: 'course',
  name: { zh: course.name, en: course.nameEn ?? '' },
  introduction: { zh: course.introduction, en: course.introductionEn ?? '' },
  content: { zh: course.content, en: course.contentEn ?? '' },
  keywords: { zh: split(course.keywords), en: split(course.keywordsEn) },
  categoryId: course.categoryId,
  majorId: course.majorId,
  directionId: course.directionId,
  difficulty: course.difficulty,
  language: course.language,
  offered: course.offered,
  payment: course.fee > 0 ? 'paid' : 'free',
  fee: course.fee > 0 ? String(course.fee) : '',
  coverFileId: course.coverUserFileId,
  coverTheme: course.coverTheme,
  textbookId: course.textbookId,
})

async function teachersOf(tx: Tx, courseId: number): Promise<[string, TeacherRecord][]> {
  const { rows } = await tx.execute<{
    id: number
    userId: number | null
    name: string
    nameEn: string
    introduction: string
    introductionEn: string
  }>(sql`
    select t.id, t.user_id as "userId", t.name, coalesce(t.name_en, '') as "nameEn", t.introduction,
      coalesce(t.introduction_en, '') as "introductionEn"
    from course_teachers t where t.course_id = ${courseId} order by t.position`)
  const orders = generateNKeysBetween(null, null, rows.length)
  return rows.map((row, at) => [
    `t-${row.id}`,
    {
      kind: 'teacher',
      place: { parent: null, order: orders[at]! },
      userId: row.userId,
      name: { zh: row.name, en: row.nameEn },
      avatarFileId: null,
      introduction: { zh: row.introduction, en: row.introductionEn },
    },
  ])
}

interface ItemRow extends Record<string, unknown> {
  key: string
  parent: string
  kind: ItemType
  name: string
  nameEn: string
  trial: boolean
  handsIn: boolean
  body: string | null
  bodyEn: string | null
  userFileId: number | null
  passPercent: number | null
  questions: PaperRow['questions']
  sections: PaperRow['sections']
  draws: PaperRow['draws']
  settings: QuizSettings | null
}

async function outlineOf(tx: Tx, courseId: number): Promise<[string, DraftRecord][]> {
  const { rows: chapters } = await tx.execute<{
    key: string
    parent: string | null
    name: string
    nameEn: string
    introduction: string
    introductionEn: string
  }>(sql`
    select c.key, p.key as parent, c.name, coalesce(c.name_en, '') as "nameEn", c.introduction,
      coalesce(c.introduction_en, '') as "introductionEn"
    from course_chapters c left join course_chapters p on p.id = c.parent_id
    where c.course_id = ${courseId} and c.removed_at is null order by c.position, c.id`)
  const { rows: items } = await tx.execute<ItemRow>(sql`
    select i.key, c.key as parent, i.kind, i.name, coalesce(i.name_en, '') as "nameEn", i.trial,
      i.hands_in as "handsIn", i.body,
      i.body_en as "bodyEn", i.user_file_id as "userFileId", z.pass_percent as "passPercent",
      ${settingsJson} as settings, ${sectionsJson} as sections, ${drawsJson} as draws,
      coalesce((select json_agg(json_build_object('questionId', q.question_id, 'versionId', q.version_id,
        'points', q.points, 'section', nullif(q.section, 0), 'draw', nullif(q.draw, 0)) order by q.position)
        from quiz_questions q where q.quiz_id = i.quiz_id), '[]') as questions
    from course_items i join course_chapters c on c.id = i.chapter_id
    left join quizzes z on z.id = i.quiz_id
    where i.course_id = ${courseId} and i.removed_at is null order by i.position, i.id`)
  const placesOf = <R extends { key: string; parent: string | null }>(siblings: readonly R[]) => {
    const orders = new Map<string, string>()
    for (const same of Map.groupBy(siblings, ({ parent }) => parent).values()) {
      const made = generateNKeysBetween(null, null, same.length)
      for (const [at, { key }] of same.entries()) orders.set(key, made[at]!)
    }
    return ({ key, parent }: R) => ({ parent, order: orders.get(key)! })
  }
  const [chapterPlace, itemPlace] = [placesOf(chapters), placesOf(items)]
  return [
    ...chapters.map((row): [string, DraftRecord] => [
      row.key,
      {
        kind: 'chapter',
        place: chapterPlace(row),
        name: { zh: row.name, en: row.nameEn },
        introduction: { zh: row.introduction, en: row.introductionEn },
      },
    ]),
    ...items.map((row): [string, DraftRecord] => [
      row.key,
      {
        kind: 'item',
        type: row.kind,
        place: itemPlace(row),
        name: { zh: row.name, en: row.nameEn },
        trial: row.trial,
        ...(row.handsIn && { handsIn: true }),
        body: bodyOf(row),
      },
    ]),
  ]
}

function bodyOf(row: ItemRow): ItemRecord['body'] {
  switch (row.kind) {
    case 'video':
    case 'courseware':
      return { userFileId: row.userFileId }
    case 'text':
    case 'task':
      return { zh: row.body ?? '', en: row.bodyEn ?? '' }
    case 'quiz':
      return {
        ...paperOf(row),
        passPercent: row.passPercent ?? 60,
        ...(row.settings && { settings: row.settings }),
      }
  }
}
