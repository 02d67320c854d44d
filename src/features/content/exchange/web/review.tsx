import { useState } from 'react'
import type { bankApi } from '../../bank/contract.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { useList } from '#src/web/list/list-address.ts'
import { Pages } from '#src/web/list/results.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { Tabs } from '#src/web/ui/tabs.tsx'
import { exchangeApi } from '../contract.ts'
import { rowViews } from '../import-api.ts'
import { AnswersDialog } from './answers-dialog.tsx'
import type { Found } from './import-end.tsx'
import css from './import.module.css'
import { reviewText } from './import-text.ts'
import { NoteList } from './note-list.tsx'
import { ReviewRow } from './review-row.tsx'
import { TakePanel } from './take-panel.tsx'

type Folders = AnswerOf<typeof bankApi.getFolders> | null

/** The review of an import: row by row what comes in, what is changed or lost, and why. */
export function Review({ found, folders }: { found: Found; folders: Folders }) {
  const t = useText(reviewText)
  const format = useFormat()
  const address = useList(exchangeApi.getImport)
  const { show } = address.values
  const [asks, setAsks] = useState(false)
  const views = rowViews.filter((view) => view === 'all' || view === show || found.counts[view] > 0)
  return (
    <div className={css.review}>
      <div className={css.rows}>
        {(found.notes.length > 0 || found.encoding) && (
          <Panel title={t.about}>
            <NoteList notes={found.notes} />
            {found.encoding && <p className={css.hint}>{t.encoding(found.encoding)}</p>}
          </Panel>
        )}
        <Tabs
          label={t.views}
          tabs={views.map((view) => ({
            label: t.view[view],
            current: view === show,
            count: found.counts[view],
            to: address.href({ show: view }),
          }))}
          beside={<RowsActs found={found} onAnswers={() => setAsks(true)} />}
        />
        {found.items.length === 0 && <EmptyState level={2} picture="search" title={t.nothing} />}
        <h2 className="visually-hidden">{t.summary(format.number(found.questions))}</h2>
        <ol className={css.list}>
          {found.items.map((row) => (
            <li key={row.rowId}>
              <ReviewRow importId={found.importId} row={row} sections={found.sections} />
            </li>
          ))}
        </ol>
        <Pages list={found} address={address} />
      </div>
      <TakePanel key={found.importId} found={found} folders={folders} />
      {asks && <AnswersDialog importId={found.importId} onClose={() => setAsks(false)} />}
      <p className="visually-hidden" role="status">
        {t.summary(format.number(found.questions))} {t.kept(format.number(found.kept))}
      </p>
    </div>
  )
}

/** Acts on all rows of the shown view. */
function RowsActs({ found, onAnswers }: { found: Found; onAnswers: () => void }) {
  const t = useText(reviewText)
  const format = useFormat()
  const { act, pending } = useAct()
  const { show } = useList(exchangeApi.getImport).values
  const keep = (kept: boolean) =>
    void act(
      exchangeApi.keepRows,
      { importId: found.importId, show: rowViews.find((one) => one === show) ?? 'all', keep: kept },
      { said: ({ changed }) => t.changed(format.number(changed)) },
    )
  return (
    <div className={css.acts}>
      <Button size="small" icon="plus" onClick={onAnswers}>
        {t.answers}
      </Button>
      <Button size="small" pending={pending} onClick={() => keep(true)}>
        {t.keepAll}
      </Button>
      <Button size="small" pending={pending} onClick={() => keep(false)}>
        {t.leaveAll}
      </Button>
    </div>
  )
}
