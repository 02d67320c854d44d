import { useState } from 'react'
import { useField } from '#src/features/content/draft/web/draft-store.ts'
import {
  edited,
  otherSide,
  type Side,
  stateOf,
} from '#src/features/content/editor/web/both-sides.ts'
import type { CourseHead } from '#src/features/learning/course/draft-records.ts'
import type { Bilingual } from '#src/shared/rich-text.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { TextArea, TextField } from '#src/web/ui/text-field.tsx'
import { editText } from './edit-text.ts'
import css from './edit.module.css'
import { type Places, useErrorAt } from './place-of-field.ts'

const langs = { zh: 'zh-CN', en: 'en' } as const
const none: Bilingual = { zh: '', en: '' }

/** The languages in which a course is written, its own first. */
export const sidesOf = ({ offered, language }: Pick<CourseHead, 'offered' | 'language'>): Side[] =>
  offered === 'both' ? [language, otherSide(language)] : [offered]

/** A text of a record: one field, or two side by side where the course is offered in both languages. */
export function SidesField({
  recordKey,
  field,
  label,
  most,
  rows,
  sides,
  wholeField = false,
  onLeave,
  ...places
}: Places & {
  recordKey: string
  field: string
  label: string
  most: number
  /** Lines of a longer text. */
  rows?: number
  sides: readonly Side[]
  /** What the text lacks is named by the field and not by the language. */
  wholeField?: boolean
  onLeave: (place: string) => void
}) {
  const t = useText(editText)
  const { draft } = places
  const text = (useField(draft, recordKey, field) as Bilingual | undefined) ?? none
  const [before] = useState(text)
  const error = useErrorAt(places)
  const write = (side: Side, value: string) => {
    const next = edited(text, before, side, value)
    draft.act([
      { key: recordKey, field: `${field}.${side}`, value },
      ...(next.outdated === text.outdated
        ? []
        : [{ key: recordKey, field: `${field}.outdated`, value: next.outdated }]),
    ])
  }
  const Control = rows === undefined ? TextField : TextArea
  return (
    <div className={sides.length > 1 ? css.pair : undefined}>
      {sides.map((side) => {
        const place = wholeField ? field : `${field}.${side}`
        const said = error(recordKey, place)
        return (
          <div key={side}>
            <Control
              label={sides.length > 1 ? t.inLanguage(label, side) : label}
              lang={langs[side]}
              required
              description={t.most(String(most))}
              {...(rows !== undefined && { rows })}
              value={text[side]}
              {...(said !== undefined && { error: said })}
              onChange={(value: string) => write(side, value)}
              onBlur={() => onLeave(`${recordKey} ${place}`)}
            />
            {sides.length > 1 && stateOf(text, side) === 'outdated' && (
              <p className={css.outdated}>
                {t.outdated}
                <Button
                  size="small"
                  variant="quiet"
                  onClick={() =>
                    void draft.act([
                      { key: recordKey, field: `${field}.outdated`, value: undefined },
                    ])
                  }
                >
                  {t.upToDate}
                </Button>
              </p>
            )}
          </div>
        )
      })}
    </div>
  )
}
