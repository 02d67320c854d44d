import { useText } from '#src/web/i18n.tsx'
import { cx } from '#src/web/ui/cx.ts'
import { Icon } from '#src/web/ui/icon.tsx'
import type { Verdict } from '../../taking.ts'
import css from '../question.module.css'
import { questionText } from '../question-text.ts'

/** A filled-in answer, with its verdict as a sign and in words; struck through when wrong. */
export function FilledGap({ text, verdict }: { text: string; verdict: Verdict | undefined }) {
  const t = useText(questionText)
  if (text === '') return <span className={cx(css.filled, css.isNone)}>{t.none}</span>
  const isWrong = verdict === 'wrong'
  return (
    <span
      className={cx(
        css.filled,
        verdict === 'correct' && css.isRight,
        isWrong && css.isWrong,
        verdict === 'part' && css.isPart,
      )}
    >
      {(verdict === 'correct' || verdict === 'part' || isWrong) && (
        <Icon
          name={isWrong ? 'close' : verdict === 'part' ? 'info' : 'check'}
          size={16}
          label={t.verdicts[verdict]}
        />
      )}
      {isWrong ? <s>{text}</s> : text}
    </span>
  )
}
