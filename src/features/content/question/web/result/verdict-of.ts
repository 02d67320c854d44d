import type { Verdict } from '../../taking.ts'
import type { ShownResult } from './result-props.ts'

/** The verdict on a part of a question. */
export const verdictOf = ({ mark }: ShownResult, id: string): Verdict | undefined =>
  mark?.lines.find(({ part }) => part === id)?.verdict

/** The HTML of the items that the key names for a part; none where the quiz keeps the key. */
export const keyItems = (
  { key }: ShownResult,
  id: string,
  items: readonly { id: string; html: string }[],
): string[] =>
  (key?.parts[id] ?? []).flatMap((named) => items.find((item) => item.id === named)?.html ?? [])
