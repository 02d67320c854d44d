import { Stem } from '../stem.tsx'
import type { AnswerProps } from './answer-props.ts'
import { Options } from './options.tsx'

export function Single({ question, answer, onAnswer, stemId }: AnswerProps<'single'>) {
  return (
    <>
      <Stem id={stemId} html={question.stem} />
      <Options
        type="radio"
        options={question.options}
        chosen={answer?.choice ? [answer.choice] : []}
        onToggle={(choice) => onAnswer({ type: 'single', choice })}
      />
    </>
  )
}
