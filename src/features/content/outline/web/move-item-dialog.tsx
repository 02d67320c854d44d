import { useState } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Select } from '#src/web/ui/choice.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { contentText } from './content-text.ts'

/** Asks for the chapter that takes an item. */
export function MoveItemDialog({
  name,
  chapters,
  onMove,
  onClose,
}: {
  name: string
  chapters: readonly { key: string; name: string }[]
  onMove: (chapter: string) => void
  onClose: () => void
}) {
  const t = useText(contentText)
  const [to, setTo] = useState(chapters[0]?.key ?? '')
  return (
    <Dialog
      open
      title={t.moveTitle(name)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button variant="primary" disabled={to === ''} onClick={() => onMove(to)}>
            {t.move}
          </Button>
        </>
      }
    >
      <Select
        label={t.moveLabel}
        value={to}
        options={chapters.map((one) => ({ value: one.key, label: one.name }))}
        onChange={setTo}
      />
    </Dialog>
  )
}
