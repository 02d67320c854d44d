import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { DraftStore } from '#src/features/content/draft/web/draft-store.ts'
import type { Side } from '#src/features/content/editor/web/both-sides.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { lengthOf } from '#src/shared/length-of.ts'
import type { OutlineRecord } from '../records.ts'
import { fieldText } from './field-text.ts'
import { faultOf, nameMostOf, typing } from './lacks.ts'
import type { OutlineControl } from './outline-control.ts'
import css from './name-edit.module.css'

const isMac = () => navigator.platform.startsWith('Mac')

/** A name that is edited in its row, in each language. What is typed is in the draft at once. */
export function NameEdit({
  control,
  draft,
  record,
  id,
  languages,
}: {
  control: OutlineControl
  draft: DraftStore
  record: OutlineRecord
  id: string
  languages: readonly Side[]
}) {
  const t = useText(fieldText)
  const format = useFormat()
  const describes = useId()
  const [before] = useState(record.name)
  const first = useRef<HTMLInputElement>(null)
  const [isTouched, setTouched] = useState(false)
  useEffect(() => {
    first.current?.focus()
    first.current?.select()
  }, [])
  const most = nameMostOf(record)
  const isChapter = record.kind === 'chapter'
  const label = isChapter ? t.name : t.itemName
  const words = {
    empty: isChapter ? t.nameEmpty : t.itemNameEmpty,
    long: t.nameLong(most),
  }
  const key = (event: KeyboardEvent) => {
    // Enter that ends a choice of the input method is no Enter.
    if (event.nativeEvent.isComposing) return
    const { key: name } = event
    if (name === 'Enter') {
      event.preventDefault()
      control.endEdit({ next: !event.shiftKey })
    } else if (name === 'Escape') {
      event.preventDefault()
      draft.act([{ key: id, field: 'name', value: before }])
      control.endEdit()
    } else if (event.altKey && name.startsWith('Arrow') && !isMac()) {
      event.preventDefault()
      if (name === 'ArrowRight') control.indent([id])
      if (name === 'ArrowLeft') control.outdent([id])
      if (name === 'ArrowUp') control.shift([id], -1)
      if (name === 'ArrowDown') control.shift([id], 1)
    }
    event.stopPropagation()
  }
  return (
    <div
      className={css.edit}
      onBlur={(event) => {
        const isWithin = event.currentTarget.contains(event.relatedTarget)
        // A window that loses the focus keeps the field, into which somebody may come back to paste.
        if (!isWithin && document.hasFocus()) control.endEdit({ stay: false })
      }}
    >
      {languages.map((side, at) => {
        const text = record.name[side]
        const fault = faultOf(text, most)
        const isOwn = at === 0
        const error =
          fault === 'long' || (fault === 'empty' && isOwn && isTouched) ? fault : undefined
        return (
          <div key={side} className={css.field}>
            <input
              ref={isOwn ? first : undefined}
              className={css.input}
              lang={side === 'zh' ? 'zh-CN' : 'en'}
              aria-label={languages.length > 1 ? `${label} · ${t.sides[side]}` : label}
              placeholder={languages.length > 1 ? t.sides[side] : label}
              aria-invalid={error ? true : undefined}
              aria-describedby={error && `${describes}${side}`}
              value={text}
              onKeyDown={key}
              onChange={({ target: { value } }) => {
                setTouched(true)
                draft.act(typing(id, 'name', { text: record.name, before, side, value }))
              }}
            />
            <span className={css.under}>
              {error && (
                <span id={`${describes}${side}`} className={css.error}>
                  {words[error]}
                </span>
              )}
              <span className={css.counter} data-over={fault === 'long' || undefined}>
                {t.counter(format.number(lengthOf(text)), format.number(most))}
              </span>
            </span>
          </div>
        )
      })}
    </div>
  )
}
