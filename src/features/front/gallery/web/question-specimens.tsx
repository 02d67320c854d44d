import { useId, useState } from 'react'
import type { QuestionAnswer } from '#src/features/content/question/answer.ts'
import type { QuestionBody } from '#src/features/content/question/body/body.ts'
import { emptyBody } from '#src/features/content/question/body/empty.ts'
import { problemsOf } from '#src/features/content/question/body/problems.ts'
import { questionTypes } from '#src/features/content/question/types.ts'
import { AnswerQuestion } from '#src/features/content/question/web/answer/answer-question.tsx'
import { EditBody } from '#src/features/content/question/web/edit/edit-body.tsx'
import { QuestionHead } from '#src/features/content/question/web/question-head.tsx'
import { QuestionResult } from '#src/features/content/question/web/result/question-result.tsx'
import { QuestionWithKey } from '#src/features/content/question/web/result/question-with-key.tsx'
import { typeText } from '#src/features/content/question/web/type-text.ts'
import { useText } from '#src/web/i18n.tsx'
import { Select } from '#src/web/ui/choice.tsx'
import { type ExampleQuestion, exampleQuestions } from './question-examples.ts'
import { placedExamples } from './placed-examples.ts'
import { placedText } from './placed-examples-text.ts'
import { exampleText } from './question-examples-text.ts'
import { Part, State } from './specimens.tsx'

/** Default export because it is loaded by `lazy`. Every type of question: to answer, marked, and in its editor. */
export default function QuestionSpecimens() {
  const examples = [
    ...exampleQuestions(useText(exampleText)),
    ...placedExamples(useText(placedText)),
  ]
  const { names } = useText(typeText)
  return (
    <>
      <Part name="AnswerQuestion" wide>
        {examples.map((example) => (
          <State key={example.question.type} name={names[example.question.type]} grow>
            <Answered example={example} />
          </State>
        ))}
      </Part>
      <Part name="QuestionResult" wide>
        {examples.map((example) => (
          <State key={example.question.type} name={names[example.question.type]} grow>
            <Marked example={example} />
          </State>
        ))}
      </Part>
      <Part name="QuestionWithKey" wide>
        {examples.map(({ question, result: { key } }) => (
          <State key={question.type} name={names[question.type]} grow>
            {key && <QuestionWithKey question={question} answerKey={key} />}
          </State>
        ))}
      </Part>
      <Part name="EditBody" wide>
        <State grow>
          <Edited />
        </State>
      </Part>
    </>
  )
}

function Answered({ example: { question, points } }: { example: ExampleQuestion }) {
  const t = useText(exampleText)
  const id = useId()
  const [answer, setAnswer] = useState<QuestionAnswer>()
  return (
    <div data-question={question.type}>
      <QuestionHead
        level={4}
        titleId={id}
        title={t.question}
        type={question.type}
        points={points}
      />
      <AnswerQuestion
        question={question}
        answer={answer}
        titleId={id}
        stemId={`${id}s`}
        onAnswer={setAnswer}
      />
    </div>
  )
}

function Marked({ example: { question, answer, result, points } }: { example: ExampleQuestion }) {
  const t = useText(exampleText)
  const id = useId()
  return (
    <article aria-labelledby={id} data-question={question.type}>
      <QuestionHead
        level={4}
        titleId={id}
        title={t.question}
        type={question.type}
        points={points}
      />
      <QuestionResult question={question} answer={answer} result={result} points={points} />
    </article>
  )
}

function Edited() {
  const t = useText(exampleText)
  const { names } = useText(typeText)
  const [body, setBody] = useState<QuestionBody>(() => emptyBody('single'))
  return (
    <>
      <Select
        label={t.edited}
        value={body.type}
        options={questionTypes.map((value) => ({ value, label: names[value] }))}
        onChange={(type) => setBody(emptyBody(type))}
      />
      <EditBody key={body.type} body={body} onChange={setBody} problems={problemsOf(body)} />
    </>
  )
}
