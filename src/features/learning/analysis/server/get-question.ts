import { sql } from 'drizzle-orm'
import { toKeys } from '#src/features/content/question/server/present.ts'
import { readPlacedQuiz } from '#src/features/learning/invigilation/server/quiz-place.ts'
import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { AppError } from '#src/shared/errors.ts'
import type { analysisApi } from '../contract.ts'
import { analysisErrors } from '../errors.ts'
import { analyse, lastPlaces, numbersOf } from './analyse.ts'
import { readWritten } from './read-written.ts'
import { readSample, type SampleAnswer } from './read-sample.ts'

/** Reads the statistics of one question of a quiz: its options, and its numbers by version and by year. */
export async function getQuestion(
  call: Call<typeof analysisApi.getQuestion>,
): Promise<AnswerOf<typeof analysisApi.getQuestion>> {
  const { db, viewer, locale, input } = call
  const { quizId, questionId } = input
  const placed = await readPlacedQuiz(call, quizId)
  const sample = await readSample(db, input)
  const analysed = analyse(sample, locale).questions.find((one) => one.questionId === questionId)
  if (!analysed) throw new AppError(analysisErrors.questionNotFound)
  const answers = sample.answers.get(questionId)!
  const versions = sample.versions.get(questionId)!
  const newest = versions.at(-1)!
  const { rows: files } = await db.execute<{ id: number }>(
    sql`select user_file_id as id from question_files where version_id = ${newest.versionId}`,
  )
  const [shown] = await toKeys(call, [newest.body], {
    ...{ locale, viewer, seeds: [0], files: new Set(files.map(({ id }) => id)) },
  })
  const last = lastPlaces(sample)
  const partOf = (name: string, own: readonly SampleAnswer[]) => {
    const { n, facility, discrimination } = numbersOf(sample, own, last)
    return { name, n, facility, discrimination }
  }
  const yearOf = ({ attempt }: SampleAnswer) => sample.attempts[attempt]!.year
  const years = [...new Set(answers.map(yearOf))].sort((a, b) => a - b)
  return {
    ...{ quizId, title: placed.title, place: placed.place, analysed },
    question: shown!.question,
    key: shown!.key,
    versions: versions.map(({ versionId, number }) =>
      partOf(
        String(number),
        answers.filter((one) => one.versionId === versionId),
      ),
    ),
    years: years.map((year) =>
      partOf(
        String(year),
        answers.filter((one) => yearOf(one) === year),
      ),
    ),
    gaps: await readWritten(db, newest.body, input),
  }
}
