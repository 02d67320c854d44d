import { type FormEvent, useState } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { whyMost } from '../limits.ts'
import { dialogsText } from './dialogs-text.ts'
import css from './gradebook.module.css'

/** Asks why an automatic mark is replaced. */
export function OverrideDialog({
  onWhy,
  onClose,
}: {
  onWhy: (why: string) => void
  onClose: () => void
}) {
  const t = useText(dialogsText)
  const [why, setWhy] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (why.trim() !== '') onWhy(why.trim())
  }
  return (
    <Dialog open title={t.override} onClose={onClose}>
      <form className={css.stack} onSubmit={submit}>
        <p>{t.overrideLead}</p>
        <TextField label={t.why} value={why} onChange={setWhy} maxLength={whyMost} required />
        <FormFoot act={t.use} pending={false} onCancel={onClose} />
      </form>
    </Dialog>
  )
}
