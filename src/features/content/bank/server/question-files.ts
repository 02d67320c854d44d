import { sql } from 'drizzle-orm'
import type { fileReadings } from '#src/features/content/file/server/reading-port.ts'
import type { fileUses } from '#src/features/content/file/server/uses-port.ts'
import { passesRoleGuard } from '#src/shared/viewer.ts'
import { bankPaths } from '../paths.ts'
import { titleIn } from './present-row.ts'
import { reachOf } from './reach.ts'
import { elsewhere, fileUseText } from './server-text.ts'
import { pick } from '#src/shared/locale.ts'

const keys = ['question_files.user_file_id']

interface UseRow extends Record<string, unknown> {
  userFileId: number
  questionId: number
  title: string
  own: boolean
  present: boolean
  deleted: boolean
  ready: boolean
}

/** Files that questions name: in their texts, as pictures and as sheets. */
export const questionFileUses: NonNullable<(typeof fileUses)['answer']> = {
  keys,
  async of(db, { userFileIds, locale }) {
    const { rows } = await db.execute<UseRow>(sql`
      select n.user_file_id as "userFileId", q.id as "questionId", ${titleIn(locale)} as title,
        u.owner_id is not distinct from q.owner_id as own, bool_or(v.number = q.version) as present,
        q.deleted_at is not null as deleted, q.status = 'ready' as ready
      from question_files n join question_versions v on v.id = n.version_id
      join questions q on q.id = v.question_id join user_files u on u.id = n.user_file_id
      where n.user_file_id = any(${sql.param(userFileIds)}::int[])
      group by n.user_file_id, q.id, u.owner_id order by q.id desc`)
    return rows.map(({ userFileId, questionId, title, own, present, deleted, ready }) => ({
      userFileId,
      what: fileUseText.question,
      // A question of another person's bank may name the file where its folder was shared or copied.
      title: own ? title || pick(fileUseText.untitled, locale) : elsewhere(locale),
      detail: deleted
        ? pick(fileUseText.deleted, locale)
        : present
          ? ''
          : pick(fileUseText.former, locale),
      path: own && !deleted ? bankPaths.question(questionId) : null,
      state:
        deleted || !present ? ('history' as const) : ready ? ('live' as const) : ('draft' as const),
    }))
  },
}

const none = { read: false, download: false, ways: [] }

/** Teachers read the files of questions that others share with them; learners read them where a quiz shows them. */
export const questionFileReadings: NonNullable<(typeof fileReadings)['answer']> = {
  keys,
  async of({ db, viewer, userFileId }) {
    if (!viewer || !passesRoleGuard(viewer)) return none
    const { rows } = await db.execute<{ ownerId: number | null; folderId: number | null }>(sql`
      select distinct q.owner_id as "ownerId", q.folder_id as "folderId" from question_files n
      join question_versions v on v.id = n.version_id join questions q on q.id = v.question_id
      where n.user_file_id = ${userFileId} and q.deleted_at is null`)
    if (rows.length === 0) return none
    const reach = rows.every(({ ownerId }) => ownerId !== viewer.id)
      ? await reachOf(db, viewer)
      : null
    const read = !reach || rows.some(({ folderId }) => folderId !== null && reach.has(folderId))
    return { read, download: read, ways: [] }
  },
}
