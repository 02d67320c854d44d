import { sql } from 'drizzle-orm'
import type { questionUses } from '#src/features/content/bank/server/questions-port.ts'
import type { fileReadings } from '#src/features/content/file/server/reading-port.ts'
import type { fileUses } from '#src/features/content/file/server/uses-port.ts'
import { headKey } from '#src/features/content/textbook/records.ts'
import { nameIn } from '#src/features/content/textbook/server/name-in.ts'
import type { CourseKind } from '#src/features/learning/course/contract.ts'
import { pick } from '#src/shared/locale.ts'
import { teachesCourse } from '#src/features/learning/course/server/teaches-course.ts'
import { authoringPaths } from '../paths.ts'
import { draftUseText } from './draft-uses-text.ts'

/** Tables of drafts name files and questions for every room; textbooks answer for the same column. */
const draftKey = 'draft_files.user_file_id'

/** Learners have the record as it is: the room of courses names what it uses. */
const isLive = sql`r.value is not distinct from r.released`

interface UseRow extends Record<string, unknown> {
  courseId: number
  kind: CourseKind
  course: string
  key: string
  chapter: string | null
  item: string
  isTeachers: boolean
  isDeleted: boolean
}

const columns = (locale: 'zh-CN' | 'en-US') => sql`c.id as "courseId", c.kind, n.key,
  coalesce(r.value, r.released) #>> '{place,parent}' as chapter, c.deleted_at is not null as "isDeleted",
  ${nameIn(locale, sql`coalesce(h.value, h.released)`)} as course,
  ${nameIn(locale, sql`coalesce(r.value, r.released)`)} as item`

const records = sql`join courses c on c.draft_id = n.draft_id
  join draft_records r on r.draft_id = n.draft_id and r.key = n.key
  join draft_records h on h.draft_id = n.draft_id and h.key = ${headKey}`

/** The page on which the record is edited. */
function pathOf({
  key,
  chapter,
  ...course
}: Pick<UseRow, 'courseId' | 'kind' | 'key' | 'chapter'>) {
  return chapter === null
    ? authoringPaths.edit(course)
    : authoringPaths.content(course, { chapter, item: key })
}

/** Files that drafts of courses name and learners do not see yet. A course of others has no name here. */
export const draftFileUses: NonNullable<(typeof fileUses)['answer']> = {
  keys: [draftKey],
  async of(db, { userFileIds, locale }) {
    const { rows } = await db.execute<UseRow & { userFileId: number }>(sql`
      select n.user_file_id as "userFileId", ${columns(locale)},
        ${teachesCourse(sql`u.owner_id`)} as "isTeachers"
      from draft_files n ${records} join user_files u on u.id = n.user_file_id
      where n.user_file_id = any(${sql.param(userFileIds)}::int[]) and not (${isLive})
      order by c.id desc, n.key`)
    return rows.map((row) => ({
      userFileId: row.userFileId,
      what: draftUseText.course[row.kind],
      title: row.isTeachers ? row.course : pick(draftUseText.elsewhere, locale),
      detail: row.isDeleted
        ? pick(draftUseText.deleted, locale)
        : row.item || pick(draftUseText.cover, locale),
      path: row.isTeachers && !row.isDeleted ? pathOf(row) : null,
      state: row.isDeleted ? ('history' as const) : ('draft' as const),
    }))
  },
}

/**
 * Teachers of a course read the files of its draft. They take away those of each other only: a film that the draft
 * borrows from a colleague's textbook is watched, not downloaded.
 */
export const draftFileReadings: NonNullable<(typeof fileReadings)['answer']> = {
  keys: [draftKey],
  async of({ db, viewer, userFileId }) {
    if (!viewer) return { read: false, download: false, ways: [] }
    const { rows } = await db.execute<{ download: boolean }>(sql`
      select ${teachesCourse(sql`u.owner_id`)} as download
      from draft_files n join courses c on c.draft_id = n.draft_id join user_files u on u.id = n.user_file_id
      where n.user_file_id = ${userFileId} and c.deleted_at is null
        and ${teachesCourse(sql`${viewer.id}::int`)}
      order by 1 desc limit 1`)
    return { read: rows.length > 0, download: rows[0]?.download ?? false, ways: [] }
  },
}

/** Questions that drafts of courses hold and learners do not have yet. */
export const draftQuestionUses: NonNullable<(typeof questionUses)['answer']> = async (
  db,
  { questionIds, viewer, locale },
) => {
  const { rows } = await db.execute<UseRow & { questionId: number }>(sql`
    select n.question_id as "questionId", ${columns(locale)},
      ${teachesCourse(sql`${viewer.id}::int`)} as "isTeachers"
    from draft_questions n ${records}
    where n.question_id = any(${sql.param(questionIds)}::int[]) and c.deleted_at is null and not (${isLive})
    order by c.id desc, n.key`)
  return rows.map(({ questionId, ...row }) => ({
    questionId,
    name: row.isTeachers ? [row.course, row.item].filter(Boolean).join(' · ') : '',
    path: row.isTeachers ? pathOf(row) : null,
  }))
}
