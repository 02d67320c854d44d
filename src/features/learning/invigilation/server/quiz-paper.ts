import { sql } from 'drizzle-orm'
import type { quizPapers, QuizPaper } from '#src/features/content/exchange/server/quiz-port.ts'
import type { Both } from '#src/shared/locale.ts'
import { findOwnQuiz } from './own-quiz.ts'
import { poolWords } from './quiz-paper-text.ts'
import { findClassQuiz } from './quiz-place.ts'
import { mayInvigilate } from './rules.ts'

interface Row extends Record<string, unknown> {
  questionId: number
  versionId: number
  points: number
  section: number
  draw: number
  /** Of its draw. */
  count: number | null
  name: string
  nameEn: string
  intro: string
  introEn: string
}

/** A quiz as a paper: where a section draws at random, its pool is a section of its own that says so. */
export const quizAsPaper: NonNullable<(typeof quizPapers)['answer']> = async (
  { db, ports },
  { quizId, viewer },
) => {
  const name = await nameFor({ db, ports }, { quizId, userId: viewer.id })
  if (!name) return null
  const { rows } = await db.execute<Row>(sql`
    select x.question_id as "questionId", x.version_id as "versionId", x.points::float8 as points, x.section, x.draw,
      d.count, coalesce(s.name, '') as name, coalesce(s.name_en, '') as "nameEn", coalesce(s.intro, '') as intro,
      coalesce(s.intro_en, '') as "introEn"
    from quiz_questions x
    left join quiz_sections s on s.quiz_id = x.quiz_id and s.number = x.section
    left join quiz_draws d on d.quiz_id = x.quiz_id and d.number = x.draw
    where x.quiz_id = ${quizId} order by x.section, x.draw, x.position`)
  const parts = [...Map.groupBy(rows, ({ section, draw }) => `${section} ${draw}`).values()]
  const isLoose = ([first]: Row[]) => first!.section === 0 && first!.draw === 0
  const named = parts.filter((part) => !isLoose(part))
  return {
    ...{ name: name.zh, nameEn: name.en },
    sections: named.map(sectionOf),
    questions: parts.flatMap((part) =>
      part.map(({ questionId, versionId, points }) => ({
        ...{ questionId, versionId, points },
        section: isLoose(part) ? null : named.indexOf(part),
      })),
    ),
  }
}

/** The name of a quiz of a course or a class, for those who look after it; undefined for everybody else. */
async function nameFor(
  { db, ports }: Parameters<typeof findClassQuiz>[0],
  asked: { quizId: number; userId: number },
): Promise<Both | undefined> {
  const own = await findOwnQuiz(db, { ...asked, locale: 'zh-CN' })
  if (own) return mayInvigilate(own) === null ? { zh: own.nameZh, en: own.nameEn } : undefined
  const found = await findClassQuiz({ db, ports }, asked)
  return found?.isTeacher ? { zh: found.title, en: found.title } : undefined
}

function sectionOf(part: Row[]): QuizPaper['sections'][number] {
  const { name, nameEn, intro, introEn, draw, count } = part[0]!
  if (draw === 0) return { name: { zh: name, en: nameEn }, intro: { zh: intro, en: introEn } }
  return {
    name: { zh: poolWords.name.zh(name), en: poolWords.name.en(nameEn) },
    intro: {
      zh: `${poolWords.intro.zh(count!, part.length)}${intro}`,
      en: `${poolWords.intro.en(count!, part.length)}${introEn}`.trim(),
    },
  }
}
