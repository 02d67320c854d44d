import { useState } from 'react'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { settingsText } from './settings-text.ts'

/** A whole number, or nothing where that is allowed. What is typed wrongly stays in the field and is not saved. */
export function NumberSetting<V extends number | null>({
  label,
  description,
  value,
  isOptional = false,
  from,
  to,
  error,
  className,
  onChange,
}: {
  label: string
  description?: string
  value: V
  /** An empty field means null. */
  isOptional?: boolean
  from: number
  to: number
  /** The error of a number in range. */
  error?: string | undefined
  className?: string | undefined
  onChange: (value: V) => void
}) {
  const t = useText(settingsText)
  const format = useFormat()
  const [typed, setTyped] = useState<string>()
  const shown = value === null ? '' : String(value)
  const read = (text: string): V | undefined => {
    if (text.trim() === '') return isOptional ? (null as V) : undefined
    const number = Number(text)
    return /^\d{1,6}$/.test(text) && number >= from && number <= to ? (number as V) : undefined
  }
  const isWrong = typed !== undefined && read(typed) === undefined
  const problem = isWrong ? t.range(format.number(from), format.number(to)) : error
  return (
    <TextField
      label={label}
      description={description}
      className={className}
      inputMode="numeric"
      maxLength={6}
      value={typed ?? shown}
      {...(problem !== undefined && { error: problem })}
      onChange={(text) => {
        setTyped(text)
        const next = read(text)
        if (next !== undefined) onChange(next)
      }}
      onBlur={() => {
        if (!isWrong) setTyped(undefined)
      }}
    />
  )
}
