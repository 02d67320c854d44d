import { QuestionResult } from '#src/features/content/question/web/result/question-result.tsx'
import { Explanation } from '#src/features/learning/quiz/web/explanation.tsx'
import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { type Outcome, revisionApi } from '../contract.ts'
import { judgements, type Mistake } from '../rules-of-set.ts'
import { KeyKept } from './key-kept.tsx'
import { MistakeChips } from './mistake-chips.tsx'
import css from './revision.module.css'
import { revisionText } from './revision-text.ts'

/** The marked answer with its explanation, the day on which the question comes back, and the kind of mistake. */
export function CardResult({
  outcome,
  onOutcome,
}: {
  outcome: Outcome
  onOutcome: (outcome: Outcome) => void
}) {
  const t = useText(revisionText)
  const format = useFormat()
  const { act, pending } = useAct()
  const { clientId, question, answer, result, explanation, judgement, counted, wrong } = outcome
  const setMistake = (mistake: Mistake | null) =>
    wrong && onOutcome({ ...outcome, wrong: { ...wrong, mistake } })
  return (
    <div className={css.stack} aria-live="polite">
      <QuestionResult question={question} answer={answer} result={result} />
      {explanation !== null && <Explanation html={explanation} />}
      {outcome.keyWait && <KeyKept wait={outcome.keyWait} />}
      {judgement === null && (
        <div className={css.choice} role="group" aria-label={t.judgeTitle}>
          <p>{t.judgeTitle}</p>
          <div className={css.chips}>
            {judgements.map((one) => (
              <Button
                key={one}
                pending={pending}
                onClick={() =>
                  void act(
                    revisionApi.judge,
                    { clientId, judgement: one },
                    { refresh: false, done: onOutcome },
                  )
                }
              >
                {t.judgements[one]}
              </Button>
            ))}
          </div>
        </div>
      )}
      {wrong && judgement !== null && (
        <p className={css.back}>
          {wrong.mastered ? t.masteredNow : t.comesBack(format.date(`${wrong.dueOn}T04:00:00Z`))}
          {!counted && <span className={css.note}> {t.notCounted}</span>}
        </p>
      )}
      {wrong && judgement !== null && judgement !== 'correct' && (
        <MistakeChips
          questionId={outcome.questionId}
          mistake={wrong.mistake}
          onMistake={setMistake}
        />
      )}
    </div>
  )
}
