import { toTake } from '#src/features/content/question/server/present.ts'
import { readLate } from '#src/features/learning/quiz/server/read-late.ts'
import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { invigilationApi } from '../contract.ts'
import { readPlacedQuiz } from './quiz-place.ts'

/** Lists the answers of an attempt that came after its end, each with the one before, for the teacher who decides. */
export async function getLate(
  call: Call<typeof invigilationApi.getLate>,
): Promise<AnswerOf<typeof invigilationApi.getLate>> {
  const { db, viewer, locale, input } = call
  await readPlacedQuiz(call, input.quizId)
  const { seed, shuffleOptions, endedAt, rows } = await readLate(db, input)
  const bodies = rows.map(({ body }) => body)
  const questions = await toTake(call, bodies, {
    ...{ locale, viewer, shuffleOptions },
    files: new Set(rows.flatMap(({ files }) => files)),
    seeds: rows.map(() => seed),
  })
  return {
    endedAt: endedAt.toISOString(),
    answers: rows.map(
      ({ questionId, number, former, late, lateAt, keyWasShown, isBehind }, at) => ({
        ...{ questionId, number, former, late, keyWasShown, isBehind },
        lateAt: lateAt.toISOString(),
        question: questions[at]!,
      }),
    ),
  }
}
