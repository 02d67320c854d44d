import { useState } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { cellMost } from '../limits.ts'
import { rosterFields, type RosterField, type RosterLine } from '../rows.ts'
import css from './import.module.css'
import { importText } from './import-text.ts'
import { rosterText } from './roster-text.ts'
import { useLineErrors } from './use-line-errors.ts'

/** The fields of a line, in its place. */
export function LineEditor({
  fields,
  line,
  onSave,
  onClose,
}: {
  fields: readonly RosterField[]
  line: RosterLine
  onSave: (line: RosterLine) => void
  onClose: () => void
}) {
  const t = useText(importText)
  const names = useText(rosterText)
  const errorsOf = useLineErrors()
  const [values, setValues] = useState<RosterLine>(line)
  const errors = errorsOf(values)
  // A field that is wrong is shown, even where no other line has it.
  const shown = rosterFields.filter((field) => fields.includes(field) || errors[field])
  return (
    <form
      className={css.editor}
      onSubmit={(event) => {
        event.preventDefault()
        onSave(values)
      }}
    >
      {shown.map((field) => (
        <TextField
          key={field}
          label={names[field]}
          value={values[field]}
          maxLength={cellMost}
          autoComplete="off"
          {...(errors[field] && { error: errors[field] })}
          onChange={(value) => setValues({ ...values, [field]: value })}
        />
      ))}
      <div className={css.bar}>
        <Button type="submit" size="small" variant="primary">
          {t.ok}
        </Button>
        <Button size="small" variant="quiet" onClick={onClose}>
          {t.cancel}
        </Button>
      </div>
    </form>
  )
}
