import { useState } from 'react'
import { langs } from '#src/features/content/draft/web/ordered-sides.ts'
import type { Side } from '#src/features/content/editor/web/both-sides.ts'
import { RichTextField } from '#src/features/content/editor/web/rich-text-field.tsx'
import { headKey } from '#src/features/content/textbook/records.ts'
import type { Bilingual } from '#src/shared/rich-text.ts'
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
  content: Bilingual
  sides: readonly Side[]
}) {
  const t = useText(editText)
  const s = useText(sidedText)
  const [text, setText] = useState(content)
  const error = useErrorAt(places)
  const write = (side: Side, value: string) => {
    if (value === text[side]) return
    setText({ ...text, [side]: value })
    places.draft.act([{ key: headKey, field: `content.${side}`, value }])
  }
  return (
    <div className={css.form}>
      {sides.map((side) => {
        const said = error(headKey, `content.${side}`)
        return (
          <RichTextField
            key={side}
            label={sides.length > 1 ? s.inLanguage(t.content, side) : t.content}
            labelHidden={sides.length === 1}
            size="full"
            lang={langs[side]}
            required
            value={text[side]}
            {...(said !== undefined && { error: said })}
            onChange={(value) => write(side, value)}
            onBlur={() => places.onLeave(`${headKey} content.${side}`)}
          />
        )
      })}
    </div>
  )
}
