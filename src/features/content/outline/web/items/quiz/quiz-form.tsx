import { lazy, Suspense, useState } from 'react'
import { bankPaths } from '#src/features/content/bank/paths.ts'
import { fieldOf } from '#src/features/content/draft/record.ts'
import { useRecord } from '#src/features/content/draft/web/draft-store.ts'
import { typeText } from '#src/features/content/question/web/type-text.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { Button, IconButton } from '#src/web/ui/button.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import type { QuestionFact } from '../../../contract.ts'
import type { ItemBodies } from '../../../records.ts'
import css from '../../content.module.css'
import type { ItemFormProps } from '../item-kind.ts'
import quizCss from './quiz.module.css'
import { quizText } from './quiz-text.ts'

const QuestionPicker = lazy(async () => ({
  default: (await import('./question-picker.tsx')).QuestionPicker,
}))

type Body = ItemBodies['quiz']
type Set = Body['questions'][number]

/** The questions of a quiz in their order, with their points and the percentage that passes. */
export default function QuizForm({ draft, draftId, item, facts }: ItemFormProps) {
  const t = useText(quizText)
  const format = useFormat()
  const body = fieldOf(useRecord(draft, item) ?? null, 'body') as Body
  const [isPicking, setPicking] = useState(false)
  const { questions } = body
  const put = (next: readonly Set[]) =>
    draft.act([{ key: item, field: 'body.questions', value: next }])
  const newerOf = (one: Set) => {
    const present = facts.question(one.questionId)?.present
    return present && present.versionId !== one.versionId && present.complete && !present.byHand
      ? present.versionId
      : undefined
  }
  const newer = questions.filter((one) => newerOf(one) !== undefined)
  const update = (one: Set): Set => ({ ...one, versionId: newerOf(one) ?? one.versionId })
  const total = questions.reduce((sum, { points }) => sum + points, 0)
  return (
    <div className={css.file}>
      <div className={css.buttons}>
        <Button icon="plus" onClick={() => setPicking(true)}>
          {t.pick}
        </Button>
        {newer.length > 1 && (
          <Button icon="refresh" variant="quiet" onClick={() => put(questions.map(update))}>
            {t.updateAll}
          </Button>
        )}
        <span className={css.muted}>
          {questions.length === 0
            ? t.none
            : t.total(format.number(questions.length), format.number(total))}
        </span>
      </div>
      {questions.length > 0 && (
        <ol className={quizCss.questions} aria-label={t.questions}>
          {questions.map((one, at) => (
            <QuestionLine
              key={one.questionId}
              {...{ one, at, count: questions.length }}
              fact={facts.question(one.questionId)}
              hasNewer={newerOf(one) !== undefined}
              onChange={(next) => put(questions.map((other) => (other === one ? next : other)))}
              onUpdate={() => put(questions.map((other) => (other === one ? update(one) : other)))}
              onMove={(to) => put(questions.toSpliced(at, 1).toSpliced(to, 0, one))}
              onRemove={() => put(questions.filter((other) => other !== one))}
            />
          ))}
        </ol>
      )}
      <PassField
        value={body.passPercent}
        onChange={(value) => draft.act([{ key: item, field: 'body.passPercent', value }])}
      />
      {isPicking && (
        <Suspense fallback={null}>
          <QuestionPicker
            draftId={draftId}
            chosen={questions.map(({ questionId }) => questionId)}
            onClose={() => setPicking(false)}
            onConfirm={(added, removed) => {
              facts.noteQuestions(added)
              put([
                ...questions.filter(({ questionId }) => !removed.has(questionId)),
                ...added.map(({ questionId, points, present }) => ({
                  ...{ questionId, points, versionId: present.versionId },
                })),
              ])
              setPicking(false)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

function QuestionLine({
  one,
  at,
  count,
  fact,
  hasNewer,
  onChange,
  onUpdate,
  onMove,
  onRemove,
}: {
  one: Set
  at: number
  count: number
  fact: QuestionFact | undefined
  hasNewer: boolean
  onChange: (next: Set) => void
  onUpdate: () => void
  onMove: (to: number) => void
  onRemove: () => void
}) {
  const t = useText(quizText)
  const { names } = useText(typeText)
  const format = useFormat()
  const number = format.number(at + 1)
  const version = fact?.named.find(({ versionId }) => versionId === one.versionId) ?? fact?.present
  const [typed, setTyped] = useState(String(one.points))
  return (
    <li className={quizCss.question}>
      <span className={quizCss.number}>{number}</span>
      <div className={quizCss.about}>
        {fact?.mine && !fact.deleted ? (
          <Link to={bankPaths.question(one.questionId)} prefetch="none">
            {version?.title || t.noTitle}
          </Link>
        ) : (
          <span>{fact ? version?.title || t.noTitle : t.reading}</span>
        )}
        <span className={css.facts}>
          {fact && <span>{names[fact.type]}</span>}
          {fact?.deleted && <Tag tone="warning">{t.gone}</Tag>}
          {version && !version.complete && <Tag tone="danger">{t.incomplete}</Tag>}
          {version?.byHand && <Tag tone="danger">{t.byHand}</Tag>}
          {hasNewer && (
            <>
              <Tag tone="warning">{t.newer}</Tag>
              <Button size="small" variant="quiet" onClick={onUpdate}>
                {t.update}
              </Button>
            </>
          )}
        </span>
      </div>
      <div className={quizCss.points}>
        <TextField
          label={t.points(number)}
          labelHidden
          inputMode="decimal"
          maxLength={7}
          value={typed}
          onChange={(text) => {
            setTyped(text)
            const points = Number(text)
            if (text.trim() !== '' && points >= 0 && points <= 1000) onChange({ ...one, points })
          }}
        />
        <span aria-hidden="true">{t.unit}</span>
      </div>
      <div className={quizCss.acts}>
        <IconButton
          icon="chevron-up"
          label={t.up(number)}
          disabled={at === 0}
          onClick={() => onMove(at - 1)}
        />
        <IconButton
          icon="chevron-down"
          label={t.down(number)}
          disabled={at === count - 1}
          onClick={() => onMove(at + 1)}
        />
        <IconButton icon="close" label={t.take(number)} onClick={onRemove} />
      </div>
    </li>
  )
}

function PassField({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const t = useText(quizText)
  const [typed, setTyped] = useState(String(value))
  const isRight = /^\d{1,3}$/.test(typed) && Number(typed) <= 100
  return (
    <TextField
      className={quizCss.pass}
      label={t.pass}
      inputMode="numeric"
      maxLength={3}
      value={typed}
      {...(!isRight && { error: t.passError })}
      onChange={(text) => {
        setTyped(text)
        if (/^\d{1,3}$/.test(text) && Number(text) <= 100) onChange(Number(text))
      }}
    />
  )
}
