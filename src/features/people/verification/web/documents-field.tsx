import { accountApi } from '#src/features/people/account/contract.ts'
import { useEffect, useState } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { upload } from '#src/web/upload.ts'
import { cx } from '#src/web/ui/cx.ts'
import { FieldError, RequiredMark, useField } from '#src/web/ui/field.tsx'
import field from '#src/web/ui/field.module.css'
import { fileSize } from '#src/web/ui/file-rules.ts'
import { Icon } from '#src/web/ui/icon.tsx'
import { type SendFile, useUploads } from '#src/web/ui/use-uploads.ts'
import { imageBytes, imageTypes } from '#src/features/people/account/contract.ts'
import { documentsMax } from '../forms.ts'
import { DocumentRow } from './document-row.tsx'
import css from './documents.module.css'
import { verificationText } from './verification-text.ts'

export interface UploadedDocument {
  /** As the server named it, without the signature: that is good for an hour, a draft for longer. */
  path: string
  name: string
  size: number
}
/** settled – every listed document has arrived. */
export type DocumentsState = 'settled' | 'busy' | 'failed'

const endings = imageTypes.map((type) => `.${type}`)

/** Pictures of documents: chosen or dropped, sent one by one; a failure leaves the others alone. */
export function DocumentsField({
  initial,
  error,
  onChange,
  onState,
}: {
  initial: UploadedDocument[]
  error?: string | undefined
  onChange: (documents: UploadedDocument[]) => void
  onState: (state: DocumentsState) => void
}) {
  const t = useText(verificationText)
  const [over, setOver] = useState(false)
  const [extra, setExtra] = useState(0)
  const { id, control } = useField({ description: true, error, required: true })
  const uploads = useUploads<UploadedDocument>({
    ...{ upload: send, accept: endings, maxBytes: imageBytes, max: documentsMax },
    ...{ initial, onChange },
  })
  const { list } = uploads
  const isFull = list.length >= documentsMax
  const state = stateOf(list.map((item) => item.state))
  useEffect(() => onState(state), [onState, state])

  function add(files: FileList | null) {
    const given = [...(files ?? [])]
    const fitting = given.slice(0, documentsMax - list.length)
    setExtra(given.length - fitting.length)
    uploads.add(fitting)
  }

  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        {t.documents}
        <RequiredMark />
      </label>
      <div className={field.under} id={`${id}d`}>
        {t.documentsHint(imageTypes.join(' / '), fileSize(imageBytes), documentsMax)}
      </div>
      {!isFull && (
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
            multiple
            accept={endings.join(',')}
            onChange={(event) => {
              add(event.target.files)
              // The same file may be chosen again after it failed.
              event.target.value = ''
            }}
          />
          <Icon name="upload" size={24} />
          <span>{t.drop}</span>
        </div>
      )}
      <FieldError id={`${id}e`} error={error} />
      <p className={css.count} role="status">
        {list.length > 0 && t.uploadedCount(list.length, documentsMax)}
        {extra > 0 && ` · ${t.tooMany(documentsMax, extra)}`}
      </p>
      {list.length > 0 && (
        <ul className={css.list}>
          {list.map((item) => (
            <DocumentRow
              key={item.id}
              item={item}
              onStop={() => uploads.stop(item.id)}
              onRetry={uploads.canRetry(item) ? () => uploads.retry(item.id) : undefined}
              onRemove={() => {
                setExtra(0)
                uploads.remove(item.id)
              }}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

function stateOf(states: string[]): DocumentsState {
  if (states.some((state) => state === 'ready' || state === 'uploading')) return 'busy'
  return states.includes('fail') ? 'failed' : 'settled'
}

const send: SendFile<UploadedDocument> = async (file, { onProgress, signal }) => {
  const [path = ''] = await upload(
    accountApi.uploadImage,
    { eTypedirectory: 'qualification' },
    file,
    { quiet: true, signal, onProgress: (percent) => onProgress(percent / 100) },
  )
  return { path: path.split('?')[0]!, name: file.name, size: file.size }
}
