import { useState } from 'react'
import type { QuestionRow } from '#src/features/content/bank/shapes.ts'
import { ChoiceRow } from '#src/features/content/bank/web/choice-row.tsx'
import {
  type ChoicePlace,
  QuestionChoice,
  useChoice,
} from '#src/features/content/bank/web/question-choice.tsx'
import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { filmQuestionApi } from '../contract.ts'
import { filmTypes } from '../limits.ts'
import { manageText } from './manage-text.ts'

/** Chooses a question of the bank for a second of a film. */
export function ChooseDialog({
  at,
  onClose,
  onChosen,
}: {
  at: { courseId: number; itemId: number; second: number }
  onClose: () => void
  onChosen: () => void
}) {
  const t = useText(manageText)
  const format = useFormat()
  const { act, pending } = useAct()
  const [place, setPlace] = useState<ChoicePlace>({ filter: { status: 'ready' }, page: 1 })
  const list = useChoice(place)
  const whyNot = ({ type, status }: QuestionRow) => {
    if (!filmTypes.includes(type)) return t.notMarkedAtOnce
    return status === 'ready' ? undefined : t.notReady
  }
  const choose = (questionId: number) =>
    void act(
      filmQuestionApi.addPoint,
      { ...at, questionId },
      {
        ...{ verb: 'add', said: t.added },
        done() {
          onChosen()
          onClose()
        },
      },
    )
  return (
    <Dialog open onClose={onClose} title={t.chooseTitle(format.clock(at.second))} width={720}>
      <QuestionChoice {...{ list, place }} onPlace={setPlace} label={t.questions}>
        {list.data?.items.map((row) => (
          <ChoiceRow
            key={row.questionId}
            {...{ row, pending }}
            why={whyNot(row)}
            act={t.choose}
            actNamed={t.chooseNamed}
            onChoose={() => choose(row.questionId)}
          />
        ))}
      </QuestionChoice>
    </Dialog>
  )
}
