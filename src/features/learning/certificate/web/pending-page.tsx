import { type ReactNode, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { coursePaths } from '#src/features/learning/course/paths.ts'
import { studyPaths } from '#src/features/learning/study/paths.ts'
import { profilePaths } from '#src/features/people/profile/paths.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { pageOf } from '#src/web/page.ts'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { Page } from '#src/web/ui/page.tsx'
import { certificateApi, type Pending } from '../contract.ts'
import { certificatePaths } from '../paths.ts'
import css from './certificate.module.css'
import { CertificateTabs } from './certificate-tabs.tsx'
import { ClaimDialog } from './claim-dialog.tsx'
import { pendingText } from './pending-text.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  return api(certificateApi.getPending, {})
}

type Given = Awaited<ReturnType<typeof loader>>

/** The certificates that a learner may claim, and what the others still need. */
export default function PendingPage() {
  const given = useLoaderData<typeof loader>()
  const t = useText(pendingText)
  const [claims, setClaims] = useState<Pending>()
  const firstToClaim = given.items.findIndex(({ can }) => can.claim.may)
  return (
    <Page title={t.title} lead={t.lead}>
      <CertificateTabs current="pending" />
      {given.items.length === 0 ? (
        <EmptyState
          title={t.none}
          text={t.noneText}
          action={<ButtonLink to={certificatePaths.mine()}>{t.toMine}</ButtonLink>}
        />
      ) : (
        <ul className={css.list} aria-label={t.list}>
          {given.items.map((item, at) => (
            <PendingCard
              key={item.courseId}
              item={item}
              given={given}
              isFirst={at === firstToClaim}
              onClaim={() => setClaims(item)}
            />
          ))}
        </ul>
      )}
      {claims && <ClaimDialog item={claims} given={given} onClose={() => setClaims(undefined)} />}
    </Page>
  )
}

function PendingCard({
  item,
  given,
  isFirst,
  onClaim,
}: {
  item: Pending
  given: Given
  /** The first one to claim has the page's primary button. */
  isFirst: boolean
  onClaim: () => void
}) {
  const t = useText(pendingText)
  const format = useFormat()
  const { courseId, kind, fee, completed } = item
  const isShort = fee > given.balance
  const hasName = given.profileName.zh !== ''
  const money = [format.number(fee), format.number(given.balance)] as const
  return (
    <li className={css.card} data-plain="">
      <div className={css.body}>
        <div className={css.title}>
          <h2>
            <Link to={coursePaths.course({ courseId, kind })}>{item.course}</Link>
          </h2>
        </div>
        <p className={css.small}>
          {item.institution} · {t.hours(format.number(item.hours))}
        </p>
        <ul className={css.missing}>
          <Condition met={completed}>
            <Progress item={item} />
          </Condition>
          {fee > 0 && (
            <Condition met={!isShort}>{isShort ? t.feeShort(...money) : t.fee(...money)}</Condition>
          )}
          {!hasName && (
            <Condition met={false}>
              <span>
                {t.nameMissing} <Link to={profilePaths.profile()}>{t.toProfile}</Link>
              </span>
            </Condition>
          )}
        </ul>
      </div>
      {item.can.claim.may ? (
        <Button variant={isFirst ? 'primary' : 'secondary'} icon="certificate" onClick={onClaim}>
          {t.claim}
        </Button>
      ) : (
        !completed && <ButtonLink to={studyPaths.study(kind, courseId)}>{t.continue}</ButtonLink>
      )}
    </li>
  )
}

function Condition({ met, children }: { met: boolean; children: ReactNode }) {
  return (
    <li data-met={met ? '' : undefined}>
      <Icon name={met ? 'check-circle' : 'clock'} size={16} />
      {children}
    </li>
  )
}

function Progress({ item: { completed, items, done } }: { item: Pending }) {
  const t = useText(pendingText)
  const format = useFormat()
  if (completed) return t.completed
  if (items === 0) return t.empty
  if (done >= items) return t.allDone
  return t.left(format.number(items - done), format.number(items))
}
