import { useId, useState } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import type { BodyOf } from '../../body/body.ts'
import type { Bilingual } from '../../body/text.ts'
import { noText } from '../../body/limits.ts'
import css from './edit.module.css'
import { editText } from './edit-text.ts'
import { RowTools } from './row-tools.tsx'
import { WordsField } from './words-field.tsx'

type Option = BodyOf<'multiple'>['options'][number]

/** One option: whether it is right, its words, its feedback. */
export function OptionRow({
  option,
  name,
  letter,
  at,
  count,
  mark,
  error,
  onRight,
  onChange,
  onMove,
  onRemove,
}: {
  option: Option
  name: string
  letter: string
  at: number
  count: number
  mark: { type: 'radio' | 'checkbox'; name: string }
  error: string | undefined
  onRight: (right: boolean) => void
  onChange: (part: Partial<Option>) => void
  onMove: (by: -1 | 1) => void
  onRemove: (() => void) | undefined
}) {
  const t = useText(editText)
  const id = useId()
  const [hasFeedback, setHasFeedback] = useState(option.feedback !== undefined)
  return (
    <li className={css.row} data-right={option.right || undefined}>
      <label className={css.rightMark} htmlFor={id}>
        <input
          id={id}
          {...mark}
          checked={option.right}
          onChange={(event) => onRight(event.target.checked)}
        />
        <span aria-hidden="true">{letter}</span>
        <span className="visually-hidden">{t.isRight(name)}</span>
      </label>
      <div className={css.words}>
        <WordsField
          label={name}
          labelHidden
          value={option.text}
          error={error}
          onChange={(text) => onChange({ text })}
        />
        {hasFeedback ? (
          <WordsField
            label={t.feedbackOfOption(name)}
            value={option.feedback ?? noText}
            onChange={(feedback: Bilingual) => onChange({ feedback })}
          />
        ) : (
          <Button
            variant="quiet"
            size="small"
            className={css.small}
            aria-label={t.addFeedback(name)}
            onClick={() => setHasFeedback(true)}
          >
            {t.addFeedbackShort}
          </Button>
        )}
      </div>
      <RowTools name={name} at={at} count={count} onMove={onMove} onRemove={onRemove} />
    </li>
  )
}
