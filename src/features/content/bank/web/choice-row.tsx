import { useTypeName } from '#src/features/content/question/web/question-head.tsx'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import type { QuestionRow } from '../shapes.ts'
import { choiceText } from './choice-text.ts'
import css from './choice.module.css'

/** A question of the bank that one press chooses. */
export function ChoiceRow({
  row: { title, type },
  why,
  pending,
  act,
  actNamed,
  onChoose,
}: {
  row: QuestionRow
  /** Why it cannot be chosen; the button is left out then. */
  why?: string | undefined
  pending: boolean
  /** The words on the button, and its name with those of the question. */
  act: string
  actNamed: (title: string) => string
  onChoose: () => void
}) {
  const t = useText(choiceText)
  const name = useTypeName(type)
  const words = title || t.noTitle
  return (
    <li className={css.row}>
      <div>
        <p className={css.title}>{words}</p>
        <p className={css.about}>
          {name}
          {why && ` · ${why}`}
        </p>
      </div>
      {!why && (
        <Button size="small" pending={pending} aria-label={actNamed(words)} onClick={onChoose}>
          {act}
        </Button>
      )}
    </li>
  )
}
