import { useText } from '#src/web/i18n.tsx'
import { TextArea } from '#src/web/ui/text-field.tsx'
import css from '../question.module.css'
import { questionText } from '../question-text.ts'
import { Stem } from '../stem.tsx'
import type { AnswerProps } from './answer-props.ts'

export function ShortAnswer({ question, answer, onAnswer, stemId }: AnswerProps<'shortAnswer'>) {
  const t = useText(questionText)
  return (
    <>
      <Stem id={stemId} html={question.stem} />
      <TextArea
        className={css.writing}
        label={t.yours}
        rows={4}
        counter
        maxLength={question.mostCharacters}
        value={answer?.text ?? ''}
        onChange={(text) => onAnswer({ type: 'shortAnswer', text }, true)}
      />
    </>
  )
}
