import { useState } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Checkbox } from '#src/web/ui/choice.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { type StaffRight, staffRights } from '../staff-rights.ts'
import css from './staff.module.css'
import { staffText } from './staff-text.ts'

export type Rights = Record<StaffRight, boolean>

/** The rights of a co-teacher, each explained in one sentence. */
export function RightsDialog({
  title,
  confirm,
  initial,
  pending,
  onSave,
  onClose,
}: {
  title: string
  confirm: string
  initial: Rights
  pending: boolean
  onSave: (rights: Rights) => void
  onClose: () => void
}) {
  const t = useText(staffText)
  const { mayEdit, mayRelease, maySeeLearners } = initial
  const [rights, setRights] = useState<Rights>({ mayEdit, mayRelease, maySeeLearners })
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button variant="primary" pending={pending} onClick={() => onSave(rights)}>
            {confirm}
          </Button>
        </>
      }
    >
      <div className={css.choices}>
        {staffRights.map((right) => (
          <Checkbox
            key={right}
            label={t.rights[right]}
            description={t.hints[right]}
            checked={rights[right]}
            onChange={(yes) => setRights({ ...rights, [right]: yes })}
          />
        ))}
      </div>
    </Dialog>
  )
}
