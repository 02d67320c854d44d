import { useState } from 'react'
import { fromSchoolTime, toSchoolTime } from '#src/shared/school-time.ts'
import { TextField } from '#src/web/ui/text-field.tsx'

/** A moment on the school's clock, or none. */
export function TimeSetting({
  label,
  value,
  error,
  onChange,
}: {
  label: string
  /** ISO 8601. */
  value: string | null
  error?: string | undefined
  onChange: (value: string | null) => void
}) {
  // A half-typed date is kept by the browser and has no value yet.
  const [typed, setTyped] = useState<string>()
  return (
    <TextField
      label={label}
      type="datetime-local"
      value={typed ?? (value === null ? '' : toSchoolTime(value))}
      {...(error !== undefined && { error })}
      onChange={(local) => {
        setTyped(local)
        const moment = local === '' ? null : fromSchoolTime(local)
        if (moment !== undefined) onChange(moment)
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}
