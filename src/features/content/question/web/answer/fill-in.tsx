import type { AnswerProps } from './answer-props.ts'
import { GapsInText } from './gaps-in-text.tsx'

export function FillIn({ question, answer, onAnswer, stemId }: AnswerProps<'fillIn'>) {
  return (
    <GapsInText
      question={question}
      stemId={stemId}
      given={answer?.gaps ?? {}}
      onGive={(gaps, rest) => onAnswer({ type: 'fillIn', gaps }, rest)}
    />
  )
}
