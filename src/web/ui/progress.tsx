import { useFormat } from '#src/web/i18n.tsx'
import { cx } from './cx.ts'
import css from './progress.module.css'

interface Amount {
  /** 0 … 1 */
  value: number
  label: string
}

/** A progress bar with its label and percentage. */
export function Progress({ value, label, labelHidden }: Amount & { labelHidden?: boolean }) {
  const format = useFormat()
  const whole = Math.min(1, Math.max(0, value))
  return (
    <div className={css.progress}>
      {!labelHidden && <span aria-hidden="true">{label}</span>}
      <span className={css.figure} aria-hidden="true">
        {format.percent(whole)}
      </span>
      <progress className="visually-hidden" aria-label={label} value={whole} />
      <div className={cx(css.bar, whole === 1 && css.full)} aria-hidden="true">
        <span style={{ inlineSize: `${whole * 100}%` }} />
      </div>
    </div>
  )
}

/** A progress ring with the percentage inside. */
export function ProgressRing({ value, label, size = 64 }: Amount & { size?: number }) {
  const format = useFormat()
  const whole = Math.min(1, Math.max(0, value))
  return (
    <div className={css.ring} style={{ inlineSize: size, blockSize: size }}>
      <progress className="visually-hidden" aria-label={label} value={whole} />
      <svg viewBox="0 0 36 36" aria-hidden="true">
        <circle cx="18" cy="18" r="16" />
        <circle cx="18" cy="18" r="16" pathLength="100" strokeDasharray={`${whole * 100} 100`} />
      </svg>
      <span aria-hidden="true">{format.percent(whole)}</span>
    </div>
  )
}
