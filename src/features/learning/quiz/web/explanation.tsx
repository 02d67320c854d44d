import { RichText } from '#src/features/content/editor/web/rich-text.tsx'
import { useText } from '#src/web/i18n.tsx'
import css from './quiz.module.css'
import { resultText } from './result-text.ts'

/** The explanation of a question whose key the quiz keeps. */
export function Explanation({ html }: { html: string }) {
  const t = useText(resultText)
  return (
    <div className={css.explanation}>
      <h4>{t.explanation}</h4>
      <div className="prose">
        <RichText html={html} />
      </div>
    </div>
  )
}
