import { type ReactNode, useState } from 'react'
import { edited, type Side, stateOf } from '#src/features/content/editor/web/both-sides.ts'
import type { Bilingual } from '#src/shared/rich-text.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { TextArea, TextField } from '#src/web/ui/text-field.tsx'
import { noText } from '../record.ts'
import { type DraftStore, useField } from './draft-store.ts'
import { langs } from './ordered-sides.ts'
import css from './sided.module.css'
import { sidedText } from './sided-text.ts'
import { useHeldField } from './use-held-field.ts'

/** One control, or one for each language side by side. */
export const Sides = ({ sides, children }: { sides: readonly Side[]; children: ReactNode }) => (
  <div className={sides.length > 1 ? css.pair : undefined}>{children}</div>
)

/** A text of a record: one field, or two side by side where it is offered in both languages. */
export function SidedField({
  draft,
  recordKey,
  field,
  label,
  sides,
  rows,
  description,
  maxLength,
  required = false,
  errorOf,
  onLeave,
}: {
  draft: DraftStore
  recordKey: string
  field: string
  label: string
  sides: readonly Side[]
  /** Lines of a longer text. */
  rows?: number
  description?: string
  maxLength?: number
  required?: boolean
  /** @param place 'name.zh' */
  errorOf: (place: string) => string | undefined
  onLeave: (place: string) => void
}) {
  const t = useText(sidedText)
  const held = useHeldField(draft)
  const text = (useField(draft, recordKey, field) as Bilingual | undefined) ?? noText
  const [before] = useState(text)
  const mark = (value: Side | undefined) => ({
    ...{ key: recordKey, field: `${field}.outdated`, value },
  })
  const write = (side: Side, value: string) => {
    const { outdated } = edited(text, before, side, value)
    void draft.act([
      { key: recordKey, field: `${field}.${side}`, value },
      ...(outdated === text.outdated ? [] : [mark(outdated)]),
    ])
  }
  const Control = rows === undefined ? TextField : TextArea
  return (
    <Sides sides={sides}>
      {sides.map((side) => {
        const place = `${field}.${side}`
        const error = errorOf(place)
        return (
          <div key={side}>
            <Control
              label={sides.length > 1 ? t.inLanguage(label, side) : label}
              name={place}
              lang={langs[side]}
              required={required}
              {...(description !== undefined && { description })}
              {...(maxLength !== undefined && { maxLength })}
              {...(rows !== undefined && { rows })}
              value={text[side]}
              {...(error !== undefined && { error })}
              onChange={(value: string) => write(side, value)}
              onFocus={held(recordKey, place).onFocus}
              onBlur={() => {
                held(recordKey, place).onBlur()
                onLeave(place)
              }}
            />
            {sides.length > 1 && stateOf(text, side) === 'outdated' && (
              <p className={css.outdated}>
                {t.outdated}
                <Button
                  size="small"
                  variant="quiet"
                  onClick={() => void draft.act([mark(undefined)])}
                >
                  {t.upToDate}
                </Button>
              </p>
            )}
          </div>
        )
      })}
    </Sides>
  )
}
