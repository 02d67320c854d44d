import { sql } from 'drizzle-orm'
import type { TestRows } from '#tests/person-with-everything.ts'

/** A person's rows in this room, for the tests of personal data. */
export const testRows: TestRows = ({ userId, courseId, word }) => [
  sql`insert into certificates (code, course_id, user_id, name, name_en, course, course_en, template,
      institution, institution_en, signer, signer_en, hours, completed_on, issued_on, credential,
      asked_name, asked_name_en, asked_words, asked_at)
    values (${`TEST${userId}`}, ${courseId}, ${userId}, ${word('printed')}, ${word('printed-latin')}, '课', 'Course',
      'classic', '校', 'School', '签', 'Signer', 8, '2026-01-02', '2026-01-03', ${word('credential')},
      ${word('asked')}, ${word('asked-latin')}, ${word('asked-words')}, now())`,
]
