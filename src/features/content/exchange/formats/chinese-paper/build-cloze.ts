import { withGaps } from './blanks.ts'
import { htmlOfBlocks, textOfBlock } from './block.ts'
import { half } from './numbers.ts'
import type { Built, RawQuestion } from './raw.ts'
import { onSide, type Side } from './side.ts'

/** Rows of options for the numbered places of a text are one cloze; null where the questions are more than that. */
export function clozeOf(raw: RawQuestion, side: Side): Built | null {
  const { children } = raw
  if (
    children.length === 0 ||
    children.some(
      ({ number, stem, options }) => number === null || stem.length > 0 || options.length < 2,
    )
  )
    return null
  const numbers = children.map(({ number }) => number!)
  const { blocks, gaps } = withGaps(raw.stem, { isFillIn: false, numbers })
  if (numbers.some((n) => !gaps.some(({ id }) => id === `q${n}`))) return null
  const keys = children.map((child) => keyLetter(child))
  return {
    body: {
      type: 'cloze',
      stem: onSide(side, htmlOfBlocks(blocks)),
      explanation: onSide(
        side,
        htmlOfBlocks([...raw.explanation, ...children.flatMap(({ explanation }) => explanation)]),
      ),
      gaps: children.map(({ number, options }, n) => ({
        id: `q${number}`,
        kind: 'choice' as const,
        options: options.slice(0, 30).map(({ letter, rich }, k) => ({
          id: letter.toLowerCase(),
          text: onSide(side, rich.html()),
          right: k === keys[n],
        })),
      })),
    },
    notes: [
      ...raw.notes,
      ...(keys.every((key) => key === null)
        ? [{ kind: 'hint' as const, code: 'noKey' as const }]
        : []),
    ],
  }
}

function keyLetter({ answer }: RawQuestion): number | null {
  const letter = /^[([\s]*([A-H])(?![A-Za-z])/i.exec(half(answer.map(textOfBlock).join(' ')))?.[1]
  return letter === undefined ? null : letter.toUpperCase().charCodeAt(0) - 65
}
