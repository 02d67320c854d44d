import type { Call } from '#src/server/kernel.ts'
import { canOf } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { exchangeApi } from '../contract.ts'
import { lossesOfFormat } from '../formats/writer-of.ts'
import { chosenQuestions } from './chosen-questions.ts'
import { mayExport } from './rules.ts'

type Answer = AnswerOf<typeof exchangeApi.getLosses>

/** Examples that a line shows. */
const titlesShown = 5

/** Lists what a format cannot hold of the questions of an order, one line for each kind of loss and type. */
export async function getLosses({
  config,
  db,
  viewer,
  input,
}: Call<typeof exchangeApi.getLosses>): Promise<Answer> {
  const { questions } = await chosenQuestions(db, viewer, input)
  const lossesOf = lossesOfFormat(input.format)
  const losses = new Map<string, Answer['losses'][number]>()
  for (const { body, title } of questions) {
    for (const note of lossesOf(body)) {
      const key = `${note.kind} ${note.code} ${body.type}`
      const line = losses.get(key) ?? { note, type: body.type, count: 0, titles: [] }
      line.count += 1
      if (line.titles.length < titlesShown) line.titles.push(title)
      losses.set(key, line)
    }
  }
  return {
    questions: questions.length,
    can: { export: canOf(mayExport({ config }, input.format)) },
    losses: [...losses.values()],
  }
}
