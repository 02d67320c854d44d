import { sql } from 'drizzle-orm'
import type { fileReadings } from '#src/features/content/file/server/reading-port.ts'
import type { fileUses } from '#src/features/content/file/server/uses-port.ts'
import { pick } from '#src/shared/locale.ts'
import { textbookPaths } from '../paths.ts'
import { headKey } from '../records.ts'
import { nameIn } from './name-in.ts'
import { useText } from './uses-text.ts'

const draftKey = 'draft_files.user_file_id'

interface UseRow extends Record<string, unknown> {
  userFileId: number
  textbookId: number
  title: string
  key: string
  item: string
  isOwn: boolean
  isDeleted: boolean
  /** Readers of a published textbook see the record. */
  isLive: boolean
  published: boolean
}

/** Files that textbooks name: covers, and the films, courseware and texts of their chapters. */
export const textbookFileUses: NonNullable<(typeof fileUses)['answer']> = {
  keys: [draftKey, 'textbooks.cover_user_file_id'],
  async of(db, { userFileIds, locale }) {
    const { rows } = await db.execute<UseRow>(sql`
      select f.user_file_id as "userFileId", t.id as "textbookId", f.key,
        ${nameIn(locale, sql`coalesce(h.value, h.released)`)} as title,
        ${nameIn(locale, sql`coalesce(r.value, r.released)`)} as item,
        t.owner_id is not distinct from u.owner_id as "isOwn", t.deleted_at is not null as "isDeleted",
        t.published, t.published and r.released is not null as "isLive"
      from draft_files f join textbooks t on t.draft_id = f.draft_id
      join user_files u on u.id = f.user_file_id
      join draft_records r on r.draft_id = f.draft_id and r.key = f.key
      join draft_records h on h.draft_id = f.draft_id and h.key = ${headKey}
      where f.user_file_id = any(${sql.param(userFileIds)}::int[])
      order by t.id desc, f.key`)
    return rows.map((row) => ({
      userFileId: row.userFileId,
      what: useText.textbook,
      title: row.isOwn || row.published ? row.title : pick(useText.elsewhere, locale),
      detail: row.isDeleted
        ? pick(useText.deleted, locale)
        : row.key === headKey
          ? pick(useText.cover, locale)
          : row.item,
      path:
        row.isDeleted || !row.isOwn
          ? null
          : row.key === headKey
            ? textbookPaths.edit(row.textbookId)
            : textbookPaths.chapters(row.textbookId),
      state: row.isDeleted
        ? ('history' as const)
        : row.isLive
          ? ('live' as const)
          : ('draft' as const),
    }))
  },
}

const none = { read: false, download: false, ways: [] }

/** An editor of a textbook reads the files that it names. */
export const textbookFileReadings: NonNullable<(typeof fileReadings)['answer']> = {
  keys: [draftKey],
  async of({ db, viewer, userFileId }) {
    if (!viewer) return none
    const { rows } = await db.execute(sql`
      select from draft_files f join textbooks t on t.draft_id = f.draft_id
      where f.user_file_id = ${userFileId} and t.owner_id = ${viewer.id} limit 1`)
    const read = rows.length > 0
    return { read, download: read, ways: [] }
  },
}
