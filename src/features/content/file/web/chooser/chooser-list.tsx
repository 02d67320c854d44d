import { type ReactNode, useDeferredValue, useId, useState } from 'react'
import type { FileKind } from '#src/shared/file-kind.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { fileSize } from '#src/web/ui/file-rules.ts'
import { TextField } from '#src/web/ui/text-field.tsx'
import type { MyFile } from '#src/features/content/file/my-files-api.ts'
import { chooserText } from './chooser-text.ts'
import css from './chooser.module.css'
import { hasEnding } from './fitting.ts'
import { FileThumb } from '../file-thumb.tsx'
import { RenewContext } from '../uploads/renew-context.ts'
import { useMyFiles } from '../use-my-files.ts'

/** One's own files that fit, newest first, with a search. The upload stands between both. */
export function ChooserList({
  kinds,
  endings,
  max,
  without,
  chosen,
  examples,
  onToggle,
  children,
}: {
  kinds: readonly FileKind[]
  endings: readonly string[] | undefined
  max: number
  without: number | undefined
  chosen: readonly MyFile[]
  examples: readonly MyFile[] | undefined
  onToggle: (file: MyFile) => void
  children: ReactNode
}) {
  const t = useText(chooserText)
  const format = useFormat()
  const [words, setWords] = useState('')
  const keyword = useDeferredValue(words.trim())
  const { items, failed, loading, retry } = useMyFiles({ keyword, kinds, examples })
  // Files that a search no longer shows stay chosen, and stay visible.
  const found = items.filter(
    ({ userFileId, name }) => userFileId !== without && hasEnding(name, endings),
  )
  const hidden = chosen.filter((one) => !found.some((file) => file.userFileId === one.userFileId))
  const files = [...hidden, ...found]
  return (
    <RenewContext value={retry}>
      <TextField
        label={t.search}
        labelHidden
        placeholder={t.search}
        type="search"
        value={words}
        maxLength={60}
        onChange={setWords}
      />
      {children}
      {failed ? (
        <p className={css.note}>
          {t.failed} <Button onClick={retry}>{t.again}</Button>
        </p>
      ) : loading && files.length === 0 ? (
        <p className={css.note}>{t.loading}</p>
      ) : files.length === 0 ? (
        <EmptyState
          level={3}
          title={keyword ? t.none : t.noneYet}
          text={keyword ? t.noneText : t.noneYetText}
        />
      ) : (
        <fieldset className={css.list}>
          <legend className="visually-hidden">{t.mine}</legend>
          {files.map((file) => (
            <ChooserRow
              key={file.userFileId}
              file={file}
              single={max === 1}
              isChosen={chosen.some(({ userFileId }) => userFileId === file.userFileId)}
              isFull={max > 1 && chosen.length >= max}
              onToggle={() => onToggle(file)}
            />
          ))}
        </fieldset>
      )}
      {max > 1 && <p className={css.note}>{t.atMost(format.number(max))}</p>}
    </RenewContext>
  )
}

function ChooserRow({
  file,
  single,
  isChosen,
  isFull,
  onToggle,
}: {
  file: MyFile
  single: boolean
  isChosen: boolean
  isFull: boolean
  onToggle: () => void
}) {
  const id = useId()
  return (
    <label className={css.row} htmlFor={id}>
      <input
        id={id}
        type={single ? 'radio' : 'checkbox'}
        name="file"
        checked={isChosen}
        disabled={isFull && !isChosen}
        onChange={onToggle}
      />
      <FileThumb file={file} />
      <span className={css.name}>{file.name}</span>
      <span className={css.about}>
        {file.folder && `${file.folder.name} · `}
        <span className={css.whole}>{fileSize(file.size)}</span>
      </span>
    </label>
  )
}
