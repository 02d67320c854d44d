import { useText } from '#src/web/i18n.tsx'
import { cx } from '#src/web/ui/cx.ts'
import { Icon } from '#src/web/ui/icon.tsx'
import type { Verdict } from '../../taking.ts'
import css from '../question.module.css'
import { questionText } from '../question-text.ts'
import { LineText } from '../stem.tsx'
import own from './arrange-result.module.css'

/** An item where the learner put it, with its verdict as a sign and in words, and the right one after it. */
export function PlacedItem({
  html,
  verdict,
  right,
}: {
  /** Undefined where nothing was put. */
  html: string | undefined
  verdict: Verdict | undefined
  /** Shown where the answer is not right and the key is given. */
  right?: readonly string[]
}) {
  const t = useText(questionText)
  const isRight = verdict === 'correct'
  const isWrong = verdict === 'wrong'
  return (
    <>
      <span
        className={cx(
          css.filled,
          isRight && css.isRight,
          isWrong && css.isWrong,
          verdict === 'part' && css.isPart,
          html === undefined && css.isNone,
        )}
      >
        {(isRight || isWrong || verdict === 'part') && (
          <Icon
            name={isRight ? 'check' : isWrong ? 'close' : 'info'}
            size={16}
            label={t.verdicts[verdict]}
          />
        )}
        {html === undefined ? t.none : <LineText html={html} />}
      </span>
      {!isRight && right && right.length > 0 && (
        <span className={own.key}>
          {t.rightAnswer}
          {'\u00A0· '}
          {right.map((each, at) => (
            <span key={each}>
              {at > 0 && t.or}
              <LineText html={each} />
            </span>
          ))}
        </span>
      )}
    </>
  )
}
