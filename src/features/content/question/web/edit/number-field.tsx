import { useState } from 'react'
import type { FieldProps } from '#src/web/ui/field.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'

/** 1,234.5 and １２３４．５ are numbers too. */
const numberOf = (text: string): number | null => {
  const plain = text.normalize('NFKC').replace(/[,\s]/g, '').replace('−', '-')
  return plain !== '' && Number.isFinite(Number(plain)) ? Number(plain) : null
}

/** A number as one writes it. `onChange` receives null for none; what is no number yet is not reported. */
export function NumberField({
  value,
  onChange,
  least = -Infinity,
  most = Infinity,
  ...field
}: FieldProps & {
  value: number | null
  onChange: (value: number | null) => void
  least?: number
  most?: number
}) {
  const [typed, setTyped] = useState<string>()
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      maxLength={40}
      value={typed ?? (value === null ? '' : String(value))}
      onChange={(text) => {
        setTyped(text)
        const number = numberOf(text)
        if (text.trim() === '') onChange(null)
        else if (number !== null && number >= least && number <= most) onChange(number)
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}
