import { useText } from '#src/web/i18n.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import css from './question.module.css'
import { questionText } from './question-text.ts'

/** Stands for a question of a type that this page does not know. */
export function Unsupported() {
  const t = useText(questionText)
  return (
    <p className={css.notice}>
      <Icon name="warning" /> {t.unsupported}
    </p>
  )
}
