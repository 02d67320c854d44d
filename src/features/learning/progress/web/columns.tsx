import { useFormat } from '#src/web/i18n.tsx'
import css from './progress.module.css'

const [width, height, left, below, above] = [340, 190, 40, 26, 18]
/** Labels stand below at most so many columns; of more, each second or third has one. */
const labelsMost = 10

export interface ColumnShown {
  name: string
  /** 0 to 1. */
  share: number
}

/** Shares as columns; the table beside has the same figures. */
export function Columns({ label, columns }: { label: string; columns: readonly ColumnShown[] }) {
  const format = useFormat()
  const room = (width - left) / columns.length
  const bar = Math.min(48, room * 0.7)
  const y = (share: number) => above + (1 - share) * (height - above - below)
  const every = Math.ceil(columns.length / labelsMost)
  return (
    <svg className={css.chart} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {[0, 0.5, 1].map((share) => (
        <g key={share} className={css.grid}>
          <line x1={left} x2={width} y1={y(share)} y2={y(share)} />
          <text x={left - 6} y={y(share) + 4} textAnchor="end">
            {format.percent(share)}
          </text>
        </g>
      ))}
      {columns.map(({ name, share }, at) => {
        const middle = left + (at + 0.5) * room
        return (
          <g key={at}>
            <rect
              className={css.column}
              x={middle - bar / 2}
              y={y(share)}
              width={bar}
              height={y(0) - y(share)}
              rx={Math.min(3, bar / 4)}
            />
            {columns.length <= 6 && (
              <text className={css.figure} x={middle} y={y(share) - 5} textAnchor="middle">
                {format.percent(share)}
              </text>
            )}
            {at % every === 0 && (
              <text x={middle} y={height - 8} textAnchor="middle">
                {name}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}
