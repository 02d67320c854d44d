import { useText } from '#src/web/i18n.tsx'
import { Checkbox } from '#src/web/ui/choice.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import type { Gradebook } from '../contract.ts'
import { dialogsText } from './dialogs-text.ts'
import css from './gradebook.module.css'

/** Which columns the reader sees. */
export function HideDialog({
  book,
  hidden,
  onHide,
  onClose,
}: {
  book: Gradebook
  hidden: ReadonlySet<number>
  onHide: (hidden: ReadonlySet<number>) => void
  onClose: () => void
}) {
  const t = useText(dialogsText)
  return (
    <Dialog open title={t.hide} onClose={onClose}>
      <p className={css.muted}>{t.hideLead}</p>
      <div className={css.offers}>
        {book.columns.map(({ columnId, name }) => (
          <Checkbox
            key={columnId}
            label={name}
            checked={!hidden.has(columnId)}
            onChange={(on) =>
              onHide(
                new Set(on ? [...hidden].filter((one) => one !== columnId) : [...hidden, columnId]),
              )
            }
          />
        ))}
      </div>
    </Dialog>
  )
}
