import type { AnswerProps } from './answer-props.ts'
import { GapsInText } from './gaps-in-text.tsx'

export function Cloze({ question, answer, onAnswer, stemId }: AnswerProps<'cloze'>) {
  return (
    <GapsInText
      question={question}
      stemId={stemId}
      given={answer?.gaps ?? {}}
      onGive={(gaps, rest) => onAnswer({ type: 'cloze', gaps }, rest)}
    />
  )
}
