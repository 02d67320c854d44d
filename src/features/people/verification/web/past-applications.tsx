import { useFormat, useText } from '#src/web/i18n.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import type { VerificationDecision } from '../contract.ts'
import { Panel } from '#src/web/ui/panel.tsx'
import { ApplicationSteps } from './application-steps.tsx'
import { VerificationState } from './verification-state.tsx'
import css from './verification.module.css'
import { verificationText } from './verification-text.ts'

/** Earlier applications with their decisions, newest first. */
export function PastApplications({
  applications,
  documentDays,
}: {
  applications: VerificationDecision[]
  documentDays: number
}) {
  const t = useText(verificationText)
  const format = useFormat()
  return (
    <Panel title={t.history}>
      <ul className={css.history}>
        {applications.map((application) => (
          <li key={application.verificationId}>
            <details>
              <summary>
                <span>{format.date(application.submittedAt)}</span>
                <VerificationState status={application.status} />
                <Icon name="chevron-down" size={20} />
              </summary>
              <ApplicationSteps application={application} documentDays={documentDays} />
            </details>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
