import type { PersonRow, PersonState } from '../contract.ts'
import { useText } from '#src/web/i18n.tsx'
import { Tag, type Tone } from '#src/web/ui/tag.tsx'
import css from './people.module.css'
import { peopleText } from './people-text.ts'

const stateTones: Record<Exclude<PersonState, 'active'>, Tone> = {
  locked: 'danger',
  leaving: 'warning',
  erased: 'neutral',
}
const verificationTones: Record<PersonRow['verification'], Tone> = {
  none: 'neutral',
  pending: 'warning',
  verified: 'success',
  rejected: 'danger',
}

export function StateTag({ state }: Pick<PersonRow, 'state'>) {
  const t = useText(peopleText)
  // The normal state asks for no attention.
  if (state === 'active') return <span className={css.muted}>{t.states.active}</span>
  return <Tag tone={stateTones[state]}>{t.states[state]}</Tag>
}

/** The person's role, verification and custom roles. */
export function RoleTags({
  accountRole,
  verification,
  customRoles,
}: Pick<PersonRow, 'accountRole' | 'verification' | 'customRoles'>) {
  const t = useText(peopleText)
  return (
    <span className={css.tags}>
      <Tag tone={accountRole === '0' ? 'neutral' : 'action'}>{t.roles[accountRole]}</Tag>
      {accountRole === '2' && (
        <Tag tone={verificationTones[verification]}>{t.verifications[verification]}</Tag>
      )}
      {customRoles.map((role) => (
        <Tag key={role} tone="accent">
          {t.customRoles[role]}
        </Tag>
      ))}
    </span>
  )
}
