import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { exchangeApi } from '../contract.ts'

type Loss = AnswerOf<typeof exchangeApi.getLosses>['losses'][number]

/** One thing that is lost, with the types of the questions that lose it. */
export interface LossGroup {
  note: Loss['note']
  parts: Loss['type'][]
  count: number
  example: string
}

/** Puts the losses of all types that say the same into one line; the most frequent come first. */
export function grouped(losses: readonly Loss[]): LossGroup[] {
  const groups = new Map<string, LossGroup>()
  for (const { note, type, count, titles } of losses) {
    const key = `${note.kind} ${note.code} ${JSON.stringify(note.about ?? {})}`
    const group = groups.get(key) ?? { note, parts: [], count: 0, example: titles[0] ?? '' }
    group.count += count
    group.parts.push(type)
    groups.set(key, group)
  }
  return [...groups.values()].toSorted((a, b) => b.count - a.count)
}
