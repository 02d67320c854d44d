import { type KeyboardEvent, useState } from 'react'
import { courseMost } from '#src/features/learning/course/draft-records.ts'
import { useText } from '#src/web/i18n.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { editText } from './edit-text.ts'
import css from './edit.module.css'
import { keywordEnd } from './keyword-signs-text.ts'

/** Search keywords as tags: Enter or a comma ends one. */
export function KeywordsField({
  label,
  value,
  error,
  onChange,
  onLeave,
}: {
  label: string
  value: readonly string[]
  error: string | undefined
  onChange: (words: string[]) => void
  onLeave: () => void
}) {
  const t = useText(editText)
  const [typed, setTyped] = useState('')
  const take = (text: string) => {
    const words = text.split(keywordEnd).map((word) => word.trim().slice(0, courseMost.keyword))
    const next = [...new Set([...value, ...words.filter((word) => word !== '')])]
    if (next.length > value.length) onChange(next)
    setTyped('')
  }
  const press = (event: KeyboardEvent) => {
    // Enter that ends a word of a Chinese input method is no end of a keyword.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      take(typed)
    } else if (event.key === 'Backspace' && typed === '' && value.length > 0) {
      onChange(value.slice(0, -1))
    }
  }
  return (
    <div onKeyDown={press} role="presentation">
      <TextField
        label={label}
        description={t.keywordsHint}
        required
        {...(error !== undefined && { error })}
        value={typed}
        onChange={(text) => (keywordEnd.test(text.slice(-1)) ? take(text) : setTyped(text))}
        onBlur={() => {
          take(typed)
          onLeave()
        }}
      />
      {value.length > 0 && (
        <ul className={css.words} aria-label={label}>
          {value.map((word) => (
            <li key={word}>
              {word}
              <button
                type="button"
                aria-label={t.dropWord(word)}
                onClick={() => onChange(value.filter((one) => one !== word))}
              >
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
