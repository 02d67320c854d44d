import { sql } from 'drizzle-orm'
import { homeworkErrors } from '#src/features/learning/homework/errors.ts'
import type { QuizSection, SetQuestion } from '#src/features/content/outline/records.ts'
import type { Tx } from '#src/server/database/db.ts'
import { textOfHtml } from '#src/server/text/text-of-html.ts'
import { AppError } from '#src/shared/errors.ts'

interface Section extends Record<string, unknown> {
  name: string
  nameEn: string
  intro: string
  introEn: string
  questions: { questionId: number; versionId: number; points: number }[]
}

/**
 * Reads the questions of a paper in the versions that it has, for its owner. A section without a name is none.
 * @throws homework.paperUnknown, homework.paperEmpty
 */
export async function paperQuestions(
  tx: Tx,
  { paperId, ownerId }: { paperId: number; ownerId: number },
): Promise<{ questions: SetQuestion[]; sections: QuizSection[] }> {
  const { rows } = await tx.execute<Section>(sql`
    select s.name, s.name_en as "nameEn", s.intro, s.intro_en as "introEn", coalesce((
      select json_agg(json_build_object('questionId', x.question_id, 'versionId', x.version_id, 'points', x.points::float8)
        order by x.position) from paper_questions x where x.section_id = s.id), '[]') as questions
    from papers p left join paper_sections s on s.paper_id = p.id
    where p.id = ${paperId} and p.owner_id = ${ownerId} order by s.position`)
  if (rows.length === 0) throw new AppError(homeworkErrors.paperUnknown)
  const isNamed = ({ name, nameEn }: Section) => Boolean(name) || Boolean(nameEn)
  const questions = rows.flatMap((section, at) =>
    section.questions.map((one) => ({ ...one, ...(isNamed(section) && { section: keyOf(at) }) })),
  )
  if (questions.length === 0) throw new AppError(homeworkErrors.paperEmpty)
  return {
    questions,
    sections: rows.flatMap((section, at) =>
      isNamed(section)
        ? [
            {
              ...{ key: keyOf(at), name: { zh: section.name, en: section.nameEn } },
              intro: { zh: textOfHtml(section.intro), en: textOfHtml(section.introEn) },
            },
          ]
        : [],
    ),
  }
}

const keyOf = (at: number) => `s${at + 1}`
