import { useText } from '#src/web/i18n.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import type { FoundTextbook } from './book-cover.tsx'
import { TextbookChoice } from './textbook-choice.tsx'
import { textbookText } from './textbook-text.ts'

/** Asks for the textbook of a course. */
export function TextbookDialog({
  chosen,
  onChoose,
  onClose,
}: {
  chosen: number | null
  onChoose: (textbook: FoundTextbook) => void
  onClose: () => void
}) {
  const t = useText(textbookText)
  return (
    <Dialog open title={t.choose} width={720} onClose={onClose}>
      <TextbookChoice
        chosen={chosen}
        onChoose={(textbook) => {
          onChoose(textbook)
          onClose()
        }}
      />
    </Dialog>
  )
}
