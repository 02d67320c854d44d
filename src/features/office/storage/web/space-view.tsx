import type { AnswerOf } from '#src/shared/endpoint.ts'
import { Facts } from '#src/web/back-office/facts.tsx'
import notes from '#src/web/back-office/notes.module.css'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { type Column, DataTable } from '#src/web/ui/data-table.tsx'
import { fileSize } from '#src/web/ui/file-rules.ts'
import { Panel } from '#src/web/ui/panel.tsx'
import type { storageApi } from '../contract.ts'
import css from './storage.module.css'
import { storageText } from './storage-text.ts'
import { UnnamedView } from './unnamed-view.tsx'

type Storage = AnswerOf<typeof storageApi.getStorage>
type KindRow = Storage['kinds'][number]

/** The space that files take, by kind, and what is left. */
export function SpaceView({ storage }: { storage: Storage }) {
  const t = useText(storageText)
  const { free, floor, isLow, stored, driver, personLimit, worker } = storage
  const kinds = storage.kinds.filter(({ originals, made }) => originals.files + made.files > 0)
  return (
    <>
      {isLow && free !== null && (
        <p className={notes.notice} role="status">
          <strong>{t.low}</strong> {t.lowHint(fileSize(floor))}
        </p>
      )}
      {worker === 'none' && <p className={notes.note}>{t.noWorker}</p>}
      <div className={css.panels}>
        <Panel title={t.space}>
          <Facts
            items={[
              { term: t.stored, value: fileSize(stored) },
              free === null ? null : { term: t.free, value: fileSize(free) },
              { term: t.personLimit, value: fileSize(personLimit) },
              { term: t.place, value: t[driver] },
            ]}
          />
          <UnnamedView graceDays={storage.graceDays} />
        </Panel>
        <Panel title={t.byKind}>
          <div className={css.kinds}>
            <DataTable
              dense
              caption={t.byKind}
              columns={useColumns()}
              rows={kinds}
              rowKey={({ kind }) => kind}
            />
          </div>
        </Panel>
      </div>
    </>
  )
}

function useColumns(): Column<KindRow>[] {
  const t = useText(storageText)
  const format = useFormat()
  return [
    { key: 'kind', header: t.kind, rowHeader: true, cell: ({ kind }) => t.kinds[kind] },
    {
      ...{ key: 'files', header: t.files, numeric: true },
      cell: ({ originals }) => format.number(originals.files),
    },
    {
      ...{ key: 'originals', header: t.originals, numeric: true },
      cell: ({ originals }) => fileSize(originals.bytes),
    },
    {
      ...{ key: 'made', header: t.made, numeric: true },
      cell: ({ made }) => fileSize(made.bytes),
    },
  ]
}
