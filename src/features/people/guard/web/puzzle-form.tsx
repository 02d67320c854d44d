import type { ComponentProps, ReactNode } from 'react'
import { pick } from '#src/shared/locale.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import type { Puzzle } from '../contract.ts'
import css from './guard.module.css'
import { PuzzleSlider } from './puzzle-slider.tsx'
import { puzzleText } from './puzzle-text.ts'

type ButtonProps = Partial<ComponentProps<typeof Button>>

interface Props {
  puzzle: Puzzle
  problem: string | undefined
  form: ComponentProps<'form'>
  slider?: Omit<ComponentProps<typeof PuzzleSlider>, 'picture'>
  answer: Partial<ComponentProps<typeof TextField>>
  check?: ButtonProps
  /** The button for another puzzle of the same kind. */
  another: ButtonProps
  /** The button for the other kind. */
  other: ComponentProps<'button'>
  /** Stands first in the form. */
  hidden?: ReactNode
  note?: ReactNode
}

/**
 * The form of a puzzle, or of a question in words. A dialog gives its buttons acts; a page without script gives them
 * names and values.
 */
export function PuzzleForm(props: Props) {
  const { puzzle, problem, form, slider, answer, check, another, other, hidden, note } = props
  const t = useText(puzzleText)
  const locale = useLocale()
  const isPicture = puzzle.picture !== null
  const question = puzzle.question && pick(puzzle.question, locale)
  return (
    <form {...form} className={css.puzzle} aria-label={t.title}>
      {hidden}
      {puzzle.picture ? (
        <PuzzleSlider picture={puzzle.picture} {...slider} />
      ) : (
        <>
          <p className={css.question}>{question}</p>
          <TextField
            {...answer}
            label={t.answer}
            description={<span className="visually-hidden">{question}</span>}
            required
            maxLength={20}
            inputMode="numeric"
            autoComplete="off"
          />
        </>
      )}
      <p role="alert" className={css['puzzle-problem']}>
        {problem && <Icon name="error" size={16} />}
        {problem}
      </p>
      <div className={css['puzzle-acts']}>
        <Button {...another} variant="quiet" size="small" icon="refresh">
          {isPicture ? t.another : t.anotherQuestion}
        </Button>
        <Button {...check} type="submit" variant="primary">
          {t.check}
        </Button>
      </div>
      <button {...other} className={css['text-button']}>
        {isPicture ? t.cannotSee : t.backToPicture}
      </button>
      {note}
    </form>
  )
}
