import { Stem } from '../stem.tsx'
import { KeyInPlace } from './key-in-place.tsx'
import { keyLines } from './key-lines.tsx'
import { PlacedItem } from './placed-item.tsx'
import type { ResultProps } from './result-props.ts'
import { keyItems, verdictOf } from './verdict-of.ts'

export function DragTextResult({ question, answer, result }: ResultProps<'dragText'>) {
  const { tokens, gaps, stem } = question
  return (
    <Stem
      html={stem}
      renderGap={(gap) =>
        gaps.includes(gap) &&
        (result.mark ? (
          <PlacedItem
            html={tokens.find(({ id }) => id === answer?.gaps[gap])?.html}
            verdict={verdictOf(result, gap)}
            right={keyItems(result, gap, tokens)}
          />
        ) : (
          <KeyInPlace right={keyLines(result, gap, tokens)} />
        ))
      }
    />
  )
}
