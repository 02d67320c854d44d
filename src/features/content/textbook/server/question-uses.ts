import { sql } from 'drizzle-orm'
import type { questionUses } from '#src/features/content/bank/server/questions-port.ts'
import { textbookPaths } from '../paths.ts'
import { headKey } from '../records.ts'
import { nameIn } from './name-in.ts'

interface UseRow extends Record<string, unknown> {
  questionId: number
  textbookId: number
  textbook: string
  item: string
  isOwn: boolean
}

/** Questions that chapters of textbooks hold. A textbook of another person has no name here. */
export const textbookQuestionUses: NonNullable<(typeof questionUses)['answer']> = async (
  db,
  { questionIds, viewer, locale },
) => {
  const { rows } = await db.execute<UseRow>(sql`
    select q.question_id as "questionId", t.id as "textbookId", t.owner_id is not distinct from ${viewer.id} as "isOwn",
      ${nameIn(locale, sql`coalesce(h.value, h.released)`)} as textbook,
      ${nameIn(locale, sql`coalesce(r.value, r.released)`)} as item
    from draft_questions q join textbooks t on t.draft_id = q.draft_id
    join draft_records r on r.draft_id = q.draft_id and r.key = q.key
    join draft_records h on h.draft_id = q.draft_id and h.key = ${headKey}
    where q.question_id = any(${sql.param(questionIds)}::int[]) and t.deleted_at is null
    order by t.id desc, q.key`)
  return rows.map(({ questionId, textbookId, textbook, item, isOwn }) => ({
    questionId,
    name: isOwn ? [textbook, item].filter(Boolean).join(' · ') : '',
    path: isOwn ? textbookPaths.chapters(textbookId) : null,
  }))
}
