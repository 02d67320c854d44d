import { useId, useState } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { subtitlesText } from './subtitles-text.ts'

/** Asks by how many seconds all cues are moved. */
export function ShiftDialog({
  onClose,
  onShift,
}: {
  onClose: () => void
  onShift: (ms: number) => void
}) {
  const t = useText(subtitlesText)
  const form = useId()
  const [typed, setTyped] = useState('')
  const seconds = Number(typed)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.shift}
      width={420}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button variant="primary" type="submit" form={form}>
            {t.shiftNow}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault()
          if (Number.isFinite(seconds) && seconds !== 0) onShift(Math.round(seconds * 1000))
          onClose()
        }}
      >
        <TextField
          label={t.shiftBy}
          type="number"
          step="0.1"
          placeholder={t.seconds}
          value={typed}
          onChange={setTyped}
        />
      </form>
    </Dialog>
  )
}
