import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { type ItemUpload, retryItemUpload, useItemUpload } from './files/item-uploads.ts'
import { outlineText } from './outline-text.ts'
import css from './row-facts.module.css'

/** The state of the file of an item: on its way, failed, or missing. */
export function UploadState({ id, name }: { id: string; name: string }) {
  const t = useText(outlineText)
  const format = useFormat()
  const upload = useItemUpload(id)
  if (!upload || upload.phase === 'done') {
    return (
      <span className={`${css.upload} ${css.lack}`} data-fault="">
        {t.lacks.file}
      </span>
    )
  }
  if (upload.phase === 'failed' || upload.phase === 'wanted') {
    return (
      <span className={css.failed}>
        {upload.error ?? t.failed}
        <Button
          size="small"
          variant="quiet"
          icon="refresh"
          aria-label={`${t.retry} ${name}`}
          onClick={() => void retryItemUpload(upload)}
        >
          {t.retry}
        </Button>
      </span>
    )
  }
  return (
    <span className={css.upload}>
      <progress max={100} value={upload.percentage} aria-label={name} />
      {wordsOf(upload)}
    </span>
  )
  function wordsOf({ phase, percentage }: ItemUpload) {
    return phase === 'queued' ? t.waiting : t.uploading(format.percent(percentage / 100))
  }
}
