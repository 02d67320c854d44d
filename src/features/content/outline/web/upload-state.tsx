import { useId } from 'react'
import type { DraftStore } from '#src/features/content/draft/web/draft-store.ts'
import { filesFromInput } from '#src/features/content/file/web/uploads/chosen-files.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import {
  chooseFilesAgain,
  type ItemUpload,
  retryItemUpload,
  useItemUpload,
} from './files/item-uploads.ts'
import { outlineText } from './outline-text.ts'
import css from './row-facts.module.css'

/** The state of the file of an item: on its way, failed, or missing. */
export function UploadState({
  id,
  name,
  draft,
  filesFolder,
}: {
  id: string
  name: string
  draft: DraftStore
  /** Where a file that is chosen here goes; undefined where it is chosen elsewhere. */
  filesFolder: string | undefined
}) {
  const t = useText(outlineText)
  const format = useFormat()
  const upload = useItemUpload(id)
  const choose = filesFolder !== undefined && <ChooseFile {...{ draft, id, name, filesFolder }} />
  if (!upload || upload.phase === 'done') {
    // A choice of its own says by itself that there is no file yet.
    if (filesFolder === undefined) return null
    return (
      <span className={css.failed} data-missing="">
        {t.lacks.file}
        {choose}
      </span>
    )
  }
  if (upload.phase === 'lost' || upload.phase === 'wanted') {
    return (
      <span className={css.failed} role="status">
        {t.cutOff(upload.name ?? name)}
        {choose}
      </span>
    )
  }
  if (upload.phase === 'failed') {
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

/** Chooses the file of an item, and with it those of others whose uploads were cut off. */
function ChooseFile({
  draft,
  id,
  name,
  filesFolder,
}: {
  draft: DraftStore
  id: string
  name: string
  filesFolder: string
}) {
  const t = useText(outlineText)
  const input = useId()
  const label = `${t.chooseFile} ${name}`
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        icon="upload"
        aria-label={label}
        onClick={() => document.getElementById(input)?.click()}
      >
        {t.chooseFile}
      </Button>
      <input
        id={input}
        type="file"
        multiple
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const files = filesFromInput(target).map(({ file }) => file)
          if (files.length > 0) chooseFilesAgain(draft, id, files, filesFolder)
        }}
      />
    </>
  )
}
