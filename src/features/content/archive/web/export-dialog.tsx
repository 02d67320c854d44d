import { useState } from 'react'
import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import type { DraftKind } from '../../draft/record.ts'
import { archiveApi } from '../contract.ts'
import css from './archive.module.css'
import { ArchiveState } from './archive-state.tsx'
import { archiveText } from './archive-text.ts'
import { useArchive } from './use-archive.ts'

/** Exports a course or textbook to a file. */
export function ExportDialog({
  kind,
  id,
  onClose,
}: {
  kind: DraftKind
  id: number
  onClose: () => void
}) {
  const t = useText(archiveText)
  const { act, pending } = useAct()
  const [archiveId, setArchiveId] = useState<number | null>(null)
  const state = useArchive(archiveId)
  const begin = () =>
    void act(
      archiveApi.beginExport,
      { kind, id },
      { refresh: false, done: (made) => setArchiveId(made.archiveId) },
    )
  return (
    <Dialog
      open
      title={t.export[kind]}
      onClose={onClose}
      footer={
        archiveId === null ? (
          <>
            <Button onClick={onClose}>{t.cancel}</Button>
            <Button variant="primary" icon="download" pending={pending} onClick={begin}>
              {t.begin}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>{t.close}</Button>
        )
      }
    >
      {archiveId === null ? (
        <div className={css.part}>
          <p>{t.exportLead[kind]}</p>
          <p className={css.hint}>{t.exportUse}</p>
        </div>
      ) : (
        <ArchiveState act="export" state={state} />
      )}
    </Dialog>
  )
}
