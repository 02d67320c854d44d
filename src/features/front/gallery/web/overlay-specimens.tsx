import { useState } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { confirmDialog } from '#src/web/ui/confirm.tsx'
import { Dialog, Sheet } from '#src/web/ui/dialog.tsx'
import { progress } from '#src/web/ui/progress-store.ts'
import { type ToastKind, toast } from '#src/web/ui/toast-store.ts'
import { Row } from './specimens.tsx'
import { galleryText } from './text.ts'

const kinds: readonly ToastKind[] = ['info', 'success', 'warning', 'error']

export function OverlaySpecimens() {
  const t = useText(galleryText)
  const [open, setOpen] = useState<'dialog' | 'sheet' | null>(null)
  const close = () => setOpen(null)
  const given = {
    onClose: close,
    title: t.dialogTitle,
    footer: (
      <Button variant="primary" onClick={close}>
        {t.understood}
      </Button>
    ),
  }
  const ask = () =>
    confirmDialog({ title: t.askTitle, text: t.askText, confirm: t.remove, danger: true })
  return (
    <>
      <Row>
        <Button onClick={() => setOpen('dialog')}>{t.openDialog}</Button>
        <Button onClick={() => setOpen('sheet')}>{t.openSheet}</Button>
        <Button onClick={() => void ask()}>{t.ask}</Button>
      </Row>
      <Row>
        {kinds.map((kind) => (
          <Button key={kind} size="small" onClick={() => toast[kind](t.toastTexts[kind])}>
            {t.toasts[kind]}
          </Button>
        ))}
      </Row>
      <Row>
        <Button size="small" onClick={() => progress.start()}>
          {t.barStart}
        </Button>
        <Button size="small" onClick={() => progress.done()}>
          {t.barDone}
        </Button>
      </Row>
      <Dialog {...given} open={open === 'dialog'}>
        <p>{t.dialogText}</p>
      </Dialog>
      <Sheet {...given} open={open === 'sheet'}>
        <p>{t.dialogText}</p>
      </Sheet>
    </>
  )
}
