import { createHash } from 'node:crypto'
import { openQueue } from '#src/server/open-queue.ts'
import { runChild } from '#src/server/media/child.ts'
import type { Call } from '#src/server/kernel.ts'
import { canOf } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { Loss } from '../child/list-losses.ts'
import type { WriteOrder } from '../child/write-order.ts'
import type { exchangeApi } from '../contract.ts'
import { chosenQuestions } from './chosen-questions.ts'
import { mayExport } from './rules.ts'
import { writeChild, writeMemoryMiB } from './write-child.ts'

type Answer = AnswerOf<typeof exchangeApi.getLosses>

const seconds = 60
/** One child at a time; the others wait their turn. */
const inTurn = openQueue(1, 30)
/** Lists that were made, by format and questions: a page asks again when a teacher looks at the formats in turn. */
const known = new Map<string, Loss[]>()
const knownMost = 100

/** Lists what a format cannot hold of the questions of an order, one line for each kind of loss and type. */
export async function getLosses({
  config,
  db,
  ports,
  viewer,
  input,
}: Call<typeof exchangeApi.getLosses>): Promise<Answer> {
  const { questions } = await chosenQuestions({ db, ports }, viewer, input)
  return {
    questions: questions.length,
    can: { export: canOf(mayExport({ config }, input.format)) },
    losses: await lossesOf({
      kind: 'losses',
      format: input.format,
      questions: questions.map(({ body, title }) => ({ body, title })),
    }),
  }
}

async function lossesOf(order: Extract<WriteOrder, { kind: 'losses' }>): Promise<Loss[]> {
  if (order.questions.length === 0) return []
  const hash = createHash('sha256').update(order.format)
  for (const { body, title } of order.questions) hash.update(`\0${title}\0${body}`)
  const key = hash.digest('base64')
  const made =
    known.get(key) ??
    (await inTurn.run(async () => {
      // The same list may have been made while this call waited.
      const made = known.get(key)
      if (made) return made
      const signal = AbortSignal.timeout(seconds * 1000)
      return runChild<Loss[]>(writeChild, order, { signal, memoryMiB: writeMemoryMiB })
    }))
  known.delete(key)
  known.set(key, made)
  const [oldest] = known.keys()
  if (known.size > knownMost && oldest !== undefined) known.delete(oldest)
  return made
}
