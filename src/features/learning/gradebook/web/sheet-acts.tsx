import { Suspense, useState } from 'react'
import { saveFile } from '#src/features/learning/analysis/web/save-file.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { api } from '#src/web/api.ts'
import { useText } from '#src/web/i18n.tsx'
import { latePart } from '#src/web/late-part.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Menu } from '#src/web/ui/menu.tsx'
import { gradebookApi } from '../contract.ts'
import { gradebookPaths } from '../paths.ts'
import { gradebookText } from './gradebook-text.ts'
import type { Sheet } from './sheet-types.ts'

const ColumnDialog = latePart(async () => ({
  default: (await import('./column-dialog.tsx')).ColumnDialog,
}))
const SourcesDialog = latePart(async () => ({
  default: (await import('./sources-dialog.tsx')).SourcesDialog,
}))
const RulesDialog = latePart(async () => ({
  default: (await import('./rules-dialog.tsx')).RulesDialog,
}))
const FreezeDialog = latePart(async () => ({
  default: (await import('./state-dialogs.tsx')).FreezeDialog,
}))
const UnfreezeDialog = latePart(async () => ({
  default: (await import('./state-dialogs.tsx')).UnfreezeDialog,
}))
const OfficeDialog = latePart(async () => ({
  default: (await import('./office-dialog.tsx')).OfficeDialog,
}))
const HideDialog = latePart(async () => ({
  default: (await import('./hide-dialog.tsx')).HideDialog,
}))

/** The acts on a gradebook as a whole, with their dialogs. */
export function useSheetActs(sheet: Sheet) {
  const t = useText(gradebookText)
  const { act, run } = useAct()
  const [open, setOpen] = useState<
    'column' | 'sources' | 'rules' | 'freeze' | 'unfreeze' | 'hide' | 'office'
  >()
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set())
  const { classId, book, can } = sheet
  const close = () => setOpen(undefined)
  const release = () =>
    void act(
      gradebookApi.release,
      { classId },
      {
        ask: { title: t.releaseTitle, text: t.releaseText, confirm: t.release },
        said: t.released,
      },
    )
  const download = () =>
    void run(
      async () => saveFile(await api(gradebookApi.getWorkbook, { classId }, { quiet: true })),
      { refresh: false },
    )
  const entry = (key: NonNullable<typeof open>, label: string) => ({
    ...{ key, label, onSelect: () => setOpen(key) },
  })
  const add = (
    <Button variant="primary" icon="plus" onClick={() => setOpen('column')}>
      {t.addColumn}
    </Button>
  )
  return {
    hidden,
    /** For a gradebook without columns. */
    empty: can.arrange.may && (
      <>
        {add} <Button onClick={() => setOpen('sources')}>{t.addSources}</Button>
      </>
    ),
    actions: (
      <>
        {can.arrange.may && book.columns.length > 0 && add}
        {can.release.may && (
          <Button variant="primary" onClick={release}>
            {t.release}
          </Button>
        )}
        <Menu
          trigger={t.more}
          align="end"
          items={[
            ...(can.arrange.may
              ? [entry('sources', t.addSources), entry('rules', t.rules), entry('freeze', t.freeze)]
              : []),
            ...(can.unfreeze.may ? [entry('unfreeze', t.unfreeze)] : []),
            ...(book.columns.length > 0 ? [entry('hide', t.hide)] : []),
            ...(book.state === 'open' ? [] : [entry('office', t.office)]),
            { key: 'download', label: t.download, onSelect: download },
            { key: 'history', label: t.history, to: gradebookPaths.history(classId) },
          ]}
        />
      </>
    ),
    dialogs: (
      <Suspense>
        {open === 'column' && <ColumnDialog {...{ classId, book }} onClose={close} />}
        {open === 'sources' && <SourcesDialog {...{ classId, book }} onClose={close} />}
        {open === 'rules' && <RulesDialog {...{ classId, book }} onClose={close} />}
        {open === 'freeze' && <FreezeDialog classId={classId} onClose={close} />}
        {open === 'unfreeze' && <UnfreezeDialog classId={classId} onClose={close} />}
        {open === 'office' && <OfficeDialog classId={classId} onClose={close} />}
        {open === 'hide' && <HideDialog {...{ book, hidden }} onHide={setHidden} onClose={close} />}
      </Suspense>
    ),
  }
}
