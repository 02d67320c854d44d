import { useState } from 'react'
import { useText } from '#src/web/i18n.tsx'
import ConfirmBox from '#src/web/ui/confirm-box.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { confirmDialog } from '#src/web/ui/confirm.tsx'
import { Dialog, Sheet } from '#src/web/ui/dialog.tsx'
import DialogFrame from '#src/web/ui/dialog-frame.tsx'
import { uiText } from '#src/web/ui/text.ts'
import { TextField } from '#src/web/ui/text-field.tsx'
import { DialogsInPlace } from './in-place.tsx'
import { Part, Row, State } from './specimens.tsx'
import { stateText } from './state-text.ts'
import { galleryText } from './text.ts'

const stay = () => undefined

export function OverlaySpecimens() {
  const t = useText(galleryText)
  const s = useText(stateText)
  const ui = useText(uiText)
  const shown = {
    open: true,
    onClose: stay,
    title: t.dialogTitle,
    footer: <Button variant="primary">{t.understood}</Button>,
  }
  return (
    <>
      <Part name="Dialog">
        <Openers />
        <State grow>
          <DialogsInPlace>
            <Dialog {...shown}>
              <p>{t.dialogText}</p>
            </Dialog>
          </DialogsInPlace>
        </State>
      </Part>
      <Part name="DialogFrame">
        <State name={s.overflowing} grow>
          <DialogsInPlace>
            <DialogFrame {...shown} title={t.longName}>
              <TextField label={t.name} />
              {t.provinces.map((province) => (
                <p key={province}>
                  {t.introductionValue} {t.nobodyText} {t.cardText} {t.body}
                </p>
              ))}
            </DialogFrame>
          </DialogsInPlace>
        </State>
      </Part>
      <Part name="Sheet">
        <State grow>
          <DialogsInPlace>
            <Sheet {...shown}>
              <p>{t.dialogText}</p>
            </Sheet>
          </DialogsInPlace>
        </State>
      </Part>
      <Part name="ConfirmBox">
        <State name={s.usual} grow>
          <DialogsInPlace>
            <ConfirmBox
              open
              onConfirm={stay}
              onClose={stay}
              question={{ title: t.sendTitle, text: t.dialogText, confirm: t.send }}
            />
          </DialogsInPlace>
        </State>
        <State name={s.danger} grow>
          <DialogsInPlace>
            <ConfirmBox
              open
              onConfirm={stay}
              onClose={stay}
              question={{ title: t.askTitle, text: t.askText, confirm: t.remove, danger: true }}
            />
          </DialogsInPlace>
        </State>
        <State name={s.leaving} grow>
          <DialogsInPlace>
            <ConfirmBox
              open
              onConfirm={stay}
              onClose={stay}
              question={{
                title: ui.leaveTitle,
                text: ui.leaveText,
                confirm: ui.leave,
                cancel: ui.stay,
                danger: true,
              }}
            />
          </DialogsInPlace>
        </State>
      </Part>
    </>
  )
}

/** The same dialogs as the product opens them, over the page. */
function Openers() {
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
    <Row>
      <Button onClick={() => setOpen('dialog')}>{t.openDialog}</Button>
      <Button onClick={() => setOpen('sheet')}>{t.openSheet}</Button>
      <Button onClick={() => void ask()}>{t.ask}</Button>
      <Dialog {...given} open={open === 'dialog'}>
        <p>{t.dialogText}</p>
      </Dialog>
      <Sheet {...given} open={open === 'sheet'}>
        <p>{t.dialogText}</p>
      </Sheet>
    </Row>
  )
}
