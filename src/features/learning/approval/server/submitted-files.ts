import { sql } from 'drizzle-orm'
import type { fileReadings } from '#src/features/content/file/server/reading-port.ts'
import type { fileUses } from '#src/features/content/file/server/uses-port.ts'
import { mayCall } from '#src/server/http/access.ts'
import { pick } from '#src/shared/locale.ts'
import type { CourseKind } from '#src/features/learning/course/contract.ts'
import { approvalPaths } from '../paths.ts'
import { fileUseText } from './uses-text.ts'

const keys = ['course_submission_files.user_file_id']

/** Files that offers under review name: none of them is deleted before the decision. */
export const submittedFileUses: NonNullable<(typeof fileUses)['answer']> = {
  keys,
  async of(db, { userFileIds, locale }) {
    const { rows } = await db.execute<{
      userFileId: number
      courseId: number
      kind: CourseKind
      zh: string
      en: string
    }>(sql`
      select n.user_file_id as "userFileId", c.id as "courseId", c.kind,
        s.offer #>> '{head,name,zh}' as zh, s.offer #>> '{head,name,en}' as en
      from course_submission_files n
      join course_submissions s on s.id = n.submission_id join courses c on c.id = s.course_id
      where n.user_file_id = any(${sql.param(userFileIds)}::int[]) order by s.id desc`)
    return rows.map(({ userFileId, zh, en, ...course }) => ({
      userFileId,
      what: fileUseText.submission,
      title: locale === 'en-US' ? en || zh : zh || en,
      detail: pick(fileUseText.waiting, locale),
      path: approvalPaths.edit(course.kind, course.courseId),
      state: 'draft' as const,
    }))
  },
}

/** Reviewers read the files of a course that waits for review: those of its offer and of its chapters. */
export const submittedFileReadings: NonNullable<(typeof fileReadings)['answer']> = {
  keys,
  async of({ db, viewer, userFileId }) {
    const none = { read: false, download: false, ways: [] }
    if (mayCall({ access: 'reviewer' }, viewer) !== null) return none
    const { rows } = await db.execute(sql`
      select from course_submission_files where user_file_id = ${userFileId}
      union all
      select from draft_files f join courses c on c.draft_id = f.draft_id
      join course_submissions s on s.course_id = c.id and s.state = 'waiting'
      where f.user_file_id = ${userFileId}
      limit 1`)
    return { ...none, read: rows.length > 0 }
  },
}
