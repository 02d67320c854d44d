import { useState } from 'react'
import type { Bilingual } from '#src/shared/rich-text.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import type { FieldProps } from '#src/web/ui/field.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import css from './bilingual-field.module.css'
import { bilingualText } from './bilingual-text.ts'
import { edited, otherSide, type Side, type SideState, stateOf, upToDate } from './both-sides.ts'
import { RichTextField, type RichTextProps } from './rich-text-field.tsx'

const langs = { zh: 'zh-CN', en: 'en' } as const

/**
 * A text in both languages, side by side, on a phone behind two tabs: `<BilingualField {...form.field('stem')}
 * label={t.stem} />`. Each side says whether it is missing or older than the other.
 */
export function BilingualField({
  value,
  onChange,
  ...props
}: FieldProps &
  Omit<RichTextProps, 'value' | 'onChange' | 'lang'> & {
    value: Bilingual
    onChange: (text: Bilingual) => void
  }) {
  const t = useText(bilingualText)
  const own: Side = useLocale() === 'en-US' ? 'en' : 'zh'
  const [shown, setShown] = useState<Side>(own)
  const [before] = useState(value)
  const sides: readonly Side[] = own === 'zh' ? ['zh', 'en'] : ['en', 'zh']
  return (
    <div
      className={css.both}
      role="group"
      aria-label={props.label}
      data-size={props.size ?? 'short'}
    >
      <div className={css.tabs}>
        {sides.map((side) => (
          <button
            key={side}
            type="button"
            className={css.tab}
            aria-pressed={side === shown}
            onClick={() => setShown(side)}
          >
            {t[side]} <StateMark state={stateOf(value, side)} />
          </button>
        ))}
      </div>
      <div className={css.sides}>
        {sides.map((side) => (
          <div key={side} className={css.side} data-shown={side === shown ? '' : undefined}>
            <RichTextField
              {...props}
              label={`${props.label} · ${t[side]}`}
              required={Boolean(props.required) && side === own}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- as its form asks
              autoFocus={Boolean(props.autoFocus) && side === own}
              lang={langs[side]}
              // No label is seen that says which language it is.
              {...(props.labelHidden && { placeholder: t[side] })}
              value={value[side]}
              onChange={(html) => onChange(edited(value, before, side, html))}
              {...(side !== own && { error: undefined, description: undefined })}
            />
            <Actions text={value} side={side} onChange={onChange} />
          </div>
        ))}
      </div>
    </div>
  )
}

/** The state of a side in words, and what can be done about it. */
function Actions({
  text,
  side,
  onChange,
}: {
  text: Bilingual
  side: Side
  onChange: (text: Bilingual) => void
}) {
  const t = useText(bilingualText)
  const state = stateOf(text, side)
  if (state === 'empty') return null
  return (
    <div className={css.state} data-state={state}>
      <StateMark state={state} />
      {state === 'outdated' && (
        <Button size="small" variant="quiet" icon="check" onClick={() => onChange(upToDate(text))}>
          {t.markDone}
        </Button>
      )}
      {state === 'missing' && (
        <Button
          size="small"
          variant="quiet"
          onClick={() => onChange({ ...text, [side]: text[otherSide(side)] })}
        >
          {t.copy}
        </Button>
      )}
    </div>
  )
}

const icons = { missing: 'info', outdated: 'warning', done: 'check', empty: 'minus' } as const

function StateMark({ state }: { state: SideState }) {
  const t = useText(bilingualText)
  if (state === 'empty') return null
  return (
    <span className={css.mark} data-state={state}>
      <Icon name={icons[state]} size={16} />
      <span className={css.said}>{t[state]}</span>
    </span>
  )
}
