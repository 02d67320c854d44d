import { peopleApi } from '../contract.ts'
import { useText } from '#src/web/i18n.tsx'
import type { PersonDialogProps } from './person-dialog.tsx'
import { personText } from './person-text.ts'
import { ReasonDialog } from './reason-dialog.tsx'

/** Disabling an account asks for a reason, which the person does not see. */
export function LockDialog({ person, open, onClose }: PersonDialogProps) {
  const t = useText(personText)
  const act = {
    endpoint: peopleApi.lockPerson,
    title: t.lockTitle(person.name || person.userName),
    hint: t.lockHint,
    label: t.lock,
    kept: t.reasonKept,
    said: t.locked,
    danger: true,
  }
  return <ReasonDialog person={person} open={open} onClose={onClose} act={act} />
}
