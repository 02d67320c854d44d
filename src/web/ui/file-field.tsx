import { useEffect, useState } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { confirmDialog } from './confirm.tsx'
import { cx } from './cx.ts'
import { FieldError, RequiredMark, useField, type FieldProps } from './field.tsx'
import { fileSize } from './file-rules.ts'
import { FileRow } from './file-row.tsx'
import { fileText } from './file-text.ts'
import { Icon } from './icon.tsx'
import { countOf, type Upload } from './upload-list.ts'
import { useUploads, type UploadOptions } from './use-uploads.ts'
import field from './field.module.css'
import css from './file-field.module.css'

/** settled: every listed file has arrived. */
export type UploadsState = 'settled' | 'busy' | 'failed'

/**
 * A field for files: chosen or dropped files are sent one by one by `upload` and listed with their
 * state. It says which files it takes and marks itself as required. Deleting an uploaded file asks for
 * confirmation.
 */
export function FileField<R>({
  label,
  labelHidden,
  description,
  error,
  required,
  className,
  pictures,
  onState,
  ...options
}: FieldProps &
  UploadOptions<R> & {
    /** The files are pictures and are shown in the list. */
    pictures?: boolean
    /** @param failed the names of the files that did not arrive */
    onState?: (state: UploadsState, failed: readonly string[]) => void
  }) {
  const t = useText(fileText)
  const { accept, maxBytes, max = 1 } = options
  const limits = t.limits(accept?.join(' ') ?? '', maxBytes ? fileSize(maxBytes) : '', max)
  const { id, control } = useField({ description: description || limits, error, required })
  const uploads = useUploads(options)
  const { list } = uploads
  const [over, setOver] = useState(false)
  const [extra, setExtra] = useState(0)
  const state = stateOf(list.map((item) => item.state))
  const count = countOf(list)
  const failed = JSON.stringify(list.flatMap((item) => (item.state === 'fail' ? item.name : [])))
  useEffect(() => onState?.(state, JSON.parse(failed) as string[]), [onState, state, failed])

  /** Adds the files that there is room for. A single file replaces the one before. */
  function add(files: Iterable<File>) {
    const given = [...files]
    const fitting = max > 1 ? given.slice(0, max - count) : given
    setExtra(given.length - fitting.length)
    uploads.add(fitting)
  }

  async function remove(item: Upload<R>) {
    const sure =
      item.state !== 'success' ||
      (await confirmDialog({
        title: t.removeTitle(item.name),
        text: t.removeText,
        confirm: t.remove,
        danger: true,
      }))
    if (!sure) return
    setExtra(0)
    await uploads.remove(item)
  }

  return (
    <div className={cx(field.field, className)}>
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : field.label}>
        {label}
        {required && <RequiredMark />}
      </label>
      {(max === 1 || count < max) && (
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
            add(event.dataTransfer.files)
          }}
        >
          <input
            {...control}
            className={css.input}
            type="file"
            multiple={max > 1}
            accept={accept?.join(',')}
            onChange={(event) => {
              add(event.target.files ?? [])
              // An empty value lets the person choose the same file again after a failure.
              event.target.value = ''
            }}
          />
          <Icon name="upload" size={20} />
          <span className={css.choose}>{t.chooseFile}</span>
          <span>{t.dropHere}</span>
        </div>
      )}
      {(description || limits) && (
        <div className={field.under}>
          <div id={`${id}d`}>
            {description}
            {description && limits && <br />}
            {limits}
          </div>
        </div>
      )}
      <FieldError id={`${id}e`} error={error} />
      {max > 1 && (
        <p className={css.count} role="status">
          {count > 0 && t.added(count, max)}
          {extra > 0 && ` · ${t.tooMany(max, extra)}`}
        </p>
      )}
      {list.length > 0 && (
        // With several files the count above is what is announced.
        <ul className={css.list} aria-live={max > 1 ? undefined : 'polite'}>
          {list.map((item) => (
            <FileRow
              key={item.id}
              item={item}
              picture={pictures}
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

function stateOf(states: string[]): UploadsState {
  if (states.some((state) => state === 'ready' || state === 'uploading')) return 'busy'
  return states.includes('fail') ? 'failed' : 'settled'
}
