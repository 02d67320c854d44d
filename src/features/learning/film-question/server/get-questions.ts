import { toTake } from '#src/features/content/question/server/present.ts'
import { waysOf } from '#src/features/content/question/ways-of.ts'
import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { filmQuestionApi } from '../contract.ts'
import { filesOf, readFilmQuestions } from './film-questions.ts'
import { courseOpening } from '#src/features/learning/course/server/opening-port.ts'

/** Returns the questions of a film without keys. One beyond the end of the film is never asked. */
export async function getQuestions(
  call: Call<typeof filmQuestionApi.getQuestions>,
): Promise<AnswerOf<typeof filmQuestionApi.getQuestions>> {
  const { db, viewer, locale, input, ports, config } = call
  await ports.get(courseOpening).checkItem(db, viewer, input)
  const found = await readFilmQuestions(db, { ...input, userId: viewer.id })
  const rows = found.filter(({ beyondEnd }) => !beyondEnd)
  const shown = await toTake(
    call,
    rows.map(({ body }) => body),
    { locale, viewer, files: filesOf(rows), seeds: rows.map(({ pointId }) => pointId) },
  )
  return {
    questions: rows.map(({ pointId, second, answered, body }, at) => ({
      ...{ pointId, second, answered },
      rules: waysOf(body, config.SCORING_RULE),
      question: shown[at]!,
    })),
  }
}
