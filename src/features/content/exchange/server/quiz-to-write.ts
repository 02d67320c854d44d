import { sql } from 'drizzle-orm'
import type { Kernel } from '#src/server/kernel.ts'
import { escapeHtml } from '#src/shared/escape-html.ts'
import type { Difficulty } from '../../question/types.ts'
import type { Chosen } from './chosen.ts'
import { filesOfVersion } from './files-of-version.ts'
import { quizPapers } from './quiz-port.ts'

interface Row extends Record<string, unknown> {
  id: number
  versionId: number
  /** As JSON. */
  body: string
  difficulty: Difficulty
  title: string
  tags: string[]
  files: number[]
}

const nothing: Chosen = { name: '', sections: [], questions: [], files: [] }

/** Reads a quiz that the person looks after, in the versions that it asks. */
export async function quizToWrite(
  { db, ports }: Pick<Kernel, 'db' | 'ports'>,
  viewer: { id: number },
  { quizId, language }: { quizId: number; language: 'zh' | 'en' },
): Promise<Chosen> {
  const paper = await ports.get(quizPapers)({ db, ports }, { quizId, viewer })
  if (!paper) return nothing
  const inWords = ({ zh, en }: { zh: string; en: string }) =>
    language === 'en' ? en || zh : zh || en
  const { rows } = await db.execute<Row>(sql`
    select q.id, v.id as "versionId", v.body::text as body, q.difficulty,
      coalesce(nullif(q.title, ''), q.title_en) as title,
      array(select t.name from question_tagged x join question_tags t on t.id = x.tag_id
        where x.question_id = q.id order by t.name) as tags, ${filesOfVersion} as files
    from question_versions v join questions q on q.id = v.question_id
    where v.id = any(${sql.param(paper.questions.map(({ versionId }) => versionId))}::int[])`)
  const found = new Map(rows.map((row) => [row.versionId, row]))
  const points = (at: number) =>
    new Set(paper.questions.filter(({ section }) => section === at).map((one) => one.points))
  return {
    name: inWords({ zh: paper.name, en: paper.nameEn }),
    sections: paper.sections.map(({ name, intro }, at) => ({
      name: inWords(name),
      intro: inWords(intro) === '' ? '' : `<p>${escapeHtml(inWords(intro))}</p>`,
      printedTotal: null,
      pointsEach: points(at).size === 1 ? [...points(at)][0]! : null,
    })),
    questions: paper.questions.map(({ versionId, points: own, section }) => {
      const { id, body, difficulty, title, tags } = found.get(versionId)!
      return { ...{ id: `q${id}`, body, difficulty, title, tags }, points: own, section }
    }),
    files: [...new Set(rows.flatMap(({ files }) => files))],
  }
}
