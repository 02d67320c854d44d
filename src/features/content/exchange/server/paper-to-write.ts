import { sql } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import type { Difficulty } from '../../question/types.ts'
import type { ReadSection } from '../paper-form.ts'
import type { Chosen } from './chosen.ts'
import { filesOfVersion } from './files-of-version.ts'

interface SectionRow extends Record<string, unknown> {
  paper: string
  name: string
  intro: string
  printedTotal: number | null
  questions: {
    id: number
    /** As JSON. */
    body: string
    difficulty: Difficulty
    points: number
    title: string
    tags: string[]
    files: number[]
  }[]
}

/** Reads a paper of one's own in the versions that it holds. A section without a name stands for no section. */
export async function paperToWrite(
  db: Db,
  viewer: { id: number },
  paperId: number,
): Promise<Chosen> {
  const { rows } = await db.execute<SectionRow>(sql`
    select p.name as paper, s.name, s.intro, s.printed_total::float8 as "printedTotal",
      coalesce((
        select json_agg(json_build_object('id', q.id, 'body', v.body::text, 'difficulty', q.difficulty,
          'points', x.points::float8, 'title', coalesce(nullif(q.title, ''), q.title_en),
          'tags', array(select t.name from question_tagged g join question_tags t on t.id = g.tag_id
            where g.question_id = q.id order by t.name), 'files', ${filesOfVersion}) order by x.position)
        from paper_questions x join questions q on q.id = x.question_id
        join question_versions v on v.id = x.version_id where x.section_id = s.id), '[]') as questions
    from papers p join paper_sections s on s.paper_id = p.id
    where p.id = ${paperId} and p.owner_id = ${viewer.id} order by s.position`)
  const named = rows.filter(({ name, intro }) => name !== '' || intro !== '')
  return {
    name: rows[0]?.paper ?? '',
    sections: named.map(({ name, intro, printedTotal, questions }) => ({
      ...{ name, intro, printedTotal },
      pointsEach: samePoints(questions),
    })),
    questions: rows.flatMap((section) => {
      const at = named.indexOf(section)
      return section.questions.map(({ id, files: _, ...question }) => ({
        ...question,
        id: `q${id}`,
        section: at === -1 ? null : at,
      }))
    }),
    files: [...new Set(rows.flatMap((row) => row.questions.flatMap(({ files }) => files)))],
  }
}

/** Null where they differ. */
function samePoints(questions: SectionRow['questions']): ReadSection['pointsEach'] {
  const [first] = questions
  return first && questions.every(({ points }) => points === first.points) ? first.points : null
}
