import { useEffect, useState } from 'react'
import { fileTypeOf } from '#src/shared/file-address.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button, IconButton } from './button.tsx'
import { cx } from './cx.ts'
import { fileSize } from './file-rules.ts'
import { fileText } from './file-text.ts'
import { Icon } from './icon.tsx'
import { Progress } from './progress.tsx'
import type { Upload } from './upload-list.ts'
import css from './file-field.module.css'

/** One file of a FileField: its state, and what can be done with it. */
export function FileRow({
  item,
  picture,
  onStop,
  onRetry,
  onRemove,
}: {
  item: Upload<unknown>
  /** The file is a picture and is shown. */
  picture?: boolean | undefined
  onStop: () => void
  onRetry?: () => void
  onRemove: () => void
}) {
  const t = useText(fileText)
  const format = useFormat()
  const { state, name } = item
  return (
    <li className={cx(css.row, css[state])}>
      {picture ? (
        <Picture file={item.file} />
      ) : (
        <Icon
          name={
            state === 'success'
              ? 'check-circle'
              : state === 'fail'
                ? 'error'
                : fileTypeOf(name) === 0
                  ? 'video'
                  : 'file'
          }
        />
      )}
      <div className={css.about}>
        <span className={css.name}>{name}</span>
        {state === 'uploading' ? (
          <Progress
            value={item.progress}
            label={t.fileUploading(format.percent(item.progress))}
            labelHidden
          />
        ) : (
          <span className={css.state} role={state === 'fail' ? 'alert' : undefined}>
            {state === 'fail' ? item.error : state === 'success' ? t.fileSuccess : t.fileReady}
            {state !== 'fail' && ` · ${fileSize(item.size)}`}
          </span>
        )}
      </div>
      {state === 'fail' && onRetry && (
        <Button size="small" aria-label={t.retryNamed(name)} onClick={onRetry}>
          {t.retry}
        </Button>
      )}
      {state === 'uploading' ? (
        <IconButton icon="close" size="small" label={t.cancelNamed(name)} onClick={onStop} />
      ) : (
        <IconButton icon="trash" size="small" label={t.removeNamed(name)} onClick={onRemove} />
      )}
    </li>
  )
}

/** Shows the file that was chosen here; one from an earlier visit is an icon. */
function Picture({ file }: { file: File | undefined }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    // oxlint-disable-next-line react/set-state-in-effect -- made and revoked with the effect
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
