import { sql } from 'drizzle-orm'
import type { ImportFormat, ImportHead, importStates } from '../import-api.ts'

export interface HeadRow extends Record<string, unknown> {
  importId: number
  state: (typeof importStates)[number]
  format: ImportFormat | null
  name: string
  createdAt: string
  takenAt: string | null
  questions: number
  kept: number
  paperId: number | null
}

/** The columns of an import `i` as a list shows it. */
export const headColumns = sql`i.id as "importId", i.state, i.format, i.name, i.created_at as "createdAt",
  i.taken_at as "takenAt", i.paper_id as "paperId",
  (select count(*)::int from question_import_rows r where r.import_id = i.id) as questions,
  (select count(*)::int from question_import_rows r where r.import_id = i.id and r.keep) as kept`

export const presentHead = (row: HeadRow): ImportHead => ({
  ...{ importId: row.importId, state: row.state, format: row.format, name: row.name },
  ...{ questions: row.questions, kept: row.kept, paperId: row.paperId },
  createdAt: new Date(row.createdAt).toISOString(),
  takenAt: row.takenAt === null ? null : new Date(row.takenAt).toISOString(),
})
