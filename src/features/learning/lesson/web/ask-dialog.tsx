import { bankPaths } from '#src/features/content/bank/paths.ts'
import { ChoiceRow } from '#src/features/content/bank/web/choice-row.tsx'
import {
  type ChoicePlace,
  QuestionChoice,
  useChoice,
} from '#src/features/content/bank/web/question-choice.tsx'
import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { useOffered } from '#src/web/root-data.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { lessonApi } from '../contract.ts'
import { askText } from './ask-text.ts'
import css from './question.module.css'

/** Asks a question in a lesson: of A to D with one press, or one of the bank. */
export function AskDialog({
  lessonId,
  place,
  onPlace,
  onAsked,
  onClose,
}: {
  lessonId: number
  place: ChoicePlace
  onPlace: (place: ChoicePlace) => void
  onAsked: () => void
  onClose: () => void
}) {
  const t = useText(askText)
  const { act, pending } = useAct()
  const hasBank = useOffered()(bankPaths.bank())
  const ask = (bankQuestionId?: number) =>
    void act(
      lessonApi.askQuestion,
      { lessonId, ...(bankQuestionId !== undefined && { bankQuestionId }) },
      { done: onAsked },
    )
  return (
    <Dialog open title={t.title} width={hasBank ? 860 : 560} onClose={onClose}>
      <div className={css.ask}>
        <div className={css.spoken}>
          <Button variant="primary" size="large" pending={pending} onClick={() => ask()}>
            {t.spoken}
          </Button>
          <p className={css.hint}>{t.spokenHint}</p>
        </div>
        {hasBank && <BankQuestions {...{ place, onPlace, pending, ask }} />}
      </div>
    </Dialog>
  )
}

function BankQuestions({
  place,
  onPlace,
  pending,
  ask,
}: {
  place: ChoicePlace
  onPlace: (place: ChoicePlace) => void
  pending: boolean
  ask: (questionId: number) => void
}) {
  const t = useText(askText)
  const list = useChoice(place)
  return (
    <section className={css.ask} aria-labelledby="from-bank">
      <h3 id="from-bank">{t.fromBank}</h3>
      <QuestionChoice {...{ list, place, onPlace }} choiceOnly label={t.fromBank}>
        {list.data?.items.map((row) => (
          <ChoiceRow
            key={row.questionId}
            {...{ row, pending }}
            act={t.ask}
            actNamed={t.askNamed}
            onChoose={() => ask(row.questionId)}
          />
        ))}
      </QuestionChoice>
    </section>
  )
}
