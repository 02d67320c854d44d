import { useState } from 'react'
import { pick } from '#src/shared/locale.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { type Column, DataTable } from '#src/web/ui/data-table.tsx'
import { Menu } from '#src/web/ui/menu.tsx'
import type { Issued } from '../../contract.ts'
import { groupedCode } from '../../grouped-code.ts'
import { certificatePaths } from '../../paths.ts'
import css from './manage.module.css'
import { manageText } from './manage-text.ts'
import { Pair } from '../pair.tsx'
import { RevokeDialog } from './revoke-dialog.tsx'
import { StateTag } from '../state-tag.tsx'
import { Wish } from './wish.tsx'

/** Issued certificates, revoked here and issued again with a corrected name. */
export function IssuedTable<R extends Issued>({
  rows,
  canDecide,
  more = [],
}: {
  rows: readonly R[]
  canDecide: boolean
  /** Columns of one list alone, after the name. */
  more?: readonly Column<R>[]
}) {
  const t = useText(manageText)
  const format = useFormat()
  const locale = useLocale()
  const [revokes, setRevokes] = useState<R>()
  const nameOf = ({ name }: Issued) => pick(name, locale) || name.zh || t.nameGone
  const columns: Column<R>[] = [
    {
      ...{ key: 'name', header: t.name, rowHeader: true },
      cell: (row) => (
        <div className={css.who}>
          {row.name.zh || row.name.en ? <Pair of={row.name} /> : t.nameGone}
          {row.asked && <Wish certificate={row} canDecide={canDecide} />}
        </div>
      ),
    },
    ...more,
    {
      ...{ key: 'code', header: t.code },
      cell: (row) => <span className={css.code}>{groupedCode(row.code)}</span>,
    },
    {
      ...{ key: 'mark', header: t.mark, numeric: true },
      cell: (row) => (row.mark === null ? '–' : format.number(row.mark)),
    },
    {
      ...{ key: 'issued', header: t.issuedOn, short: true },
      cell: (row) => format.date(row.issuedOn),
    },
    { key: 'state', header: t.state, short: true, cell: (row) => <StateTag state={row.state} /> },
    {
      ...{ key: 'acts', header: t.acts, menu: true },
      cell: (row) => (
        <Menu
          label={t.actsOf(nameOf(row))}
          align="end"
          items={[
            {
              ...{ key: 'view', label: t.view, icon: 'eye' },
              to: certificatePaths.certificate(row.code),
            },
            ...(row.can.revoke.may
              ? [
                  {
                    ...{ key: 'revoke', label: t.revoke, icon: 'close' as const },
                    onSelect: () => setRevokes(row),
                  },
                ]
              : []),
          ]}
        />
      ),
    },
  ]
  return (
    <>
      <DataTable dense caption={t.list} columns={columns} rows={rows} rowKey={(row) => row.code} />
      {revokes && (
        <RevokeDialog
          certificate={revokes}
          name={nameOf(revokes)}
          onClose={() => setRevokes(undefined)}
        />
      )}
    </>
  )
}
