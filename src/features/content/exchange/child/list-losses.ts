import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { QuestionBody } from '../../question/body/body.ts'
import type { exchangeApi } from '../contract.ts'
import type { Note } from '../paper-form.ts'

export type Loss = AnswerOf<typeof exchangeApi.getLosses>['losses'][number]

/** Examples that a line shows. */
const titlesShown = 5

/** Returns one line for each kind of loss and type of question. */
export function listLosses(
  questions: readonly { body: QuestionBody; title: string }[],
  lossesOf: (body: QuestionBody) => Note[],
): Loss[] {
  const losses = new Map<string, Loss>()
  for (const { body, title } of questions) {
    for (const note of lossesOf(body)) {
      const key = `${note.kind} ${note.code} ${JSON.stringify(note.about ?? {})} ${body.type}`
      const line = losses.get(key) ?? { note, type: body.type, count: 0, titles: [] }
      line.count += 1
      if (line.titles.length < titlesShown) line.titles.push(title)
      losses.set(key, line)
    }
  }
  return [...losses.values()]
}
