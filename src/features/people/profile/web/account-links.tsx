import { securityPaths } from '#src/features/people/security/paths.ts'
import { verificationPaths } from '#src/features/people/verification/paths.ts'
import type { ReactNode } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { useOffered } from '#src/web/root-data.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { Tag, type Tone } from '#src/web/ui/tag.tsx'
import type { Profile } from '../contract.ts'
import type { VerificationStatus } from '#src/features/people/verification/contract.ts'
import { Panel } from '#src/web/ui/panel.tsx'
import css from './profile.module.css'
import { profileText } from './profile-text.ts'

/** Parts of the account that have pages of their own. */
export function AccountLinks({
  profile,
  contact,
  application,
}: {
  profile: Profile
  contact: { phone: string | null; email: string | null }
  application: VerificationStatus | null
}) {
  const t = useText(profileText)
  const isOffered = useOffered()
  const verification = verificationOf(profile, application)
  const binding = (value: string | null) =>
    isOffered(securityPaths.contacts()) && (
      <ButtonLink size="small" to={securityPaths.contacts()}>
        {value === null ? t.bind : t.manage}
      </ButtonLink>
    )
  return (
    <Panel title={t.account}>
      <dl className={css.rows}>
        <Row name={t.role} note={t.roleHint}>
          {profile.accountRole === '2' ? t.teacher : t.student}
        </Row>
        {isOffered(verificationPaths.verification()) && (
          <Row
            name={t.verification}
            action={
              <ButtonLink size="small" to={verificationPaths.verification()}>
                {verification.open ? t.toVerification : t.seeVerification}
              </ButtonLink>
            }
          >
            <Tag tone={verification.tone}>{t[verification.word]}</Tag>
          </Row>
        )}
        <Row name={t.phone} action={binding(contact.phone)}>
          <Contact value={contact.phone} />
        </Row>
        <Row name={t.email} action={binding(contact.email)}>
          <Contact value={contact.email} />
        </Row>
      </dl>
    </Panel>
  )
}

function Row({
  name,
  note,
  action,
  children,
}: {
  name: string
  note?: string
  action?: ReactNode
  children: ReactNode
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children}
        {note && <span className={css.muted}>{note}</span>}
      </dd>
      {action && <dd className={css.action}>{action}</dd>}
    </div>
  )
}

function Contact({ value }: { value: string | null }) {
  const t = useText(profileText)
  if (value === null) return <span className={css.muted}>{t.unbound}</span>
  return <span className="figures">{masked(value)}</span>
}

/** Masked, but recognisable to the owner: 138****5678, z***@example.com. */
function masked(value: string): string {
  const at = value.lastIndexOf('@')
  if (at > 0) return `${[...value][0]}***${value.slice(at)}`
  return `${value.slice(0, 3)}****${value.slice(-4)}`
}

function verificationOf(
  { verifiedAt }: Profile,
  application: VerificationStatus | null,
): {
  tone: Tone
  word: 'verified' | `verification${'Pending' | 'Rejected' | 'None'}`
  open: boolean
} {
  if (verifiedAt) return { tone: 'success', word: 'verified', open: false }
  if (application === 'pending')
    return { tone: 'warning', word: 'verificationPending', open: false }
  if (application === 'rejected')
    return { tone: 'danger', word: 'verificationRejected', open: false }
  return { tone: 'neutral', word: 'verificationNone', open: true }
}
