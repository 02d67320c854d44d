import { eq, sql } from 'drizzle-orm'
import { personalPart } from '#src/server/personal-data.ts'
import { papers } from '../tables.ts'

/** The personal data that papers hold. */
export const paperParts = [
  personalPart({
    id: 'papers',
    name: { zh: '试卷', en: 'Papers' },
    tables: ['papers', 'paper_sections', 'paper_questions'],
    fate: 'deleted',
    rows: (userId) => sql`
      select p.name, p.name_en, p.printed_total, p.created_at, p.changed_at,
        (select json_agg(json_build_object('name', s.name, 'name_en', s.name_en, 'questions',
          (select json_agg(json_build_object('question', x.question_id, 'points', x.points) order by x.position)
            from paper_questions x where x.section_id = s.id)) order by s.position)
          from paper_sections s where s.paper_id = p.id) as sections
      from papers p where p.owner_id = ${userId} order by p.id`,
    async erase(tx, userId) {
      await tx.delete(papers).where(eq(papers.ownerId, userId))
    },
  }),
]
