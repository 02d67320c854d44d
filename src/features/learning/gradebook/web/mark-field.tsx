import { useState } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import type { GradeColumn } from '../contract.ts'
import { codeOf, showMark } from '../value.ts'
import { gradebookText } from './gradebook-text.ts'
import type { Edit, Row } from './mark-store.ts'
import { editable, readTyped } from './typed-value.ts'
import { wordsText } from './words-text.ts'

/** The field of one mark, which is kept when it is left. */
export function MarkField({
  column,
  row,
  onSet,
}: {
  column: GradeColumn
  row: Row
  onSet: (edit: Edit) => void
}) {
  const t = useText(gradebookText)
  const names = useText(wordsText)
  const { columnId, name, fullMark } = column
  const entry = row.cells.get(columnId)
  const [typed, setTyped] = useState<string | null>(null)
  const code = typed === null ? null : readTyped(typed, fullMark, names)
  const keep = () => {
    if (typed === null || code === null) return
    setTyped(null)
    if (code !== codeOf(entry)) onSet({ columnId, userId: row.student.userId, is: code })
  }
  return (
    <TextField
      label={name}
      description={t.outOf(showMark(fullMark))}
      inputMode="decimal"
      value={typed ?? editable(entry, names)}
      onChange={setTyped}
      onBlur={keep}
      {...(typed !== null && code === null && { error: t.wrongValue(showMark(fullMark)) })}
    />
  )
}
