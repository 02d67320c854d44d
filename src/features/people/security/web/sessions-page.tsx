import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { pageOf } from '#src/web/page.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Card } from '#src/web/ui/card.tsx'
import { Icon, type IconName } from '#src/web/ui/icon.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import { securityApi } from '../contract.ts'
import { Page } from '#src/web/ui/page.tsx'
import { safetyText } from './safety-text.ts'
import css from './safety.module.css'

type Session = AnswerOf<typeof securityApi.getSessions>[number]

const icons: Record<Session['device'], IconName> = {
  desktop: 'monitor',
  phone: 'mobile',
  tablet: 'tablet',
  other: 'question',
}

export async function loader({ context }: LoaderFunctionArgs) {
  return pageOf(context).api(securityApi.getSessions, {})
}

export default function SessionsPage() {
  const t = useText(safetyText)
  const sessions = useLoaderData<typeof loader>()
  const { act, pending } = useAct()
  const others = sessions.filter(({ current }) => !current).length
  const endOthers = () =>
    act(
      securityApi.endOtherSessions,
      {},
      {
        ask: {
          ...{ title: t.endOthersTitle(others), text: t.endOthersText },
          ...{ confirm: t.end, danger: true },
        },
        said: ({ ended }) => t.endedOthers(ended),
      },
    )

  return (
    <Page
      narrow
      title={t.sessionsTitle}
      lead={t.sessionsLead}
      actions={
        others > 0 && (
          <Button pending={pending} onClick={() => void endOthers()}>
            {t.endOthers}
          </Button>
        )
      }
    >
      <ul className={css.list}>
        {sessions.map((session) => (
          <Device key={session.sessionId} session={session} />
        ))}
      </ul>
      {others === 0 && <p className={css.muted}>{t.onlyHere}</p>}
    </Page>
  )
}

function Device({ session }: { session: Session }) {
  const t = useText(safetyText)
  const { act, pending } = useAct()
  const { browser, system, device, current, remembered, place, ip } = session
  const name = browser && system ? t.on(browser, system) : browser || system || t.unknownDevice
  const end = () =>
    act(
      securityApi.endSession,
      { sessionId: session.sessionId },
      {
        ask: { title: t.endThis(name), text: t.endText, confirm: t.end, danger: true },
        said: t.ended,
      },
    )
  return (
    <Card as="li">
      <div className={css.row}>
        <span className={css.icon}>
          <Icon name={icons[device]} size={24} />
        </span>
        <div className={css.what}>
          <h2>
            {name}
            {current && <Tag tone="success">{t.here}</Tag>}
            {remembered && <Tag>{t.kept}</Tag>}
          </h2>
          <p>
            {place || t.unknownPlace}
            {ip && ` (${ip})`}
          </p>
          <p className={css.facts}>
            <TimeAgo value={session.lastUsedAt}>{t.lastUsed}</TimeAgo>
            <TimeAgo value={session.createdAt}>{t.since}</TimeAgo>
          </p>
        </div>
        {!current && (
          <Button aria-label={`${t.end}: ${name}`} pending={pending} onClick={() => void end()}>
            {t.end}
          </Button>
        )}
      </div>
    </Card>
  )
}
