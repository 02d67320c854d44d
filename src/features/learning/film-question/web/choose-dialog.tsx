import { useState } from 'react'
import { bankApi } from '#src/features/content/bank/contract.ts'
import { questionsPerPage } from '#src/features/content/bank/list-api.ts'
import { bankPaths } from '#src/features/content/bank/paths.ts'
import { useTypeName } from '#src/features/content/question/web/question-head.tsx'
import { useAct } from '#src/web/act/use-act.ts'
import { useLoad } from '#src/web/act/use-load.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { Select } from '#src/web/ui/choice.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { SkeletonText } from '#src/web/ui/skeleton.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { filmQuestionApi } from '../contract.ts'
import { filmTypes } from '../limits.ts'
import { manageText } from './manage-text.ts'
import css from './points.module.css'

type Row = AnswerOf<typeof bankApi.getQuestions>['items'][number]

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
  const [view, setView] = useState<'mine' | 'shared'>('mine')
  const [keyword, setKeyword] = useState('')
  const [page, setPage] = useState(1)
  const list = useLoad(bankApi.getQuestions, { view, keyword, page, status: 'ready' })
  const pages = list.data ? Math.ceil(list.data.total / questionsPerPage) : 1
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
        <ButtonLink to={bankPaths.create()} variant="quiet" icon="plus">
          {t.toBank}
        </ButtonLink>
      }
    >
      <div className={css.filters}>
        <TextField
          type="search"
          label={t.keyword}
          value={keyword}
          maxLength={100}
          onChange={(words) => {
            setKeyword(words)
            setPage(1)
          }}
        />
        <Select
          label={t.source}
          value={view}
          options={[
            { value: 'mine', label: t.mine },
            { value: 'shared', label: t.shared },
          ]}
          onChange={(chosen) => {
            setView(chosen)
            setPage(1)
          }}
        />
      </div>
      {list.loading && <SkeletonText lines={6} />}
      {list.failed && (
        <p role="status">
          {t.failed}{' '}
          <Button size="small" onClick={list.retry}>
            {t.retry}
          </Button>
        </p>
      )}
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
  row: { questionId, title, type },
  pending,
  onChoose,
}: {
  row: Row
  pending: boolean
  onChoose: (questionId: number) => void
}) {
  const t = useText(manageText)
  const name = useTypeName(type)
  const words = title || t.noTitle
  const isUsable = filmTypes.includes(type)
  return (
    <li className={css.row}>
      <div>
        <p className={css.stem}>{words}</p>
        <p className={css.about}>
          {name}
          {!isUsable && ` · ${t.notMarkedAtOnce}`}
        </p>
      </div>
      {isUsable && (
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
