import { type KeyboardEvent, useState } from 'react'
import { useLoad } from '#src/web/act/use-load.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { bankApi } from '../contract.ts'
import { endsTag, tagsIn, tagsMost } from '../forms.ts'
import css from './tags-field.module.css'
import { tagsText } from './tags-text.ts'

/** Tags of the bank that are offered while one types. */
const offeredMost = 8

/** Tags by name: chosen among those of the bank, or made by typing. */
export function TagsField({
  label,
  folderId,
  value,
  error,
  onChange,
}: {
  label: string
  /** In whose bank the tags are: in that of the folder's owner. */
  folderId: number | null
  value: readonly string[]
  error?: string | undefined
  onChange: (tags: string[]) => void
}) {
  const t = useText(tagsText)
  const format = useFormat()
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const { data } = useLoad(bankApi.getTags, isOpen ? { folder: folderId ?? undefined } : null)
  const isFull = value.length >= tagsMost
  const words = typed.trim().toLowerCase()
  const offered = (data ?? [])
    .filter(({ name }) => !value.includes(name) && name.toLowerCase().includes(words))
    .slice(0, offeredMost)

  function take(text: string) {
    const next = [...new Set([...value, ...tagsIn(text)])].slice(0, tagsMost)
    if (next.length > value.length) onChange(next)
    setTyped('')
  }
  function type(text: string) {
    if (endsTag(text)) take(text)
    else setTyped(text)
  }
  function press(event: KeyboardEvent) {
    // Enter that ends a word of a Chinese input method is no end of a tag.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      take(typed)
    } else if (event.key === 'Backspace' && typed === '' && value.length > 0) {
      onChange(value.slice(0, -1))
    }
  }
  return (
    <div
      className={css.tags}
      onFocus={() => setOpen(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        // The typed text becomes a tag when the field is left, but not on the way to the tags offered.
        if (!currentTarget.contains(relatedTarget) && typed.trim() !== '') take(typed)
      }}
    >
      <TextField
        label={label}
        description={isFull ? t.tooMany(format.number(tagsMost)) : t.addHint}
        error={error}
        value={typed}
        onChange={type}
        onKeyDown={press}
        maxLength={400}
        autoComplete="off"
        readOnly={isFull}
      />
      {value.length > 0 && (
        <ul className={css.list} aria-label={t.added}>
          {value.map((name) => (
            <li key={name}>
              <button
                type="button"
                className={css.tag}
                aria-label={t.drop(name)}
                onClick={() => onChange(value.filter((one) => one !== name))}
              >
                {name}
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {!isFull && offered.length > 0 && (
        <ul className={css.list} aria-label={t.suggestions}>
          {offered.map(({ tagId, name }) => (
            <li key={tagId}>
              <button
                type="button"
                className={css.offer}
                // The field keeps the focus and what is typed in it.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => take(name)}
              >
                <Icon name="plus" size={16} />
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
