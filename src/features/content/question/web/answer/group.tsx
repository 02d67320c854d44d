import { useFormat, useText } from '#src/web/i18n.tsx'
import { GroupFrame } from '../group-frame.tsx'
import { openText } from '../open-text.ts'
import { AnswerPartContext } from '../photos/answer-files.ts'
import { useLatest } from '../photos/photos-of.tsx'
import { QuestionHead } from '../question-head.tsx'
import type { AnswerProps } from './answer-props.ts'
import { AnswerPlain } from './answer-plain.tsx'

/** Questions under common material. */
export default function Group({
  question,
  answer,
  onAnswer,
  titleId,
  stemId,
}: AnswerProps<'group'>) {
  const t = useText(openText)
  const format = useFormat()
  const answers = answer?.answers ?? {}
  const latest = useLatest(answers)
  return (
    <GroupFrame material={question.stem} stemId={stemId}>
      {question.questions.map(({ id, question: inner }, at) => (
        <li key={id}>
          <QuestionHead
            level={4}
            titleId={`${titleId}-${id}`}
            title={t.question(format.number(at + 1))}
            type={inner.type}
          />
          <AnswerPartContext value={id}>
            <AnswerPlain
              question={inner}
              answer={answers[id]}
              titleId={`${titleId}-${id}`}
              stemId={`${stemId}-${id}`}
              onAnswer={(given, rest) =>
                onAnswer({ type: 'group', answers: { ...latest.current, [id]: given } }, rest)
              }
            />
          </AnswerPartContext>
        </li>
      ))}
    </GroupFrame>
  )
}
