import { useMemo } from 'react'
import type { QuestionAnswer } from '#src/features/content/question/answer.ts'
import { AnswerQuestion } from '#src/features/content/question/web/answer/answer-question.tsx'
import {
  type AnswerFiles,
  AnswerFilesContext,
} from '#src/features/content/question/web/photos/answer-files.ts'
import { QuestionHead } from '#src/features/content/question/web/question-head.tsx'
import { questionText } from '#src/features/content/question/web/question-text.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import type { Attempt } from '../contract.ts'
import type { SaveState } from './answer-queue.ts'
import css from './quiz.module.css'
import { takingText } from './taking-text.ts'
import { quizText } from './text.ts'
import { isGiven } from './use-answers.ts'

type AnyQuestion = Attempt['questions'][number]

/** A question to answer, under its scoring rule, with the save state of its answer. */
export function Question({
  question: { questionId, question, points, rules },
  number,
  answer,
  state,
  flagged,
  filesOf,
  onAnswer,
  onClear,
  onFlag,
}: {
  question: AnyQuestion
  number: number
  answer: QuestionAnswer | undefined
  state: SaveState | undefined
  /** Marked “look at again”. */
  flagged: boolean
  filesOf: (questionId: number) => (part: string) => AnswerFiles
  onAnswer: (answer: QuestionAnswer, rest?: boolean) => void
  /** Clears the answer, with what is on its way. */
  onClear: () => void
  onFlag: () => void
}) {
  const t = useText(quizText)
  const k = useText(takingText)
  const q = useText(questionText)
  const format = useFormat()
  const titleId = `question-${questionId}`
  const findFiles = useMemo(() => filesOf(questionId), [filesOf, questionId])
  return (
    <>
      <QuestionHead
        titleId={titleId}
        title={t.number(format.number(number))}
        type={question.type}
        points={points}
      />
      {rules.map((rule) => (
        <p key={rule} className={css.hint}>
          {q.rules[rule]}
        </p>
      ))}
      <AnswerFilesContext value={findFiles}>
        <AnswerQuestion
          question={question}
          answer={answer}
          onAnswer={onAnswer}
          titleId={titleId}
          stemId={`${titleId}-stem`}
        />
      </AnswerFilesContext>
      <div className={css.under}>
        <SaveNote state={state ?? (isGiven(answer) ? 'saved' : undefined)} />
        <button type="button" className={css.flag} aria-pressed={flagged} onClick={onFlag}>
          <Icon name="flag" size={16} />
          {flagged ? k.flagged : k.flag}
        </button>
        {isGiven(answer) && (
          <button type="button" className={css.clear} onClick={onClear}>
            {t.take}
          </button>
        )}
      </div>
    </>
  )
}

function SaveNote({ state }: { state: SaveState | undefined }) {
  const t = useText(quizText)
  return (
    <span className={css.save} data-state={state} role="status">
      {state === 'saved' && <Icon name="check" size={16} />}
      {state === 'kept' && <Icon name="warning" size={16} />}
      {state && t[state]}
    </span>
  )
}
