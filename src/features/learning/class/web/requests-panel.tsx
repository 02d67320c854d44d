import { useState } from 'react'
import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import { classApi, type ClassOverview } from '../contract.ts'
import css from './class.module.css'
import { overviewText } from './overview-text.ts'

/** So many requests leave the rest of the page in sight. */
const shownFirst = 5

/** The requests to join that wait: decided one by one, or all in one act. */
export function RequestsPanel({ of: { classId, requests, can } }: { of: ClassOverview }) {
  const t = useText(overviewText)
  const format = useFormat()
  const { act, pending } = useAct()
  const { total } = requests
  const [all, setAll] = useState(false)
  const items = all ? requests.items : requests.items.slice(0, shownFirst)
  const decide = (approve: boolean, userIds?: number[]) =>
    void act(
      classApi.decideRequests,
      { classId, approve, ...(userIds && { userIds }) },
      {
        ...(!approve &&
          !userIds && {
            ask: {
              title: t.declineAllTitle(total, format.number(total)),
              ...{ text: t.declineAllText, confirm: t.declineAll, danger: true },
            },
          }),
        said: ({ decided }) =>
          (approve ? t.approvedSaid : t.declinedSaid)(decided, format.number(decided)),
      },
    )
  return (
    <Panel
      title={t.requests}
      lead={
        total > items.length && t.requestsShown(format.number(items.length), format.number(total))
      }
      actions={
        can.lookAfter.may &&
        total > 1 && (
          <span className={css.acts}>
            <Button size="small" variant="quiet" pending={pending} onClick={() => decide(false)}>
              {t.declineAll}
            </Button>
            <Button size="small" pending={pending} onClick={() => decide(true)}>
              {t.approveAll}
            </Button>
          </span>
        )
      }
    >
      <ul className={css.rows} aria-label={t.requests}>
        {items.map(({ userId, name, school, number, removed, since }) => (
          <li key={userId}>
            <span className={css.what}>
              <span className={css.who}>
                {name}
                {removed && <Tag tone="warning">{t.removedBefore}</Tag>}
              </span>
              <span className={css.muted}>
                {[school, number && t.number(number)].filter(Boolean).map((fact) => (
                  <span key={fact}>{fact} · </span>
                ))}
                <TimeAgo value={since} />
              </span>
            </span>
            {can.lookAfter.may && (
              <span className={css.acts}>
                <Button
                  size="small"
                  variant="quiet"
                  pending={pending}
                  aria-label={t.declineOne(name)}
                  onClick={() => decide(false, [userId])}
                >
                  {t.decline}
                </Button>
                <Button
                  size="small"
                  pending={pending}
                  aria-label={t.approveOne(name)}
                  onClick={() => decide(true, [userId])}
                >
                  {t.approve}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {requests.items.length > shownFirst && (
        <div>
          <Button variant="quiet" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? t.showLess : t.showMore}
          </Button>
        </div>
      )}
    </Panel>
  )
}
