import { keepStored, readStored } from '#src/web/stored.ts'

const key = 'bank:trail'

/** The list from which a question was opened. */
export interface Trail {
  /** Its address. */
  list: string
  questionIds: number[]
}

/** Keeps the list in this tab, so that a question leads to the next one and back, whatever a save changes in the order. */
export const keepTrail = (list: string, questions: readonly { questionId: number }[]) =>
  keepStored('session', key, {
    list,
    questionIds: questions.map(({ questionId }) => questionId),
  } satisfies Trail)

export function readTrail(): Trail | undefined {
  const trail = readStored('session', key) as Partial<Trail> | undefined
  const isTrail = typeof trail?.list === 'string' && Array.isArray(trail.questionIds)
  return isTrail ? (trail as Trail) : undefined
}
