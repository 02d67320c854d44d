import { half } from './numbers.ts'
import { type Kind, kindOf, keysFollow, keysLabel, keysOnly } from './patterns-text.ts'
import type { Rich } from './rich.ts'

export interface LabelledPart {
  /** The kind of question that its label names; null for what stands before any label. */
  kind: Kind | null
  rich: Rich
}

/**
 * Cuts a line of answers at the kinds that it names: 1-2：AB；判断：1-2 √×. Within a line only keys make a word a label.
 * @param isKnown - whether the paper has questions of that kind
 */
export function labelledParts(rich: Rich, isKnown: (kind: Kind) => boolean): LabelledPart[] {
  const text = half(rich.text)
  const labels = [...text.matchAll(keysLabel)].flatMap((found) => {
    const kind = kindOf(found[1]!)
    const to = found.index + found[0].length
    const isLabel = found.index === 0 || keysFollow.test(text.slice(to))
    return kind !== null && isLabel && isKnown(kind) ? [{ kind, from: found.index, to }] : []
  })
  const parts: LabelledPart[] = [{ kind: null, rich: rich.slice(0, labels[0]?.from).trim() }]
  for (const [n, { kind, to }] of labels.entries())
    parts.push({ kind, rich: rich.slice(to, labels[n + 1]?.from).trim() })
  return parts.filter((one) => !one.rich.isEmpty)
}

const choices: readonly (Kind | null)[] = ['single', 'multiple', 'choice']

/**
 * Which of several sections a kind names.
 * @returns its index, null where several fit, undefined where none does
 */
export function placeOfKind(
  kinds: readonly (Kind | null)[],
  kind: Kind,
): number | null | undefined {
  const same = kinds.flatMap((one, n) =>
    one === kind ||
    (kind === 'choice' && choices.includes(one)) ||
    (one === 'choice' && choices.includes(kind))
      ? [n]
      : [],
  )
  const exact = same.filter((n) => kinds[n] === kind)
  if (exact.length === 1) return exact[0]
  return same.length === 0 ? undefined : same.length === 1 ? same[0] : null
}

/** The keys without numbers with which a heading ends: 一、单选题：ABCDA. */
export function keysAtEnd(line: string): number | null {
  const found = keysOnly.exec(half(line))
  return found ? found.index + found[0].length - found[1]!.length : null
}
