import { sql } from 'drizzle-orm'

/** The files that a version `v` names, as checked when it was saved. */
export const filesOfVersion = sql`array(select n.user_file_id from question_files n where n.version_id = v.id)`
