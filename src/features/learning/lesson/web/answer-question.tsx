import { Suspense } from 'react'
import { letter } from '#src/features/content/question/letter.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { latePart } from '#src/web/late-part.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { SkeletonText } from '#src/web/ui/skeleton.tsx'
import { lessonApi } from '../contract.ts'
import type { AskedOfStudent, QuestionWords } from '../question-api.ts'
import css from './question.module.css'
import { questionText } from './question-text.ts'

const AskedWords = latePart(async () => ({
  default: (await import('./asked-words.tsx')).AskedWords,
}))

/** The question of a lesson on a student's phone: its words, or four large buttons where those are spoken. */
export function AnswerQuestion({
  classId,
  question,
  words,
}: {
  classId: number
  question: AskedOfStudent
  /** Null where the words are spoken. */
  words: QuestionWords | null
}) {
  const t = useText(questionText)
  const { act, pending } = useAct()
  const { questionId, choices, options } = question
  const answer = (given: number[]) =>
    void act(lessonApi.answerQuestion, { classId, questionId, choices: given }, { words: t.failed })
  if (words)
    return (
      <Panel title={t.mine}>
        <Suspense fallback={<SkeletonText lines={6} />}>
          <AskedWords key={questionId} {...{ question, words, pending, answer }} />
        </Suspense>
      </Panel>
    )
  const chosen = choices?.map(letter).join('')
  return (
    <Panel title={t.mine}>
      <div className={css.choices} role="group" aria-label={t.mine}>
        {Array.from({ length: options }, (_, at) => (
          <button
            key={at}
            type="button"
            aria-label={t.choose(letter(at))}
            aria-pressed={choices?.includes(at) ?? false}
            onClick={() => answer([at])}
          >
            {letter(at)}
          </button>
        ))}
      </div>
      <p className={css.hint} role="status">
        {chosen ? t.chosen(chosen) : t.mineHint}
      </p>
    </Panel>
  )
}
