import { useEffect, useState } from 'react'
import { FileChooser } from '#src/features/content/file/web/chooser/file-chooser.tsx'
import type { MyFile } from '#src/features/content/file/my-files-api.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { useRefresh } from '#src/web/refresh.ts'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import type { DraftKind } from '../../draft/record.ts'
import { archiveApi } from '../contract.ts'
import { ArchiveState } from './archive-state.tsx'
import { archiveText } from './archive-text.ts'
import { useArchive } from './use-archive.ts'

/** Imports a course or textbook from one of one's own files, which may be uploaded there. */
export function ImportDialog({ kind, onClose }: { kind: DraftKind; onClose: () => void }) {
  const t = useText(archiveText)
  const refresh = useRefresh()
  const { act, pending } = useAct()
  const [archiveId, setArchiveId] = useState<number | null>(null)
  const state = useArchive(archiveId)
  const { archive } = state
  const isReady = archive?.state === 'ready'
  // The list behind the dialog shows what was made.
  useEffect(() => {
    if (isReady) void refresh()
  }, [isReady, refresh])
  const begin = ([file]: MyFile[]) =>
    void act(
      archiveApi.beginImport,
      { userFileId: file!.userFileId },
      { refresh: false, done: (made) => setArchiveId(made.archiveId) },
    )
  if (archiveId === null) {
    return (
      <FileChooser
        open
        title={t.import[kind]}
        lead={t.importLead}
        kinds={['other']}
        endings={['zip']}
        pending={pending}
        onChoose={begin}
        onClose={onClose}
      />
    )
  }
  return (
    <Dialog
      open
      title={t.import[kind]}
      onClose={onClose}
      footer={
        <>
          {archive?.state === 'failed' && (
            <Button onClick={() => setArchiveId(null)}>{t.choose}</Button>
          )}
          <Button onClick={onClose}>{t.close}</Button>
          {isReady && archive.path !== null && (
            <ButtonLink variant="primary" to={archive.path}>
              {t.open[archive.kind ?? kind]}
            </ButtonLink>
          )}
        </>
      }
    >
      <ArchiveState act="import" state={state} />
    </Dialog>
  )
}
