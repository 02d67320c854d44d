import { useState } from 'react'
import { useAct } from '#src/web/act/use-act.ts'
import { api } from '#src/web/api.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { RadioGroup } from '#src/web/ui/choice.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { fileSize } from '#src/web/ui/file-rules.ts'
import { Icon } from '#src/web/ui/icon.tsx'
import { Progress } from '#src/web/ui/progress.tsx'
import { useUntilDone } from '#src/web/use-until-done.ts'
import { homeworkApi } from '../contract.ts'
import { photoForms, type PhotoForm } from '../limits.ts'
import css from './homework.module.css'
import { filesText } from './files-text.ts'

/** Says how far the zip of all works, or a PDF of photographs, is, and offers it. */
export function ExportDialog({
  of,
  exportId,
  onClose,
}: {
  of: 'zip' | 'pdf'
  /** Null before the form of the zip was chosen. */
  exportId: number | null
  onClose: () => void
}) {
  const t = useText(filesText)
  return (
    <Dialog
      open
      title={of === 'zip' ? t.exportWorks : t.asPdf}
      onClose={onClose}
      width={480}
      footer={<Button onClick={onClose}>{t.close}</Button>}
    >
      {exportId !== null && <State of={of} exportId={exportId} />}
    </Dialog>
  )
}

/** Chooses how photographs stand in the zip, then packs it. */
export function PackDialog({ homeworkId, onClose }: { homeworkId: number; onClose: () => void }) {
  const t = useText(filesText)
  const { run, pending } = useAct()
  const [photos, setPhotos] = useState<PhotoForm>('apart')
  const [exportId, setExportId] = useState<number>()
  if (exportId !== undefined) return <ExportDialog of="zip" exportId={exportId} onClose={onClose} />
  const begin = () =>
    void run(() => api(homeworkApi.beginExport, { homeworkId, photos }, { quiet: true }), {
      refresh: false,
      done: (made) => setExportId(made.exportId),
    })
  return (
    <Dialog
      open
      title={t.exportWorks}
      onClose={onClose}
      width={480}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button variant="primary" pending={pending} onClick={begin}>
            {t.pack}
          </Button>
        </>
      }
    >
      <div className={css.stack}>
        <RadioGroup
          label={t.photos}
          value={photos}
          onChange={(value) => setPhotos(value)}
          options={photoForms.map((value) => ({ value, label: t.photoForms[value] }))}
        />
        <p className={css.muted}>{t.packHint}</p>
      </div>
    </Dialog>
  )
}

function State({ of, exportId }: { of: 'zip' | 'pdf'; exportId: number }) {
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
  if (answer?.state === 'failed') {
    return <p role="alert">{of === 'zip' ? t.packFailed : t.pdfFailed}</p>
  }
  if (answer?.state !== 'ready' || !answer.url) {
    return (
      <div className={css.stack} role="status">
        <Progress
          value={(answer?.percent ?? 0) / 100}
          label={of === 'zip' ? t.packing : t.drawing}
        />
      </div>
    )
  }
  return (
    <div className={css.stack}>
      <p role="status">
        <strong>{of === 'zip' ? t.packReady : t.pdfReady}</strong>
      </p>
      <p className={css.muted}>{of === 'zip' ? t.packHint : t.pdfHint}</p>
      <div className={css.foot}>
        <a className={css.download} href={answer.url} download={answer.name ?? true}>
          <Icon name="download" /> {t.download} {fileSize(answer.bytes ?? 0)}
        </a>
      </div>
    </div>
  )
}
