import { Suspense, useState } from 'react'
import type { InputOf } from '#src/shared/endpoint.ts'
import { pick } from '#src/shared/locale.ts'
import { difficulties, questionStatuses } from '../../question/types.ts'
import { typeText } from '../../question/web/type-text.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { ChosenBar } from '#src/web/ui/chosen-bar.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { Menu } from '#src/web/ui/menu.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import { undoDays } from '../bulk-api.ts'
import { bankApi } from '../contract.ts'
import { bankPaths } from '../paths.ts'
import type { QuestionRow } from '../shapes.ts'
import { MoveDialog, PointsDialog, TagDialog } from './bank-dialogs.ts'
import { bankText } from './bank-text.ts'
import css from './bank.module.css'
import { offersDelete } from './offers-delete.ts'
import { useBulk } from './use-bulk.ts'

export type Chosen = InputOf<typeof bankApi.moveQuestions>['chosen']

/** Acts on the chosen questions. It stays in sight at the end of the screen. */
export function BulkBar({
  chosen,
  count,
  rows,
  isDeleted,
  folderId,
  onNone,
}: {
  chosen: Chosen
  count: number
  /** The chosen rows of this page. */
  rows: readonly QuestionRow[]
  isDeleted: boolean
  folderId: number | null
  onNone: () => void
}) {
  const t = useText(bankText)
  const format = useFormat()
  const n = format.number(count)
  const isEditable = rows.every(({ can }) => can.edit.may)
  return (
    <ChosenBar count={t.selected(n)} none={t.selectNone} onNone={onNone}>
      {isDeleted ? (
        <TakeBack rows={rows} onDone={onNone} />
      ) : (
        <>
          {isEditable && <Changes {...{ chosen, count, folderId, onNone, rows }} />}
          {'questionIds' in chosen && (
            <ButtonLink
              size="small"
              icon="download"
              to={bankPaths.exports({ questions: chosen.questionIds.join(',') })}
            >
              {t.export}
            </ButtonLink>
          )}
        </>
      )}
    </ChosenBar>
  )
}

interface ChangesProps {
  chosen: Chosen
  count: number
  rows: readonly QuestionRow[]
  folderId: number | null
  onNone: () => void
}

function Changes({ chosen, count, rows, folderId, onNone }: ChangesProps) {
  const t = useText(bankText)
  const types = useText(typeText)
  const format = useFormat()
  const locale = useLocale()
  const { bulk, pending } = useBulk()
  const [asks, setAsks] = useState<'move' | 'tag' | 'points'>()
  const close = () => setAsks(undefined)
  const dialog = { chosen, count, folderId, onClose: close, onDone: onNone }
  const said = ({ changed }: { changed: number }) => t.changedMany(format.number(changed))
  const setStatus = (status: (typeof questionStatuses)[number]) =>
    bulk(
      bankApi.setStatus,
      { chosen, status, skipUnready: true },
      {
        said: ({ changed, skipped }) =>
          [said({ changed }), ...(skipped > 0 ? [t.notReady(format.number(skipped))] : [])].join(
            t.comma,
          ),
        done: onNone,
      },
    )
  const remove = () => {
    // The reason is shown at once if none of the chosen questions can be deleted.
    const isNone = 'questionIds' in chosen && rows.every(({ can }) => !can.delete.may)
    const why = isNone ? rows[0]?.can.delete.why : null
    if (why) return toast.error(pick(why, locale))
    void bulk(
      bankApi.deleteQuestions,
      { chosen, skipUsed: true },
      {
        ask: {
          title: t.deleteTitle(format.number(count)),
          text: t.deleteText(format.number(undoDays)),
          confirm: t.delete,
          danger: true,
        },
        verb: 'delete',
        said: ({ changed, uses }) =>
          [
            t.deletedMany(format.number(changed)),
            ...(uses.length > 0 ? [t.stayInUse(usesOf(uses, format.list))] : []),
          ].join(t.comma),
        done: onNone,
      },
    )
  }
  return (
    <>
      <Button size="small" icon="arrow-right" onClick={() => setAsks('move')}>
        {t.move}
      </Button>
      <Button size="small" icon="note" onClick={() => setAsks('tag')}>
        {t.tag}
      </Button>
      <Menu
        trigger={
          <>
            <Icon name="edit" />
            {t.set}
          </>
        }
        className={css.set}
        items={[
          ...questionStatuses.map((status) => ({
            key: status,
            label: t.setStatus(types.statuses[status]),
            onSelect: () => void setStatus(status),
          })),
          ...difficulties.map((difficulty) => ({
            key: `d${difficulty}`,
            label: t.setDifficulty(types.difficulties[difficulty]),
            onSelect: () =>
              void bulk(bankApi.setDifficulty, { chosen, difficulty }, { said, done: onNone }),
          })),
          { key: 'points', label: t.setPoints, onSelect: () => setAsks('points') },
        ]}
      />
      {rows.every(offersDelete) && (
        <Button size="small" icon="trash" pending={pending} onClick={remove}>
          {t.delete}
        </Button>
      )}
      <Suspense>
        {asks === 'move' && <MoveDialog {...dialog} />}
        {asks === 'tag' && <TagDialog {...dialog} rows={rows} />}
        {asks === 'points' && <PointsDialog {...dialog} />}
      </Suspense>
    </>
  )
}

/** The names of the places, each once, at most three. */
const usesOf = (uses: readonly { name: string }[], list: (items: string[]) => string) => {
  const names = [...new Set(uses.map(({ name }) => name).filter(Boolean))]
  return list(names.length > 3 ? [...names.slice(0, 3), '…'] : names)
}

function TakeBack({ rows, onDone }: { rows: readonly QuestionRow[]; onDone: () => void }) {
  const t = useText(bankText)
  const format = useFormat()
  const { act, pending } = useAct()
  const questionIds = rows.map(({ questionId }) => questionId)
  return (
    <Button
      size="small"
      icon="undo"
      pending={pending}
      onClick={() =>
        void act(
          bankApi.takeBackQuestions,
          { questionIds },
          { said: ({ changed }) => t.restoredMany(format.number(changed)), done: onDone },
        )
      }
    >
      {t.restore}
    </Button>
  )
}
