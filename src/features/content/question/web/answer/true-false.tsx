import { useId } from 'react'
import { useText } from '#src/web/i18n.tsx'
import css from '../question.module.css'
import { questionText } from '../question-text.ts'
import { Stem } from '../stem.tsx'
import type { AnswerProps } from './answer-props.ts'

export function TrueFalse({ question, answer, onAnswer, stemId }: AnswerProps<'trueFalse'>) {
  const t = useText(questionText)
  const name = useId()
  return (
    <>
      <Stem id={stemId} html={question.stem} />
      <div className={css.options}>
        {[true, false].map((value) => (
          <label key={String(value)} className={css.option}>
            <input
              type="radio"
              name={name}
              checked={answer?.value === value}
              onChange={() => onAnswer({ type: 'trueFalse', value })}
            />
            <span>{value ? t.right : t.wrong}</span>
          </label>
        ))}
      </div>
    </>
  )
}
