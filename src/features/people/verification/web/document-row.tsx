import { useEffect, useState } from 'react'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button, IconButton } from '#src/web/ui/button.tsx'
import { confirmDialog } from '#src/web/ui/confirm.tsx'
import { cx } from '#src/web/ui/cx.ts'
import { fileSize } from '#src/web/ui/file-rules.ts'
import { Icon } from '#src/web/ui/icon.tsx'
import { Progress } from '#src/web/ui/progress.tsx'
import { fileText } from '#src/web/ui/file-text.ts'
import type { Upload } from '#src/web/ui/use-uploads.ts'
import css from './documents.module.css'

/** One document: picture, progress, retry and delete. */
export function DocumentRow({
  item,
  onStop,
  onRetry,
  onRemove,
}: {
  item: Upload<unknown>
  onStop: () => void
  onRetry?: () => void
  onRemove: () => void
}) {
  const t = useText(fileText)
  const format = useFormat()
  const { name, state, size, file, progress } = item

  async function remove() {
    const sure =
      state !== 'success' ||
      (await confirmDialog({
        title: t.removeTitle(name),
        text: t.removeText,
        confirm: t.remove,
        danger: true,
      }))
    if (sure) onRemove()
  }

  return (
    <li className={cx(css.row, state === 'fail' && css.fail)}>
      <Picture file={file} />
      <div className={css.about}>
        <span className={css.name}>{name}</span>
        {state === 'uploading' ? (
          <Progress
            value={progress}
            label={t.fileUploading(format.percent(progress))}
            labelHidden
          />
        ) : (
          <span className={css.state} role={state === 'fail' ? 'alert' : undefined}>
            {state === 'fail' ? item.error : state === 'success' ? t.fileSuccess : t.fileReady}
            {state !== 'fail' && ` · ${fileSize(size)}`}
          </span>
        )}
        {state === 'fail' && onRetry && (
          <Button size="small" aria-label={t.retryNamed(name)} onClick={onRetry}>
            {t.retry}
          </Button>
        )}
      </div>
      {state === 'uploading' ? (
        <IconButton icon="close" size="small" label={t.cancelNamed(name)} onClick={onStop} />
      ) : (
        <IconButton
          icon="trash"
          size="small"
          label={t.removeNamed(name)}
          onClick={() => void remove()}
        />
      )}
    </li>
  )
}

/** From the file itself, since the server shows it to reviewers only. */
function Picture({ file }: { file: File | undefined }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    // oxlint-disable-next-line react/set-state-in-effect -- made and let go with the effect
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return (
    <span className={css.picture}>
      <Icon name="image" />
      {url && <img src={url} alt="" onError={() => setUrl(undefined)} />}
    </span>
  )
}
