import { letter } from '#src/features/content/question/letter.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import type { AnalysedQuestion } from '../contract.ts'
import { analysisText } from './analysis-text.ts'
import css from './analysis.module.css'

const [width, height, left, right, above, below] = [340, 220, 44, 40, 12, 28]
const places = 5
/** Names at the ends of lines stand at least so far apart. */
const apart = 16

const x = (place: number) => left + (place / (places - 1)) * (width - left - right)
const y = (share: number) => above + (1 - share) * (height - above - below)

interface Curve {
  name: string
  right: boolean
  fifths: readonly number[]
}

/** How often each fifth of the learners chose each option, as lines; the table below has the same figures. */
export function OptionCurves({
  analysed: { options, type },
}: {
  analysed: Pick<AnalysedQuestion, 'options' | 'type'>
}) {
  const t = useText(analysisText)
  const format = useFormat()
  const curves = options.flatMap(({ id, right: isRight, fifths }, at): Curve[] => {
    if (!fifths) return []
    const name = type === 'trueFalse' ? t.truth[id === 'true' ? 'true' : 'false'] : letter(at)
    return [{ name, right: isRight, fifths }]
  })
  const ends = spread(curves.map(({ fifths }) => y(fifths.at(-1) ?? 0)))
  return (
    <svg className={css.curves} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t.curves}>
      {[0, 0.5, 1].map((share) => (
        <g key={share} className={css.grid}>
          <line x1={left} x2={width - right} y1={y(share)} y2={y(share)} />
          <text x={left - 8} y={y(share) + 4} textAnchor="end">
            {format.percent(share)}
          </text>
        </g>
      ))}
      <g className={css.grid}>
        <text x={left} y={height - 8}>
          {t.weakest}
        </text>
        <text x={width - right} y={height - 8} textAnchor="end">
          {t.strongest}
        </text>
      </g>
      {curves.map(({ name, right: isRight, fifths }, at) => (
        <g key={name} className={isRight ? css.rightCurve : css.curve}>
          <polyline
            points={fifths.map((share, place) => `${x(place)},${y(share)}`).join(' ')}
            strokeDasharray={isRight ? undefined : dashes[at % dashes.length]}
          />
          {fifths.map((share, place) => (
            <circle key={place} cx={x(place)} cy={y(share)} r={isRight ? 4 : 3} />
          ))}
          <text x={width - right + 10} y={ends[at]! + 4}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** Lines are told apart without colours. */
const dashes = ['6 4', '2 4', '10 3', '6 3 2 3', '1 3', '12 4 2 4']

/** Moves heights apart, from the top on, in the order that they have. */
function spread(heights: readonly number[]): number[] {
  const order = heights.map((_, at) => at).toSorted((a, b) => heights[a]! - heights[b]!)
  const moved = [...heights]
  let last = -Infinity
  for (const at of order) {
    moved[at] = Math.max(heights[at]!, last + apart)
    last = moved[at]!
  }
  const over = Math.max(0, last - (height - below))
  return moved.map((one) => one - over)
}
