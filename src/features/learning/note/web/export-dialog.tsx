import { useUntilDone } from '#src/web/use-until-done.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { fileSize } from '#src/web/ui/file-rules.ts'
import { Icon } from '#src/web/ui/icon.tsx'
import { Progress } from '#src/web/ui/progress.tsx'
import { noteApi } from '../contract.ts'
import { noteExportHours } from '../limits.ts'
import { exportText } from './export-text.ts'
import css from './export.module.css'

/** Says how far an export of notes is, and offers its file. */
export function ExportDialog({ exportId, onClose }: { exportId: number; onClose: () => void }) {
  const t = useText(exportText)
  return (
    <Dialog
      open
      title={t.title}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t.close}</Button>}
    >
      <State exportId={exportId} />
    </Dialog>
  )
}

function State({ exportId }: { exportId: number }) {
  const t = useText(exportText)
  const format = useFormat()
  const { answer, failed, retry } = useUntilDone(
    noteApi.getExport,
    { exportId },
    ({ state }) => state === 'waiting',
  )
  if (failed) {
    return (
      <p role="alert">
        {t.loadFailed} <Button onClick={retry}>{t.again}</Button>
      </p>
    )
  }
  if (answer?.state === 'failed') {
    return (
      <p role="alert">
        <strong>{t.failed}</strong>
      </p>
    )
  }
  if (answer?.state !== 'ready') {
    return (
      <div className={css.part} role="status">
        <Progress value={(answer?.percent ?? 0) / 100} label={t.writing} />
        <p className={css.hint}>{t.leave}</p>
      </div>
    )
  }
  const { url, name, bytes, notes } = answer
  return (
    <div className={css.part} role="status">
      <p>
        <strong>{t.ready(format.number(notes))}</strong>
      </p>
      {url !== null && (
        <a className={css.download} href={url} download={name ?? true}>
          <Icon name="download" /> {t.download(name ?? '', fileSize(bytes ?? 0))}
        </a>
      )}
      <p className={css.hint}>{t.keptFor(format.number(noteExportHours))}</p>
    </div>
  )
}
