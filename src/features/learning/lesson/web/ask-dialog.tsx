import { bankApi } from '#src/features/content/bank/contract.ts'
import { bankPaths } from '#src/features/content/bank/paths.ts'
import { PartFailed } from '#src/features/content/bank/web/part-failed.tsx'
import { PickerFilters } from '#src/features/content/outline/web/items/quiz/picker-filters.tsx'
import { useTypeName } from '#src/features/content/question/web/question-head.tsx'
import type { QuestionRow } from '#src/features/content/bank/shapes.ts'
import type { InputOf } from '#src/shared/endpoint.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useLoad } from '#src/web/act/use-load.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { useOffered } from '#src/web/root-data.ts'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { NewWindow } from '#src/web/ui/new-window.tsx'
import { SkeletonText } from '#src/web/ui/skeleton.tsx'
import { lessonApi } from '../contract.ts'
import type { AskPlace } from './ask-place.ts'
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
  place: AskPlace
  onPlace: (place: AskPlace) => void
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
  place: { filter, page },
  onPlace,
  pending,
  ask,
}: {
  place: AskPlace
  onPlace: (place: AskPlace) => void
  pending: boolean
  ask: (questionId: number) => void
}) {
  const t = useText(askText)
  const format = useFormat()
  const input = { ...filter, page: String(page) } as unknown as InputOf<typeof bankApi.getQuestions>
  const list = useLoad(bankApi.getQuestions, input)
  const pages = list.data?.pages ?? 1
  return (
    <section className={css.ask} aria-labelledby="from-bank">
      <h3 id="from-bank">{t.fromBank}</h3>
      <PickerFilters
        choiceOnly
        filter={filter}
        tags={list.data?.tags ?? []}
        onChange={(next) => onPlace({ filter: next, page: 1 })}
      />
      {list.loading && <SkeletonText lines={6} />}
      {list.failed && <PartFailed part="questions" onAgain={list.retry} />}
      {list.data?.items.length === 0 && (
        <div className={css.failed}>
          <p role="status">{t.noneFound}</p>
          <ButtonLink to={bankPaths.create()} icon="plus" size="small" target="_blank">
            {t.newQuestion}
            <NewWindow />
          </ButtonLink>
        </div>
      )}
      {list.data && list.data.items.length > 0 && (
        <ul className={css.rows} aria-label={t.fromBank}>
          {list.data.items.map((row) => (
            <BankRow key={row.questionId} row={row} pending={pending} ask={ask} />
          ))}
        </ul>
      )}
      {pages > 1 && (
        <div className={css.pages}>
          <Button
            size="small"
            disabled={page <= 1}
            onClick={() => onPlace({ filter, page: page - 1 })}
          >
            {t.previous}
          </Button>
          <span>{t.pageOf(format.number(page), format.number(pages))}</span>
          <Button
            size="small"
            disabled={page >= pages}
            onClick={() => onPlace({ filter, page: page + 1 })}
          >
            {t.next}
          </Button>
        </div>
      )}
    </section>
  )
}

function BankRow({
  row: { questionId, title, type },
  pending,
  ask,
}: {
  row: QuestionRow
  pending: boolean
  ask: (questionId: number) => void
}) {
  const t = useText(askText)
  const name = useTypeName(type)
  const words = title || t.noTitle
  return (
    <li>
      <div>
        <p>{words}</p>
        <p className={css.about}>{name}</p>
      </div>
      <Button
        size="small"
        pending={pending}
        aria-label={t.askNamed(words)}
        onClick={() => ask(questionId)}
      >
        {t.ask}
      </Button>
    </li>
  )
}
