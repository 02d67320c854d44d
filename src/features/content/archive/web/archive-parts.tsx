import { type ReactNode, Suspense, useState } from 'react'
import { latePart } from '#src/web/late-part.tsx'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import type { DraftKind } from '../../draft/record.ts'
import { entryText } from './entry-text.ts'

const ExportDialog = latePart(async () => ({
  default: (await import('./export-dialog.tsx')).ExportDialog,
}))
const ImportDialog = latePart(async () => ({
  default: (await import('./import-dialog.tsx')).ImportDialog,
}))

/** The entry of a menu that exports a course or textbook, and the dialog to place beside the menu. */
export function useExport(kind: DraftKind, id: number) {
  const t = useText(entryText)
  const [opened, setOpened] = useState(false)
  const dialog: ReactNode = opened && (
    <Suspense fallback={null}>
      <ExportDialog kind={kind} id={id} onClose={() => setOpened(false)} />
    </Suspense>
  )
  const item = {
    key: 'export',
    label: t.export[kind],
    icon: 'download' as const,
    onSelect: () => setOpened(true),
  }
  return { item, dialog }
}

/** The button beside the one that creates. */
export function ImportButton({ kind }: { kind: DraftKind }) {
  const t = useText(entryText)
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button icon="upload" onClick={() => setOpened(true)}>
        {t.import[kind]}
      </Button>
      {opened && (
        <Suspense fallback={null}>
          <ImportDialog kind={kind} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  )
}
