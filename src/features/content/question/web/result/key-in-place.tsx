import { Fragment, type ReactNode } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { cx } from '#src/web/ui/cx.ts'
import css from '../question.module.css'
import { questionText } from '../question-text.ts'

/** The right answer at the place of an answer, where the key is shown alone. */
export function KeyInPlace({ right }: { right: readonly ReactNode[] }) {
  const t = useText(questionText)
  return (
    <span className={cx(css.filled, css.isRight)}>
      <span className="visually-hidden">{t.rightAnswer} </span>
      {right.length === 0
        ? '–'
        : right.map((each, at) => (
            // The list is written whole each time.
            <Fragment key={at}>
              {at > 0 && t.or}
              {each}
            </Fragment>
          ))}
    </span>
  )
}
