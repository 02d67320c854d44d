import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { lessonApi } from '../contract.ts'
import css from './question.module.css'
import { letters, questionText } from './question-text.ts'

/** The open question of a lesson on a student's phone: four large buttons. */
export function AnswerQuestion({
  classId,
  question: { questionId, choice },
}: {
  classId: number
  /** `choice` is the student’s, 0 for A; null until there is one. */
  question: { questionId: number; choice: number | null }
}) {
  const t = useText(questionText)
  const { act } = useAct()
  const chosen = choice === null ? undefined : letters[choice]
  return (
    <Panel title={t.mine}>
      <div className={css.choices} role="group" aria-label={t.mine}>
        {letters.map((letter, at) => (
          <button
            key={letter}
            type="button"
            aria-label={t.choose(letter)}
            aria-pressed={choice === at}
            onClick={() =>
              void act(
                lessonApi.answerQuestion,
                { classId, questionId, choice: at },
                { words: t.failed },
              )
            }
          >
            {letter}
          </button>
        ))}
      </div>
      <p className={css.hint} role="status">
        {chosen ? `${t.chosen(chosen)} · ${t.mineHint}` : t.mineHint}
      </p>
    </Panel>
  )
}
