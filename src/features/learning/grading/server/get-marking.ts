import { sql } from 'drizzle-orm'
import type { QuestionType } from '#src/features/content/question/types.ts'
import { invigilationErrors } from '#src/features/learning/invigilation/errors.ts'
import { mayRelease } from '#src/features/learning/invigilation/server/rules.ts'
import type { Call } from '#src/server/kernel.ts'
import { textOfHtml } from '#src/server/text/text-of-html.ts'
import { canOf } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { gradingApi } from '../contract.ts'
import { writtenParts } from './written-parts.ts'
import { readMarkedQuiz } from './read-marked-quiz.ts'

interface Row extends Record<string, unknown> {
  questionId: number
  part: string
  number: number | null
  type: QuestionType
  stem: { zh: string; en: string }
  answers: number
  waiting: number
  empty: number
}

/** Characters of a title that stands in a row with others. */
const titleMost = 24

/** Lists the questions of a quiz that have written answers, in the order of the quiz. */
export async function getMarking(
  call: Call<typeof gradingApi.getMarking>,
): Promise<AnswerOf<typeof gradingApi.getMarking>> {
  const { db, viewer, locale, input } = call
  const { quizId } = input
  const own = await readMarkedQuiz(call, quizId)
  const [quiz, questions] = await Promise.all([
    db.execute<{ showMark: string; releasedAt: string | null }>(sql`
      select show_mark as "showMark", marks_released_at as "releasedAt" from quizzes where id = ${quizId}`),
    db.execute<Row>(sql`
      select w.question_id as "questionId", w.part, set.position + 1 as number,
        (array_agg(w.type order by w.version_id desc))[1] as type,
        (array_agg(w.body -> 'stem' order by w.version_id desc))[1] as stem,
        count(*) filter (where w.verdict <> 'unanswered')::int as answers,
        count(*) filter (where w.verdict = 'waiting')::int as waiting,
        count(*) filter (where w.verdict = 'unanswered')::int as empty
      from ${writtenParts(quizId, viewer.id)} w
      left join quiz_questions set on set.quiz_id = ${quizId} and set.question_id = w.question_id
      group by w.question_id, w.part, set.position
      order by set.position nulls last, w.question_id, w.part`),
  ])
  const { showMark, releasedAt } = quiz.rows[0]!
  return {
    quizId,
    title: own.title,
    place: own.place,
    marksReleasedAt: releasedAt === null ? null : new Date(releasedAt).toISOString(),
    questions: questions.rows.map(({ stem: { zh, en }, ...row }) => {
      const stem = locale === 'en-US' ? en || zh : zh || en
      const title = textOfHtml(stem)
      const isCut = title.length > titleMost
      return { ...row, title: isCut ? `${title.slice(0, titleMost).toWellFormed()}…` : title }
    }),
    // Marks of homework are returned on its own page.
    can: {
      releaseMarks: canOf(own.course ? mayRelease(showMark) : invigilationErrors.notReleasable),
    },
  }
}
