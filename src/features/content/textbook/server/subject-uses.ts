import { sql } from 'drizzle-orm'
import { replaceInHeads } from '#src/features/content/draft/server/replace-in-heads.ts'
import type { subjectUses } from '#src/features/content/subject/server/uses-port.ts'

type Uses = NonNullable<(typeof subjectUses)['answer']>

/** The categories of textbooks, released and in their drafts. Textbooks have no majors. */
export const textbookSubjectUses: Uses = {
  async count(db, list) {
    if (list !== 'category') return new Map()
    const { rows } = await db.execute<{ id: number; count: number }>(sql`
      select id, count(*)::int as count from (
        select t.id as textbook_id, t.category_id as id from textbooks t where t.category_id is not null
        union
        select t.id, (r.value ->> 'categoryId')::int from textbooks t
        join draft_records r on r.draft_id = t.draft_id and r.key = 'head'
        where r.value ->> 'categoryId' is not null
      ) as uses group by id`)
    return new Map(rows.map(({ id, count }) => [id, count]))
  },
  async move(tx, { list, from, to }) {
    if (list !== 'category') return
    await tx.execute(sql`update textbooks set category_id = ${to} where category_id = ${from}`)
    await replaceInHeads(tx, { kind: 'textbook', field: 'categoryId', from, to })
  },
}
