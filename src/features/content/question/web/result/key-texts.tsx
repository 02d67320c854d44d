import { useFormat, useText } from '#src/web/i18n.tsx'
import type { PlainKey } from '../../taking.ts'
import css from '../question.module.css'
import { questionText } from '../question-text.ts'
import { RichText } from '#src/features/content/editor/web/rich-text.tsx'

/** The texts of the key besides the right answer: feedback, model answer, criteria, explanation. */
export function KeyTexts({
  of: key,
  level = 4,
}: {
  of: PlainKey
  /** Of the headings. */
  level?: 3 | 4
}) {
  const Heading = `h${level}` as const
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
            <Heading>{title}</Heading>
            <div className="prose">
              <RichText html={html} />
            </div>
          </div>
        ))}
      {key.criteria.length > 0 && (
        <div className={css.explanation}>
          <Heading>{t.criteria}</Heading>
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
