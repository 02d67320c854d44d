import { useState } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import css from './board.module.css'
import { drawingText } from './drawing-text.ts'
import { type Bounds, inside } from './geometry.ts'

const sides = ['x', 'y', 'width', 'height'] as const
const shown = (share: number) => String(Math.round(share * 1000) / 10)

/** The place and size of a shape in percent: the way of the keyboard. */
export function PlaceFields({
  bounds,
  onChange,
}: {
  bounds: Bounds
  onChange: (bounds: Bounds) => void
}) {
  const t = useText(drawingText)
  return (
    <fieldset className={css.places}>
      <legend className={css.note}>{t.place}</legend>
      {sides.map((side) => (
        <PercentField
          key={`${side}${bounds[side]}`}
          label={t[side]}
          value={bounds[side]}
          onChange={(share) => onChange(inside({ ...bounds, [side]: share }))}
        />
      ))}
    </fieldset>
  )
}

/** Gives its number when it is left, or by Enter. */
function PercentField({
  label,
  value,
  onChange,
}: {
  label: string
  value: number
  onChange: (share: number) => void
}) {
  const t = useText(drawingText)
  const [text, setText] = useState(shown(value))
  const percent = Number(text.replace(',', '.'))
  const isWrong = text.trim() === '' || !Number.isFinite(percent)
  const give = () => {
    if (!isWrong && text !== shown(value)) onChange(percent / 100)
  }
  return (
    <TextField
      label={label}
      inputMode="decimal"
      value={text}
      error={isWrong ? t.badNumber : undefined}
      onChange={setText}
      onBlur={give}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        give()
      }}
    />
  )
}
