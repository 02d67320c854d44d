import { useText } from '#src/web/i18n.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import type { Gradebook } from '../contract.ts'
import type { RowGrade } from '../rules/grade-row.ts'
import { showGrade } from '../show-grade.ts'
import { WhyTable } from './why-table.tsx'
import { whyText } from './why-text.ts'
import { wordsText } from './words-text.ts'

/** “Why 83.5?” */
export function WhyDialog({
  name,
  grade,
  book,
  onClose,
}: {
  name: string
  grade: RowGrade
  book: Gradebook
  onClose: () => void
}) {
  const t = useText(whyText)
  const names = useText(wordsText)
  return (
    <Dialog open title={t.title(name, showGrade(grade, book, names))} onClose={onClose} width={640}>
      <WhyTable grade={grade} book={book} />
    </Dialog>
  )
}
