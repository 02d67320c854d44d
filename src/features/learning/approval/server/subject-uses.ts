import { sql } from 'drizzle-orm'
import type { SubjectList } from '#src/features/content/subject/lists.ts'
import type { subjectUses } from '#src/features/content/subject/server/uses-port.ts'

type Uses = NonNullable<(typeof subjectUses)['answer']>

const fields = {
  category: { column: sql.raw('category_id'), field: 'categoryId' },
  major: { column: sql.raw('major_id'), field: 'majorId' },
  direction: { column: sql.raw('direction_id'), field: 'directionId' },
} satisfies Record<SubjectList, object>

/** The subjects of frozen offers: a waiting one may be approved as it is, whatever its draft names by now. */
export const submissionSubjectUses: Uses = {
  async count(db, list) {
    const { column, field } = fields[list]
    const { rows } = await db.execute<{ id: number; count: number }>(sql`
      select offered.id, count(*)::int as count
      from course_submissions s join courses c on c.id = s.course_id
      left join draft_records h on h.draft_id = c.draft_id and h.key = 'head'
      cross join lateral (select (s.offer -> 'head' ->> ${field})::int as id) offered
      where s.state = 'waiting' and offered.id is not null
        and offered.id is distinct from c.${column}
        and offered.id::text is distinct from h.value ->> ${field}
      group by offered.id`)
    return new Map(rows.map(({ id, count }) => [id, count]))
  },
  async move(tx, { list, from, to }) {
    const { field } = fields[list]
    await tx.execute(sql`
      update course_submissions set offer = jsonb_set(offer, array['head', ${field}::text], ${String(to)}::jsonb)
      where offer -> 'head' ->> ${field} = ${String(from)}`)
  },
}
