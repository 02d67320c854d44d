import { useState } from 'react'
import type { DraftStore } from '#src/features/content/draft/web/draft-store.ts'
import { useHeldField } from '#src/features/content/draft/web/use-held-field.ts'
import {
  edited,
  otherSide,
  type Side,
  stateOf,
} from '#src/features/content/editor/web/both-sides.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { TextArea, TextField } from '#src/web/ui/text-field.tsx'
import type { FieldLack } from '../completeness.ts'
import { headKey, type TextbookHead } from '../records.ts'
import css from './editing.module.css'
import { editText } from './edit-text.ts'

const langs = { zh: 'zh-CN', en: 'en' } as const

/** A text of the head: one field, or two side by side where the textbook is offered in both languages. */
export function BothFields({
  draft,
  head,
  field,
  label,
  rows,
  required = false,
  errorOf,
  onLeave,
}: {
  draft: DraftStore
  head: TextbookHead
  field: 'name' | 'description'
  label: string
  /** Lines of a longer text. */
  rows?: number
  required?: boolean
  errorOf: (field: FieldLack['field']) => string | undefined
  onLeave: (field: string) => void
}) {
  const t = useText(editText)
  const held = useHeldField(draft)
  const text = head[field]
  const [before] = useState(text)
  const sides: Side[] =
    head.offered === 'both' ? [head.language, otherSide(head.language)] : [head.offered]
  const write = (side: Side, value: string) => {
    const next = edited(text, before, side, value)
    const marked = next.outdated !== text.outdated
    void draft.act([
      { key: headKey, field: `${field}.${side}`, value },
      ...(marked ? [{ key: headKey, field: `${field}.outdated`, value: next.outdated }] : []),
    ])
  }
  const Control = rows === undefined ? TextField : TextArea
  return (
    <div className={sides.length > 1 ? css.pair : undefined}>
      {sides.map((side) => (
        <div key={side}>
          <Control
            label={sides.length > 1 ? t.inLanguage(label, side) : label}
            name={`${field}.${side}`}
            lang={langs[side]}
            required={required}
            maxLength={rows === undefined ? 400 : 10_000}
            {...(rows !== undefined && { rows })}
            value={text[side]}
            error={errorOf(`${field}.${side}`)}
            onChange={(value: string) => write(side, value)}
            onFocus={held(headKey, `${field}.${side}`).onFocus}
            onBlur={() => {
              held(headKey, `${field}.${side}`).onBlur()
              onLeave(`${field}.${side}`)
            }}
          />
          {sides.length > 1 && stateOf(text, side) === 'outdated' && (
            <p className={css.outdated}>
              {t.outdated}
              <Button
                size="small"
                variant="quiet"
                onClick={() =>
                  void draft.act([{ key: headKey, field: `${field}.outdated`, value: undefined }])
                }
              >
                {t.upToDate}
              </Button>
            </p>
          )}
        </div>
      ))}
    </div>
  )
}
