import type { Option } from '#src/features/content/question/web/options-of.ts'
import { LineText } from '#src/features/content/question/web/stem.tsx'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import css from './question.module.css'
import { questionText } from './question-text.ts'

/** The options of a question with how many chose each; the right ones have a sign and words. */
export function QuestionBars({
  options,
  counts,
  answered,
  right = [],
  mine = null,
  label,
}: {
  options: readonly Option[]
  /** Null while the question is open: the options stand there alone. */
  counts: readonly number[] | null
  answered: number
  /** The ids of the right options, once they are shown. */
  right?: readonly string[]
  /** The places that a student has chosen. */
  mine?: readonly number[] | null
  /** What the list is called where a page has several. */
  label?: string
}) {
  const t = useText(questionText)
  const format = useFormat()
  return (
    <ul className={css.bars} aria-label={label ?? (counts ? t.bars : t.options)}>
      {options.map(({ id, name, html }, at) => {
        const count = counts?.[at] ?? 0
        const share = answered === 0 ? 0 : count / answered
        const isRight = right.includes(id)
        return (
          <li key={id} data-right={isRight || undefined}>
            <b>{name}</b>
            <div className={css.option}>
              {html && <LineText html={html} />}
              {isRight && (
                <span className={css.right}>
                  <Icon name="check" /> {t.right}
                </span>
              )}
              {mine?.includes(at) && <span className={css.own}>{t.own}</span>}
              {counts && (
                <span className={css.track} aria-hidden="true">
                  <span style={{ inlineSize: `${share * 100}%` }} />
                </span>
              )}
            </div>
            {counts && <span>{t.times(format.number(count), format.percent(share))}</span>}
          </li>
        )
      })}
    </ul>
  )
}
