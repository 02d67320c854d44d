import { sql } from 'drizzle-orm'
import { pick } from '#src/shared/locale.ts'
import type { fileReadings } from '../../file/server/reading-port.ts'
import type { fileUses } from '../../file/server/uses-port.ts'
import { exchangePaths } from '../paths.ts'
import { importUseText } from './uses-text.ts'

interface UseRow extends Record<string, unknown> {
  userFileId: number
  importId: number
  title: string
  isSource: boolean
}

const keys = ['question_imports.user_file_id', 'question_import_files.user_file_id']

/** The sources of imports that are not taken over yet, and the pictures that they brought. */
export const importFileUses: NonNullable<(typeof fileUses)['answer']> = {
  keys,
  async of(db, { userFileIds, locale }) {
    const wanted = sql`any(${sql.param(userFileIds)}::int[])`
    const { rows } = await db.execute<UseRow>(sql`
      select i.user_file_id as "userFileId", i.id as "importId", i.name as title, true as "isSource"
      from question_imports i where i.user_file_id = ${wanted} and i.state in ('reading', 'review')
      union all
      select f.user_file_id, i.id, i.name, false
      from question_import_files f join question_imports i on i.id = f.import_id
      where f.user_file_id = ${wanted} order by 2 desc`)
    return rows.map(({ userFileId, importId, title, isSource }) => ({
      ...{ userFileId, title, what: importUseText.what, state: 'draft' as const },
      detail: pick(isSource ? importUseText.source : importUseText.picture, locale),
      path: exchangePaths.review(importId),
    }))
  },
}

/** An import shows its files to their owner alone, who may read them anyway. */
export const importFileReadings: NonNullable<(typeof fileReadings)['answer']> = {
  keys,
  of: async () => ({ read: false, download: false, ways: [] }),
}
