import { sql } from 'drizzle-orm'
import type { TestRows } from '#tests/person-with-everything.ts'

/** A person's rows in this room, for the tests of personal data. */
export const testRows: TestRows = ({ userId, attachment, document, word }) => [
  sql`insert into file_folders (owner_id, name) values (${userId}, ${word('folder')})`,
  sql`insert into user_files (owner_id, folder_id, name, file_id)
    select ${userId}, id, ${word('slides')}, ${attachment.id} from file_folders where owner_id = ${userId}`,
  sql`insert into user_file_versions (user_file_id, file_id)
    select id, ${document.id} from user_files where owner_id = ${userId}`,
  sql`insert into file_uploads (id, owner_id, name, size)
    values (md5(${userId}::text), ${userId}, ${word('upload')}, 9)`,
]
