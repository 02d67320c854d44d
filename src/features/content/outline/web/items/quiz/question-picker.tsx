import { useState } from 'react'
import type { QuestionRow } from '#src/features/content/bank/shapes.ts'
import {
  type ChoicePlace,
  QuestionChoice,
  useChoice,
} from '#src/features/content/bank/web/question-choice.tsx'
import { typeText } from '#src/features/content/question/web/type-text.ts'
import { useLoad } from '#src/web/act/use-load.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Checkbox } from '#src/web/ui/choice.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { Tag, type Tone } from '#src/web/ui/tag.tsx'
import { outlineApi, type QuestionFact } from '../../../contract.ts'
import css from '../../content.module.css'
import quizCss from './quiz.module.css'
import { quizText } from './quiz-text.ts'

type State = 'added' | 'toRemove' | 'toAdd' | 'none'
const tones: Record<State, Tone> = {
  added: 'success',
  toRemove: 'danger',
  toAdd: 'action',
  none: 'neutral',
}

interface Props {
  draftId: number
  /** The questions that the quiz has. */
  chosen: readonly number[]
  onConfirm: (added: readonly QuestionFact[], removed: ReadonlySet<number>) => void
  onClose: () => void
}

/** Chooses questions of the bank for a quiz. What is ticked is applied at once by the confirmation. */
export function QuestionPicker({ draftId, chosen, onConfirm, onClose }: Props) {
  const t = useText(quizText)
  const format = useFormat()
  const [place, setPlace] = useState<ChoicePlace>({ filter: { status: 'ready' }, page: 1 })
  const [added, setAdded] = useState<ReadonlyMap<number, QuestionFact>>(new Map())
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set())
  const list = useChoice(place)
  const ids = list.data?.items.map(({ questionId }) => questionId) ?? []
  const facts = useLoad(
    outlineApi.getQuestionFacts,
    ids.length === 0 ? null : { draftId, questions: ids.join() },
  )
  const stateOf = (id: number): State => {
    if (chosen.includes(id)) return removed.has(id) ? 'toRemove' : 'added'
    return added.has(id) ? 'toAdd' : 'none'
  }
  const toggle = (id: number, fact: QuestionFact | undefined) => {
    if (chosen.includes(id)) {
      const next = new Set(removed)
      if (!next.delete(id)) next.add(id)
      return setRemoved(next)
    }
    const next = new Map(added)
    if (!next.delete(id) && fact) next.set(id, fact)
    setAdded(next)
  }
  return (
    <Dialog
      open
      title={t.title}
      width={860}
      dismissable={added.size + removed.size === 0}
      onClose={onClose}
      footer={
        <>
          <span className={quizCss.plan} role="status">
            {t.plan(format.number(added.size), format.number(removed.size))}
          </span>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            disabled={added.size + removed.size === 0}
            onClick={() => onConfirm([...added.values()], removed)}
          >
            {t.confirm}
          </Button>
        </>
      }
    >
      <QuestionChoice {...{ list, place }} onPlace={setPlace} label={t.list}>
        {list.data?.items.map((row) => {
          const fact = facts.data?.questions.find((one) => one.questionId === row.questionId)
          return (
            <PickerRow
              key={row.questionId}
              {...{ row, fact, state: stateOf(row.questionId) }}
              onToggle={() => toggle(row.questionId, fact)}
            />
          )
        })}
      </QuestionChoice>
    </Dialog>
  )
}

function PickerRow({
  row,
  fact,
  state,
  onToggle,
}: {
  row: QuestionRow
  fact: QuestionFact | undefined
  state: State
  onToggle: () => void
}) {
  const t = useText(quizText)
  const types = useText(typeText)
  const format = useFormat()
  const title = row.title || t.noTitle
  const why = whyNot(row, fact)
  const isHeld = state === 'none' && (why !== undefined || !fact)
  return (
    <li className={quizCss.row} data-state={state}>
      <Checkbox
        label={<span className="visually-hidden">{t.choose(title)}</span>}
        checked={state === 'added' || state === 'toAdd'}
        disabled={isHeld}
        onChange={onToggle}
      />
      <div className={quizCss.about}>
        <span>{title}</span>
        <span className={css.facts}>
          <span>{types.names[row.type]}</span>
          <span>{types.difficulties[row.difficulty]}</span>
          <span>{t.pointsOf(format.number(row.points))}</span>
          {row.folder && <span>{row.folder.name}</span>}
          {why && <span className={quizCss.why}>{t[why]}</span>}
        </span>
      </div>
      <Tag tone={tones[state]}>{t.states[state]}</Tag>
    </li>
  )
}

/** A quiz takes questions that are complete and ready. */
function whyNot(row: QuestionRow, fact: QuestionFact | undefined) {
  if (fact && !fact.present.complete) return 'incomplete'
  return row.status === 'ready' ? undefined : 'notReady'
}
