import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { fileSize } from '#src/web/ui/file-rules.ts'
import { Icon } from '#src/web/ui/icon.tsx'
import { Progress } from '#src/web/ui/progress.tsx'
import { useUntilDone } from '#src/web/use-until-done.ts'
import { homeworkApi } from '../contract.ts'
import css from './homework.module.css'
import { filesText } from './files-text.ts'

/** Says how far the zip of all works is, and offers it. */
export function ExportDialog({ exportId, onClose }: { exportId: number; onClose: () => void }) {
  const t = useText(filesText)
  return (
    <Dialog
      open
      title={t.exportWorks}
      onClose={onClose}
      width={480}
      footer={<Button onClick={onClose}>{t.close}</Button>}
    >
      <State exportId={exportId} />
    </Dialog>
  )
}

function State({ exportId }: { exportId: number }) {
  const t = useText(filesText)
  const { answer, failed, retry } = useUntilDone(
    homeworkApi.getExport,
    { exportId },
    ({ state }) => state === 'waiting',
  )
  if (failed) {
    return (
      <p role="alert">
        {t.loadFailed} <Button onClick={retry}>{t.retry}</Button>
      </p>
    )
  }
  if (answer?.state === 'failed') return <p role="alert">{t.packFailed}</p>
  if (answer?.state !== 'ready' || !answer.url) {
    return (
      <div className={css.stack} role="status">
        <Progress value={(answer?.percent ?? 0) / 100} label={t.packing} />
      </div>
    )
  }
  return (
    <div className={css.stack}>
      <p role="status">
        <strong>{t.packReady}</strong>
      </p>
      <p className={css.muted}>{t.packHint}</p>
      <div className={css.foot}>
        <a className={css.download} href={answer.url} download={answer.name ?? true}>
          <Icon name="download" /> {t.download} {fileSize(answer.bytes ?? 0)}
        </a>
      </div>
    </div>
  )
}
