import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { api, ApiError } from '#src/web/api.ts'
import { useText } from '#src/web/i18n.tsx'
import { pageOf } from '#src/web/page.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Card } from '#src/web/ui/card.tsx'
import { useConfirm } from '#src/web/ui/confirm.tsx'
import { Icon, type IconName } from '#src/web/ui/icon.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import { securityApi, securityErrors } from '../contract.ts'
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
  const { revalidate } = useRevalidator()
  const confirm = useConfirm()
  const [pending, setPending] = useState<number | 'others'>()
  const others = sessions.filter(({ current }) => !current).length

  async function run(what: number | 'others', act: () => Promise<string>) {
    setPending(what)
    try {
      toast.success(await act())
    } catch (error) {
      // Gone already: the list says so. Everything else has been shown.
      if (!(error instanceof ApiError) || error.id !== securityErrors.sessionUnknown.id) return
    } finally {
      setPending(undefined)
      await revalidate()
    }
  }
  async function endOne(session: Session, name: string) {
    const question = { title: t.endThis(name), text: t.endText, confirm: t.end, danger: true }
    if (!(await confirm(question))) return
    await run(session.sessionId, async () => {
      await api(securityApi.endSession, { sessionId: session.sessionId })
      return t.ended
    })
  }
  async function endOthers() {
    const question = {
      title: t.endOthersTitle(others),
      text: t.endOthersText,
      confirm: t.end,
      danger: true,
    }
    if (!(await confirm(question))) return
    await run('others', async () =>
      t.endedOthers((await api(securityApi.endOtherSessions, {})).ended),
    )
  }

  return (
    <main id="main" className={css.page}>
      <div className={css.head}>
        <div>
          <h1>{t.sessionsTitle}</h1>
          <p>{t.sessionsLead}</p>
        </div>
        {others > 0 && (
          <Button pending={pending === 'others'} onClick={() => void endOthers()}>
            {t.endOthers}
          </Button>
        )}
      </div>
      <ul className={css.list}>
        {sessions.map((session) => (
          <Device
            key={session.sessionId}
            session={session}
            pending={pending === session.sessionId}
            onEnd={(name) => void endOne(session, name)}
          />
        ))}
      </ul>
      {others === 0 && <p className={css.muted}>{t.onlyHere}</p>}
    </main>
  )
}

function Device({
  session,
  pending,
  onEnd,
}: {
  session: Session
  pending: boolean
  onEnd: (name: string) => void
}) {
  const t = useText(safetyText)
  const { browser, system, device, current, remembered, place, ip } = session
  const name = browser && system ? t.on(browser, system) : browser || system || t.unknownDevice
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
          <Button aria-label={`${t.end}: ${name}`} pending={pending} onClick={() => onEnd(name)}>
            {t.end}
          </Button>
        )}
      </div>
    </Card>
  )
}
