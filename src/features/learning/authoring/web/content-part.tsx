import { useEffect } from 'react'
import { useField } from '#src/features/content/draft/web/draft-store.ts'
import { langs } from '#src/features/content/draft/web/ordered-sides.ts'
import { useHeldField } from '#src/features/content/draft/web/use-held-field.ts'
import type { Side } from '#src/features/content/editor/web/both-sides.ts'
import { RichTextField } from '#src/features/content/editor/web/rich-text-field.tsx'
import { headKey } from '#src/features/content/textbook/records.ts'
import type { Bilingual } from '#src/shared/rich-text.ts'
import { quietly } from '#src/web/quietly.ts'
import { useText } from '#src/web/i18n.tsx'
import { sidedText } from '#src/features/content/draft/web/sided-text.ts'
import { editText } from './edit-text.ts'
import css from './edit.module.css'
import { type Places, useErrorAt } from './place-of-field.ts'

/** The lesson plan: formatted text in each language that the course is offered in. */
export function ContentPart({
  content,
  sides,
  ...places
}: Places & {
  /** As the page was opened: the draft reads its long texts afterwards. */
  content: Bilingual
  sides: readonly Side[]
}) {
  const t = useText(editText)
  const s = useText(sidedText)
  const { draft, onLeave } = places
  const held = useHeldField(draft)
  const present = useField(draft, headKey, 'content') as Partial<Bilingual> | undefined
  // Without them an undo of the first letter would not know what was there before.
  useEffect(() => void quietly(draft.load([headKey])), [draft])
  const error = useErrorAt(places)
  const textOf = (side: Side) => present?.[side] ?? content[side]
  const write = (side: Side, value: string) => {
    if (value !== textOf(side)) draft.act([{ key: headKey, field: `content.${side}`, value }])
  }
  return (
    <div className={css.form}>
      {sides.map((side) => {
        const hold = held(headKey, `content.${side}`)
        const said = error(headKey, `content.${side}`)
        return (
          <RichTextField
            key={side}
            label={sides.length > 1 ? s.inLanguage(t.content, side) : t.content}
            labelHidden={sides.length === 1}
            size="full"
            lang={langs[side]}
            required
            value={textOf(side)}
            {...(said !== undefined && { error: said })}
            onChange={(value) => write(side, value)}
            onFocus={hold.onFocus}
            onBlur={() => {
              hold.onBlur()
              onLeave(`${headKey} content.${side}`)
            }}
          />
        )
      })}
    </div>
  )
}
