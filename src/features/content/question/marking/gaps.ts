import type { AnswerOf } from '../answer.ts'
import type { BodyOf } from '../body/body.ts'
import type { Gap, TextGap } from '../body/gap.ts'
import type { Mark } from '../taking.ts'
import { bestAssignment } from './assignment.ts'
import { dateShare } from './date-match.ts'
import { type Fraction, fraction, one, over, sumOf, times, toNumber, zero } from './fraction.ts'
import { numberShare } from './number-match.ts'
import { type Line, markOfLines, verdictOf, weighed } from './outcome.ts'
import { formsOf, textMarker, textShare } from './text-match.ts'

/** The share that a text earns in a gap of any kind. */
export function gapShare(gap: Gap, given: string): Fraction {
  switch (gap.kind) {
    case 'text':
      return textShare(gap, given)
    case 'number':
      return numberShare(gap, given)
    case 'date':
      return dateShare(gap, given)
    case 'choice': {
      const option = gap.options.find(({ id }) => id === given)
      if (!option) return zero
      return option.share === undefined ? (option.right ? one : zero) : fraction(option.share)
    }
  }
}

const isBlank = (text: string | undefined): text is undefined | '' => (text ?? '').trim() === ''

/** Gaps one by one, each by its weight. */
function markEach(gaps: readonly Gap[], given: Record<string, string>): Mark {
  return markOfLines(
    weighed(
      gaps.map((gap) => {
        const text = given[gap.id]
        return {
          part: gap.id,
          weight: gap.weight,
          share: isBlank(text) ? null : gapShare(gap, text),
        }
      }),
    ),
  )
}

export const markCloze = (body: BodyOf<'cloze'>, { gaps }: AnswerOf<'cloze'>): Mark =>
  markEach(body.gaps, gaps)

/** A box is a gap on a sheet. */
export const markForm = (body: BodyOf<'form'>, { gaps }: AnswerOf<'form'>): Mark =>
  markEach(
    body.boxes.map(({ id, gap }) => ({ ...gap, id })),
    gaps,
  )

export const markFillIn = (body: BodyOf<'fillIn'>, { gaps }: AnswerOf<'fillIn'>): Mark =>
  body.anyOrder ? markInAnyOrder(body.gaps, gaps) : markEach(body.gaps, gaps)

/** Each text counts for one gap and each gap for one text, so that together they earn the most. */
function markInAnyOrder(gaps: readonly TextGap[], given: Record<string, string>): Mark {
  const weights = gaps.map(({ weight }) => fraction(weight ?? 1))
  const total = sumOf(weights)
  const worth = weights.map((weight) => over(weight, total))
  const markers = gaps.map((gap) => textMarker(gap))
  const shares = gaps.map(({ id }) => {
    const text = given[id]
    if (isBlank(text)) return markers.map(() => zero)
    const forms = formsOf(text)
    return markers.map((marker) => marker(forms))
  })
  const chosen = bestAssignment(
    shares.map((row) => row.map((share, index) => toNumber(times(share, worth[index]!)))),
  )
  return markOfLines(
    gaps.map(({ id }, row): Line => {
      const column = chosen[row]!
      const share = shares[row]![column]!
      return {
        part: id,
        verdict: isBlank(given[id]) ? 'unanswered' : verdictOf(share),
        earned: times(share, worth[column]!),
        of: worth[column]!,
      }
    }),
  )
}

export function markNumeric(body: BodyOf<'numeric'>, { number, unit }: AnswerOf<'numeric'>): Mark {
  const share = numberShare(body, unit.trim() === '' ? number : `${number} ${unit}`)
  return markOfLines([{ part: 'number', verdict: verdictOf(share), earned: share, of: one }])
}
