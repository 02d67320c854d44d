import { useFormat, useText } from '#src/web/i18n.tsx'
import type { PlainKey } from '../../taking.ts'
import css from '../question.module.css'
import { questionText } from '../question-text.ts'
import { RichText } from '#src/features/content/editor/web/rich-text.tsx'

/** The texts of the key besides the right answer: feedback, model answer, criteria, explanation. */
export function KeyTexts({ of: key }: { of: PlainKey }) {
  const t = useText(questionText)
  const format = useFormat()
  const texts = [
    { title: t.feedback, html: key.feedback },
    { title: t.modelAnswer, html: key.modelAnswer },
    { title: t.explanation, html: key.explanation },
  ]
  return (
    <>
      {texts
        .filter(({ html }) => html !== '')
        .map(({ title, html }) => (
          <div key={title} className={css.explanation}>
            <h4>{title}</h4>
            <div className="prose">
              <RichText html={html} />
            </div>
          </div>
        ))}
      {key.criteria.length > 0 && (
        <div className={css.explanation}>
          <h4>{t.criteria}</h4>
          <ul className={css.criteria}>
            {key.criteria.map(({ id, text, share }) => (
              <li key={id}>
                <span>{text}</span>
                <span className={css.hint}>{format.percent(share)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
