import { useState } from 'react'
import type { Change } from '#src/features/content/draft/record.ts'
import type { DraftStore } from '#src/features/content/draft/web/draft-store.ts'
import { useFieldName } from '#src/features/content/draft/web/field-name.ts'
import { useHeldField } from '#src/features/content/draft/web/use-held-field.ts'
import {
  edited,
  otherSide,
  type Side,
  stateOf,
} from '#src/features/content/editor/web/both-sides.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { TextArea, TextField } from '#src/web/ui/text-field.tsx'
import { lengthOf } from '#src/shared/length-of.ts'
import type { Line } from './translatable.ts'
import css from './translate.module.css'
import { translateText } from './translate-text.ts'

export const langs = { zh: 'zh-CN', en: 'en' } as const

export interface LineProps {
  draft: DraftStore
  line: Line
  /** The side that is written here. */
  side: Side
}

/** A plain text: what is there, and the other language as a field beside it. */
export function TextLine({ draft, line, side }: LineProps) {
  const t = useText(translateText)
  const format = useFormat()
  const fieldName = useFieldName()
  const heldField = useHeldField(draft)
  const { key, field, form, most, text } = line
  const [before] = useState(text)
  const source = otherSide(side)
  const write = (value: string) => {
    const next = edited(text, before, side, value)
    const changes: Change[] = [{ key, field: `${field}.${side}`, value }]
    if (next.outdated !== text.outdated)
      changes.push({ key, field: `${field}.outdated`, value: next.outdated })
    draft.act(changes)
  }
  const Control = form === 'line' ? TextField : TextArea
  const isLong = most !== undefined && lengthOf(text[side]) > most
  return (
    <>
      <div className={css.source}>
        <span className={css.label}>{fieldName(`${field}.${source}`)}</span>
        <p lang={langs[source]}>{text[source] || '—'}</p>
      </div>
      <div className={css.target}>
        <Control
          label={fieldName(`${field}.${side}`)}
          lang={langs[side]}
          {...(form === 'lines' && { rows: 3 })}
          value={text[side]}
          {...(isLong && { error: t.long(format.number(most)) })}
          onChange={write}
          {...heldField(key, `${field}.${side}`)}
        />
        <LineState draft={draft} line={line} side={side} />
      </div>
    </>
  )
}

/** The state of the side that is written, and the act that says an outdated one is right as it is. */
export function LineState({ draft, line: { key, field, text }, side }: LineProps) {
  const t = useText(translateText)
  const state = stateOf(text, side)
  if (state === 'empty') return null
  const tones = { missing: 'neutral', outdated: 'warning', done: 'success' } as const
  return (
    <div className={css.state}>
      <Tag tone={tones[state]}>{t.state[state]}</Tag>
      {state === 'outdated' && (
        <Button
          size="small"
          variant="quiet"
          icon="check"
          onClick={() => void draft.act([{ key, field: `${field}.outdated`, value: undefined }])}
        >
          {t.stillRight}
        </Button>
      )}
    </div>
  )
}
