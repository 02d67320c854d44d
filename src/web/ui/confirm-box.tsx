import { useText } from '#src/web/i18n.tsx'
import { Button } from './button.tsx'
import type { ConfirmQuestion } from './confirm.tsx'
import DialogFrame from './dialog-frame.tsx'
import { uiText } from './text.ts'

export default function ConfirmBox({
  question,
  open,
  onConfirm,
  onClose,
}: {
  question: ConfirmQuestion
  open: boolean
  onConfirm: () => void
  onClose: () => void
}) {
  const t = useText(uiText)
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      title={question.title}
      width={440}
      role="alertdialog"
      footer={
        <>
          <Button onClick={onClose}>{question.cancel ?? t.cancel}</Button>
          <Button variant={question.danger ? 'danger' : 'primary'} onClick={onConfirm}>
            {question.confirm}
          </Button>
        </>
      }
    >
      <p>{question.text}</p>
    </DialogFrame>
  )
}
