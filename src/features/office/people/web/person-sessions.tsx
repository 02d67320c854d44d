import { peopleApi } from '../contract.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { type Column, DataTable } from '#src/web/ui/data-table.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import css from './person.module.css'
import type { Person } from './person-overview.tsx'
import { personText } from './person-text.ts'
import { useAct } from '#src/web/act/use-act.ts'

type Session = Person['sessions'][number]

/** The devices that a person is signed in on; each can be signed out. */
export function PersonSessions({ person }: { person: Person }) {
  const t = useText(personText)
  const columns = useColumns(person)
  const { sessions } = person
  if (sessions.length === 0) return <EmptyState title={t.noSessions} text={t.noSessionsText} />
  return (
    <div className={css.table}>
      <DataTable
        dense
        caption={t.tab.sessions}
        columns={columns}
        rows={sessions}
        rowKey={({ sessionId }) => sessionId}
      />
    </div>
  )
}

function useColumns(person: Person): Column<Session>[] {
  const t = useText(personText)
  const nameOf = useDeviceName()
  const { userId, can } = person
  const all: (Column<Session> | false)[] = [
    {
      key: 'device',
      header: t.device,
      rowHeader: true,
      cell: (row) => (
        <span className={css.lines}>
          <span>
            {nameOf(row)} {row.current && <Tag tone="action">{t.thisDevice}</Tag>}
          </span>
          {nameOf(row) !== t.devices[row.device] && (
            <span className={css.muted}>{t.devices[row.device]}</span>
          )}
        </span>
      ),
    },
    {
      key: 'place',
      header: t.place,
      cell: (row) => (
        <span className={css.lines}>
          <span>{row.place || t.unknown}</span>
          <span className={`${css.muted} figures`}>{row.ip}</span>
        </span>
      ),
    },
    { key: 'createdAt', header: t.signedInAt, cell: (row) => <TimeAgo value={row.createdAt} /> },
    { key: 'lastUsedAt', header: t.lastUsedAt, cell: (row) => <TimeAgo value={row.lastUsedAt} /> },
    {
      key: 'remembered',
      header: t.remembered,
      cell: (row) => (row.remembered ? t.yes : t.no),
    },
    can.endSessionsOf.may && {
      key: 'end',
      header: t.actions,
      cell: (row) => <End userId={userId} session={row} />,
    },
  ]
  return all.filter((column) => column !== false)
}

function End({ userId, session }: { userId: number; session: Session }) {
  const t = useText(personText)
  const { act, pending } = useAct()
  const name = useDeviceName()(session)
  return (
    <Button
      size="small"
      aria-label={t.endNamed(name)}
      pending={pending}
      onClick={() =>
        void act(
          peopleApi.endSessionsOf,
          { userId, sessionId: session.sessionId },
          {
            ask: {
              ...{ title: t.endOneTitle(name), text: t.endOneText },
              ...{ confirm: t.end, danger: true },
            },
            said: ({ ended }) => t.ended(String(ended)),
          },
        )
      }
    >
      {t.end}
    </Button>
  )
}

/** The name that a device gives itself, or else its kind. */
function useDeviceName() {
  const t = useText(personText)
  return ({ browser, system, device }: Session) =>
    [browser, system].filter(Boolean).join(' · ') || t.devices[device]
}
