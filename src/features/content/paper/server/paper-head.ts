import { sql } from 'drizzle-orm'
import { inLanguage } from '#src/server/database/in-language.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { PaperHead } from '../contract.ts'

export interface HeadRow extends Record<string, unknown> {
  paperId: number
  name: string
  questions: number
  points: string
  printedTotal: string | null
  createdAt: string
  changedAt: string
}

/** The columns of a paper `p` as a list shows it. */
export const headColumns = (locale: Locale) => sql`p.id as "paperId",
  ${inLanguage(locale, 'p', 'name')} as name, p.printed_total as "printedTotal",
  p.created_at as "createdAt", p.changed_at as "changedAt",
  (select count(*)::int from paper_questions x join paper_sections s on s.id = x.section_id
    where s.paper_id = p.id) as questions,
  (select coalesce(sum(x.points), 0) from paper_questions x join paper_sections s on s.id = x.section_id
    where s.paper_id = p.id) as points`

export const presentHead = (row: HeadRow): PaperHead => ({
  ...{ paperId: row.paperId, name: row.name, questions: row.questions },
  points: Number(row.points),
  printedTotal: row.printedTotal === null ? null : Number(row.printedTotal),
  createdAt: new Date(row.createdAt).toISOString(),
  changedAt: new Date(row.changedAt).toISOString(),
})
