import { useText } from '#src/web/i18n.tsx'
import { TextArea } from '#src/web/ui/text-field.tsx'
import { emptyAnswer } from '../../empty-answer.ts'
import { PhotosOf, useLatest } from '../photos/photos-of.tsx'
import css from '../question.module.css'
import { questionText } from '../question-text.ts'
import { Stem } from '../stem.tsx'
import type { AnswerProps } from './answer-props.ts'

export function ShortAnswer({ question, answer, onAnswer, stemId }: AnswerProps<'shortAnswer'>) {
  const t = useText(questionText)
  const given = answer ?? emptyAnswer('shortAnswer')
  const latest = useLatest(given)
  return (
    <>
      <Stem id={stemId} html={question.stem} />
      <TextArea
        className={css.writing}
        label={t.yours}
        rows={4}
        counter
        maxLength={question.mostCharacters}
        value={given.text}
        onChange={(text) => onAnswer({ ...latest.current, text }, true)}
      />
      <PhotosOf answer={given} onAnswer={onAnswer} />
    </>
  )
}
