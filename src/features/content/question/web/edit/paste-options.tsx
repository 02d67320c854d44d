import { useState } from 'react'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { TextArea } from '#src/web/ui/text-field.tsx'
import { editText } from './edit-text.ts'
import { linesOfOptions } from './paste-lines.ts'

/** Takes several lines as options at once. */
export function PasteOptions({
  open,
  onClose,
  onPaste,
}: {
  open: boolean
  onClose: () => void
  onPaste: (texts: string[]) => void
}) {
  const t = useText(editText)
  const format = useFormat()
  const [text, setText] = useState('')
  const lines = linesOfOptions(text)
  const close = () => {
    setText('')
    onClose()
  }
  return (
    <Dialog
      open={open}
      title={t.pasteOptions}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t.cancel}</Button>
          <Button
            variant="primary"
            disabled={lines.length === 0}
            onClick={() => {
              onPaste(lines)
              close()
            }}
          >
            {t.addOptions(format.number(lines.length))}
          </Button>
        </>
      }
    >
      <TextArea
        label={t.pasteLabel}
        description={t.pasteHint}
        rows={8}
        value={text}
        onChange={setText}
      />
    </Dialog>
  )
}
