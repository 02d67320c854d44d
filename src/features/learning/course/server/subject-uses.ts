import { sql } from 'drizzle-orm'
import { replaceInHeads } from '#src/features/content/draft/server/replace-in-heads.ts'
import type { SubjectList } from '#src/features/content/subject/lists.ts'
import type { subjectUses } from '#src/features/content/subject/server/uses-port.ts'
import type { Tx } from '#src/server/database/db.ts'

type Uses = NonNullable<(typeof subjectUses)['answer']>

/** The column of a course, and the field in the head of its draft. */
const places = {
  category: { column: sql.raw('category_id'), field: 'categoryId' },
  major: { column: sql.raw('major_id'), field: 'majorId' },
  direction: { column: sql.raw('direction_id'), field: 'directionId' },
} satisfies Record<SubjectList, object>

/** The categories, majors and directions of courses, live and in their drafts. */
export const courseSubjectUses: Uses = {
  async count(db, list) {
    const { column, field } = places[list]
    const { rows } = await db.execute<{ id: number; count: number }>(sql`
      select id, count(*)::int as count from (
        select c.id as course_id, c.${column} as id from courses c where c.${column} is not null
        union
        select c.id, (r.value ->> ${field})::int from courses c
        join draft_records r on r.draft_id = c.draft_id and r.key = 'head'
        where r.value ->> ${field} is not null
      ) as uses group by id`)
    return new Map(rows.map(({ id, count }) => [id, count]))
  },
  async move(tx, { list, from, to }) {
    const { column, field } = places[list]
    await outdateWords(tx, { list, subjectId: from })
    await tx.execute(sql`update courses set ${column} = ${to} where ${column} = ${from}`)
    await replaceInHeads(tx, { kind: 'course', field, from, to })
  },
  renamed: outdateWords,
}

/** The job that renews search words finds those of version 0 within a minute. */
async function outdateWords(
  tx: Tx,
  { list, subjectId }: { list: SubjectList; subjectId: number },
): Promise<void> {
  await tx.execute(sql`
    update course_search s set version = 0 from courses c
    where c.id = s.course_id and c.${places[list].column} = ${subjectId}`)
}
