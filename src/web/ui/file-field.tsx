import { useState } from 'react'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button, IconButton } from './button.tsx'
import { confirmDialog } from './confirm.tsx'
import { cx } from './cx.ts'
import { FieldError, useField, type FieldProps } from './field.tsx'
import { fileSize } from './file-rules.ts'
import { Icon } from './icon.tsx'
import { Progress } from './progress.tsx'
import { fileText } from './file-text.ts'
import { useUploads, type Upload, type UploadOptions } from './use-uploads.ts'
import field from './field.module.css'
import css from './file-field.module.css'

/**
 * A field for files: chosen or dropped files are sent one by one by `upload` and listed with their
 * state. Deleting an uploaded file asks for confirmation.
 */
export function FileField<R>({
  label,
  labelHidden,
  description,
  error,
  required,
  className,
  ...options
}: FieldProps & UploadOptions<R>) {
  const t = useText(fileText)
  const { accept, max = 1 } = options
  const said = description ?? (accept && t.accepted(accept.join(' ')))
  const { id, control } = useField({ description: said, error, required })
  const uploads = useUploads(options)
  const [over, setOver] = useState(false)

  async function remove(item: Upload<R>) {
    const sure =
      item.state !== 'success' ||
      (await confirmDialog({
        title: t.removeTitle(item.name),
        text: t.removeText,
        confirm: t.remove,
        danger: true,
      }))
    if (sure) uploads.remove(item.id)
  }

  return (
    <div className={cx(field.field, className)}>
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : field.label}>
        {label}
      </label>
      <div
        className={cx(css.drop, over && css.over)}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          uploads.add(event.dataTransfer.files)
        }}
      >
        <input
          {...control}
          className={css.input}
          type="file"
          multiple={max > 1}
          accept={accept?.join(',')}
          onChange={(event) => {
            uploads.add(event.target.files ?? [])
            // An empty value lets the person choose the same file again after a failure.
            event.target.value = ''
          }}
        />
        <Icon name="upload" size={20} />
        <span className={css.choose}>{t.chooseFile}</span>
        <span>{t.dropHere}</span>
      </div>
      {said && (
        <div className={field.under} id={`${id}d`}>
          {said}
        </div>
      )}
      <FieldError id={`${id}e`} error={error} />
      {uploads.list.length > 0 && (
        <ul className={css.list} aria-live="polite">
          {uploads.list.map((item) => (
            <Row
              key={item.id}
              item={item}
              onStop={() => uploads.stop(item.id)}
              onRetry={uploads.canRetry(item) ? () => uploads.retry(item.id) : undefined}
              onRemove={() => void remove(item)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

function Row({
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
  const { state, name } = item
  return (
    <li className={cx(css.row, css[state])}>
      <Icon name={state === 'success' ? 'check-circle' : state === 'fail' ? 'error' : 'file'} />
      <div className={css.about}>
        <span className={css.name}>{name}</span>
        {state === 'uploading' ? (
          <Progress
            value={item.progress}
            label={t.fileUploading(format.percent(item.progress))}
            labelHidden
          />
        ) : (
          <span className={css.state}>
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
