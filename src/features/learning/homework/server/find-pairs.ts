import { runChild } from '#src/server/media/child.ts'
import { openQueue } from '#src/server/open-queue.ts'
import { AppError, commonErrors } from '#src/shared/errors.ts'
import { type ComparedTexts, comparedTexts, type SimilarOrder } from '../similarity.ts'

const script = new URL('../child/similar-child.ts', import.meta.url)
const memoryMiB = 600
const seconds = 30
/** Characters of all texts that are compared at once; more of them would keep other requests waiting. */
const atOnceMost = 20_000
/** Comparisons at the same time, and those that wait. */
const comparisons = openQueue(1, 20)

/** Finds the pairs of similar texts: of many, in a process of its own. @throws common.unavailable */
export async function findPairs(order: SimilarOrder): Promise<ComparedTexts> {
  const length = order.texts.reduce((sum, { text }) => sum + text.length, order.given.length)
  if (length <= atOnceMost) return comparedTexts(order.texts, order.given)
  return comparisons.run(async () => {
    const signal = AbortSignal.timeout(seconds * 1000)
    const found = runChild<ComparedTexts>(script, order, { signal, memoryMiB })
    return found.catch((error: unknown) => {
      if (signal.aborted) throw new AppError(commonErrors.unavailable)
      throw error
    })
  })
}
