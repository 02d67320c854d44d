import { useState } from 'react'
import { bankApi } from '#src/features/content/bank/contract.ts'
import { bankPaths } from '#src/features/content/bank/paths.ts'
import type { QuestionRow } from '#src/features/content/bank/shapes.ts'
import { PartFailed } from '#src/features/content/bank/web/part-failed.tsx'
import {
  type PickerFilter,
  PickerFilters,
} from '#src/features/content/outline/web/items/quiz/picker-filters.tsx'
import { useTypeName } from '#src/features/content/question/web/question-head.tsx'
import { useAct } from '#src/web/act/use-act.ts'
import { useLoad } from '#src/web/act/use-load.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import type { InputOf } from '#src/shared/endpoint.ts'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { NewWindow } from '#src/web/ui/new-window.tsx'
import { SkeletonText } from '#src/web/ui/skeleton.tsx'
import { filmQuestionApi } from '../contract.ts'
import { filmTypes } from '../limits.ts'
import { manageText } from './manage-text.ts'
import css from './points.module.css'

/** Chooses a question of the bank for a second of a film. */
export function ChooseDialog({
  place,
  onClose,
  onChosen,
}: {
  place: { courseId: number; itemId: number; second: number }
  onClose: () => void
  onChosen: () => void
}) {
  const t = useText(manageText)
  const format = useFormat()
  const { act, pending } = useAct()
  const [filter, setFilter] = useState<PickerFilter>({ status: 'ready' })
  const [page, setPage] = useState(1)
  const input = { ...filter, page: String(page) } as unknown as InputOf<typeof bankApi.getQuestions>
  const list = useLoad(bankApi.getQuestions, input)
  const pages = list.data?.pages ?? 1
  const choose = (questionId: number) =>
    void act(
      filmQuestionApi.addPoint,
      { ...place, questionId },
      {
        ...{ verb: 'add', said: t.added },
        done() {
          onChosen()
          onClose()
        },
      },
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.chooseTitle(format.clock(place.second))}
      width={720}
      footer={
        <ButtonLink to={bankPaths.create()} variant="quiet" icon="plus" target="_blank">
          {t.toBank}
          <NewWindow />
        </ButtonLink>
      }
    >
      <PickerFilters
        filter={filter}
        tags={list.data?.tags ?? []}
        onChange={(next) => {
          setFilter(next)
          setPage(1)
        }}
      />
      {list.loading && <SkeletonText lines={6} />}
      {list.failed && <PartFailed part="questions" onAgain={list.retry} />}
      {list.data?.items.length === 0 && <p role="status">{t.noneFound}</p>}
      <ul className={css.rows}>
        {list.data?.items.map((row) => (
          <Choice key={row.questionId} row={row} pending={pending} onChoose={choose} />
        ))}
      </ul>
      {pages > 1 && (
        <div className={css.pages}>
          <Button size="small" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {t.previous}
          </Button>
          <span>{t.pageOf(format.number(page), format.number(pages))}</span>
          <Button size="small" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {t.next}
          </Button>
        </div>
      )}
    </Dialog>
  )
}

function Choice({
  row: { questionId, title, type, status },
  pending,
  onChoose,
}: {
  row: QuestionRow
  pending: boolean
  onChoose: (questionId: number) => void
}) {
  const t = useText(manageText)
  const name = useTypeName(type)
  const words = title || t.noTitle
  const why = !filmTypes.includes(type)
    ? t.notMarkedAtOnce
    : status === 'ready'
      ? undefined
      : t.notReady
  return (
    <li className={css.row}>
      <div>
        <p className={css.stem}>{words}</p>
        <p className={css.about}>
          {name}
          {why && ` · ${why}`}
        </p>
      </div>
      {!why && (
        <Button
          size="small"
          pending={pending}
          aria-label={t.chooseNamed(words)}
          onClick={() => onChoose(questionId)}
        >
          {t.choose}
        </Button>
      )}
    </li>
  )
}
