import { useState } from 'react'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { useLoad } from '#src/web/act/use-load.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { SkeletonText } from '#src/web/ui/skeleton.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import { type Aside, draftApi, type StateHead } from '../contract.ts'
import type { Change } from '../record.ts'
import css from './draft.module.css'
import { useFieldName } from './field-name.ts'
import { historyText } from './history-text.ts'
import { langOf, MarkedWords } from './marked-words.tsx'
import type { SavedDraft } from './saved-draft.ts'
import { StateView } from './state-view.tsx'
import { wordsOfValue } from './words-of-value.ts'

/** The earlier states of a draft: to look at, to compare with the present, to restore. */
export function HistoryPanel({
  draft,
  open,
  onClose,
}: {
  draft: SavedDraft
  open: boolean
  onClose: () => void
}) {
  const t = useText(historyText)
  const { draftId } = draft
  const { data, failed, retry } = useLoad(draftApi.getHistory, open ? { draftId } : null)
  const restore = async (changes: readonly Change[]) => {
    if (!(await draft.flush())) return toast.warning(t.busy)
    const acted = draft.act(changes, { kind: 'restore' })
    toast.success(t.restored, undefined, { label: t.undo, onOpen: acted.undo })
    onClose()
  }
  return (
    <Dialog open={open} onClose={onClose} title={t.title} width={860}>
      <div className={css.history}>
        <p className={css.note}>{t.kept}</p>
        {failed ? (
          <p role="alert">
            {t.failed}{' '}
            <Button size="small" onClick={retry}>
              {t.retry}
            </Button>
          </p>
        ) : data ? (
          <HistoryList
            history={data}
            draftId={draftId}
            onRestore={(changes) => void restore(changes)}
          />
        ) : (
          <SkeletonText lines={6} />
        )}
      </div>
    </Dialog>
  )
}

/** The states of a history by day, and the texts that were not used. */
export function HistoryList({
  history: { states, asides },
  draftId,
  onRestore,
}: {
  history: AnswerOf<typeof draftApi.getHistory>
  draftId: number
  onRestore: (changes: readonly Change[]) => void
}) {
  const t = useText(historyText)
  const format = useFormat()
  const days = Map.groupBy(states, ({ changedAt }) => format.date(changedAt))
  return (
    <>
      {states.length === 0 && <p>{t.none}</p>}
      {[...days].map(([day, ofDay]) => (
        <section key={day}>
          <h3>{day}</h3>
          <ul className={css.states}>
            {ofDay.map((state) => (
              <State key={state.stateId} {...{ state, draftId, onRestore }} />
            ))}
          </ul>
        </section>
      ))}
      {asides.length > 0 && (
        <section>
          <h3>{t.asides}</h3>
          <p className={css.note}>{t.asidesHint}</p>
          <ul className={css.states}>
            {asides.map((aside) => (
              <Unused key={aside.asideId} aside={aside} onRestore={onRestore} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function State({
  state,
  draftId,
  onRestore,
}: {
  state: StateHead
  draftId: number
  onRestore: (changes: readonly Change[]) => void
}) {
  const t = useText(historyText)
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  const { stateId, kind, by, isMine, changedAt, names } = state
  const counts = (['added', 'changed', 'deleted'] as const)
    .filter((one) => state[one] > 0)
    .map((one) => t[one](format.number(state[one])))
  return (
    <li>
      <div className={css.state}>
        <p>
          <TimeAgo value={changedAt} /> · {isMine ? t.me : (by ?? t.someone)} · {t.kinds[kind]}
          <br />
          <span className={css.note}>
            {[format.list(names), format.list(counts)].filter((part) => part !== '').join(' · ')}
          </span>
        </p>
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t.hide : t.view}
        </Button>
      </div>
      {isOpen && <StateView {...{ draftId, stateId, onRestore }} />}
    </li>
  )
}

function Unused({
  aside: { key, field, value, by, at },
  onRestore,
}: {
  aside: Aside
  onRestore: (changes: readonly Change[]) => void
}) {
  const t = useText(historyText)
  const fieldName = useFieldName()
  return (
    <li>
      <div className={css.state}>
        <p>
          {field === '' ? t.record : fieldName(field)} · {by ?? t.someone} · <TimeAgo value={at} />
        </p>
        <Button size="small" onClick={() => onRestore([{ key, field, value }])}>
          {t.use}
        </Button>
      </div>
      <MarkedWords
        runs={[{ text: wordsOfValue(value) ?? '', isOwn: false }]}
        lang={langOf(field)}
      />
    </li>
  )
}
