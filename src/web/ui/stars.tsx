import type { CSSProperties } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { uiText } from './text.ts'
import css from './stars.module.css'

/** A score of 0 to 5, rounded to halves. A single element, because every card has one. */
export function Stars({ score, size = 16 }: { score: number; size?: number }) {
  const t = useText(uiText)
  const halves = Math.round(score * 2) * 10
  return (
    <span
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn by CSS, there is no source
      role="img"
      aria-label={t.score(score.toFixed(1))}
      className={css.stars}
      style={{ '--full': `${halves}%`, blockSize: size } as CSSProperties}
    />
  )
}
