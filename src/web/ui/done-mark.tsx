import { useFormat, useText } from '#src/web/i18n.tsx'
import css from './done-mark.module.css'
import { Icon } from './icon.tsx'
import { uiText } from './text.ts'

/** The progress of an outline's item: a ring that fills, and a tick when done. `share` is 0 to 1. */
export function DoneMark({ done, share }: { done: boolean; share: number }) {
  const t = useText(uiText)
  const format = useFormat()
  if (done) {
    return (
      <span className={css.done} title={t.done}>
        <Icon name="check-circle" size={18} label={t.done} />
      </span>
    )
  }
  const label = share > 0 ? format.percent(share) : t.notDone
  return (
    <svg
      viewBox="0 0 20 20"
      width="18"
      height="18"
      className={css.ring}
      role="img"
      aria-label={label}
    >
      <circle cx="10" cy="10" r="8" />
      <circle
        cx="10"
        cy="10"
        r="8"
        pathLength="100"
        strokeDasharray={`${Math.min(1, share) * 100} 100`}
      />
    </svg>
  )
}
