import { useId } from 'react'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { GroupFrame } from '../group-frame.tsx'
import { openText } from '../open-text.ts'
import { QuestionHead } from '../question-head.tsx'
import { PlainResult } from './plain-result.tsx'
import type { ResultProps, ShownResult } from './result-props.ts'

/** The marked questions of a group beside their material. */
export default function GroupResult({ question, answer, result, points }: ResultProps<'group'>) {
  const t = useText(openText)
  const format = useFormat()
  const titleId = useId()
  return (
    <GroupFrame material={question.stem}>
      {question.questions.map(({ id, share, question: inner }, at) => {
        const own = resultOf(result, id)
        return (
          <li key={id}>
            <QuestionHead
              level={4}
              titleId={`${titleId}-${id}`}
              title={t.question(format.number(at + 1))}
              type={inner.type}
            />
            {own && (
              <PlainResult
                question={inner}
                answer={answer?.answers[id]}
                result={own}
                points={points === null ? null : Math.round(points * share * 100) / 100}
              />
            )}
          </li>
        )
      })}
    </GroupFrame>
  )
}

/** The result of one of a group's questions. */
function resultOf(result: ShownResult, id: string): ShownResult | undefined {
  const mark = result.mark && result.marks[id]
  const own = result.key?.questions[id]
  if (mark === undefined) return undefined
  const { isUnjudged = false } = result
  return { mark, marks: {}, key: own ? { ...own, questions: {} } : null, isUnjudged }
}
