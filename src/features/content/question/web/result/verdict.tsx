import { useFormat, useText } from '#src/web/i18n.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import type { Mark, Verdict as Kind } from '../../taking.ts'
import css from '../question.module.css'
import { questionText } from '../question-text.ts'
import { pointsText } from './points-text.ts'

export const verdictIcons = {
  correct: 'check-circle',
  part: 'info',
  wrong: 'error',
  unanswered: 'minus',
  waiting: 'clock',
} as const satisfies Record<Kind, string>

/** How a question was marked, in a sign, words and points. */
export function Verdict({ mark, points }: { mark: Mark; points: number | null }) {
  const t = useText(questionText)
  const format = useFormat()
  const { verdict, share } = mark
  return (
    <p className={css.mark} data-kind={verdict}>
      <Icon name={verdictIcons[verdict]} />
      <strong>{t.verdicts[verdict]}</strong>
      {share !== null && (
        <span>
          {points === null
            ? t.gotShare(format.percent(share))
            : t.got(pointsText(share, points, format), format.number(points))}
        </span>
      )}
      {share === null && points !== null && <span>{t.value(format.number(points))}</span>}
    </p>
  )
}
