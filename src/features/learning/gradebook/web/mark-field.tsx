import { useState } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import type { GradeColumn } from '../contract.ts'
import { type Code, codeOf, showMark } from '../value.ts'
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
  /** What is typed, with the values that were there as it began: another person may change them meanwhile. */
  const [typed, setTyped] = useState<{ text: string; shown: Code; was: Code } | null>(null)
  const code = typed === null ? null : readTyped(typed.text, fullMark, names)
  const begun = typed ?? { shown: codeOf(entry), was: codeOf(row.byHand.get(columnId)) }
  const keep = () => {
    if (typed === null || code === null) return
    setTyped(null)
    const { shown, was } = typed
    if (code !== shown) onSet({ columnId, userId: row.student.userId, is: code, was })
  }
  return (
    <TextField
      label={name}
      description={t.outOf(showMark(fullMark))}
      inputMode="decimal"
      value={typed?.text ?? editable(entry, names)}
      onChange={(text) => setTyped({ ...begun, text })}
      onBlur={keep}
      {...(typed !== null && code === null && { error: t.wrongValue(showMark(fullMark)) })}
    />
  )
}
