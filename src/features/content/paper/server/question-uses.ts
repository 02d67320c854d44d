import { sql } from 'drizzle-orm'
import { inLanguage } from '#src/server/database/in-language.ts'
import type { questionUses } from '../../bank/server/questions-port.ts'
import { paperPaths } from '../paths.ts'

/** Questions that papers use. A paper of another person has no name here. */
export const paperUses: NonNullable<(typeof questionUses)['answer']> = async (
  db,
  { questionIds, viewer, locale },
) => {
  const { rows } = await db.execute<{
    questionId: number
    paperId: number
    name: string
    isOwn: boolean
  }>(sql`
    select x.question_id as "questionId", p.id as "paperId", ${inLanguage(locale, 'p', 'name')} as name,
      p.owner_id = ${viewer.id} as "isOwn"
    from paper_questions x join paper_sections s on s.id = x.section_id join papers p on p.id = s.paper_id
    where x.question_id = any(${sql.param(questionIds)}::int[]) order by p.id desc`)
  return rows.map(({ questionId, paperId, name, isOwn }) => ({
    questionId,
    name: isOwn ? name : '',
    path: isOwn ? paperPaths.paper(paperId) : null,
  }))
}
