import { peoplePaths } from '../paths.ts'
import { auditApi } from '#src/features/office/audit/contract.ts'
import { lazy } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { peopleApi } from '../contract.ts'
import { coinApi } from '#src/features/money/coins/contract.ts'
import { readQueryValue } from '#src/web/address.ts'
import { readList } from '#src/web/list/list-address.ts'
import { Page } from '#src/web/ui/page.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { useText } from '#src/web/i18n.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { notFound, pageOf } from '#src/web/page.ts'
import { Avatar } from '#src/web/ui/avatar.tsx'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { Tabs } from '#src/web/ui/tabs.tsx'
import { PersonActions } from './person-actions.tsx'
import css from './person.module.css'
import { PersonCoins } from './person-coins.tsx'
import { PersonOverview } from './person-overview.tsx'
import { PersonRecords } from './person-records.tsx'
import { PersonSessions } from './person-sessions.tsx'
import { RoleTags, StateTag } from './person-tags.tsx'
import { personText } from './person-text.ts'
import { PersonVerifications } from './person-verifications.tsx'
import { RightsView } from '#src/features/office/audit/web/rights-view.tsx'

// Few visits to a person's page are about requests of the data.
const PersonData = lazy(() => import('./person-data.tsx'))

const tabs = ['overview', 'sessions', 'verification', 'coins', 'data', 'log', 'rights'] as const

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const asked = readQueryValue(request, 'tab') ?? 'overview'
  const tab = tabs.find((name) => name === asked)
  const userId = Number(params['userId'])
  if (!tab) throw notFound()
  // The audit log reads its page as the coins do, and none of its own filters.
  const ofCoins = readList(request, coinApi.getHistoryOf, { userId })
  const [person, coins, log, access] = await Promise.all([
    api(peopleApi.getPerson, { userId }),
    tab === 'coins' ? api(coinApi.getHistoryOf, ofCoins) : null,
    tab === 'log' ? api(auditApi.getAuditLog, { subjectUserId: userId, page: ofCoins.page }) : null,
    tab === 'rights' ? api(auditApi.explainAccess, { userId }) : null,
  ])
  return { tab, person, coins, log, access }
}

export const meta = pageMeta(personText, (t, { person, tab }: LoaderData<typeof loader>) => ({
  title: `${person.name || person.userName} · ${tab === 'overview' ? t.people : t.tab[tab]}`,
}))

export default function PersonPage() {
  const { tab, person, coins, log, access } = useLoaderData<typeof loader>()
  const t = useText(personText)
  const { userId, userName, avatar } = person
  const name = person.name || userName
  return (
    <Page
      dense
      before={
        <Breadcrumb items={[{ label: t.people, to: peoplePaths.people() }, { label: name }]} />
      }
      title={
        <span className={css.title}>
          <Avatar name={name} src={avatar ?? undefined} size={48} />
          {name}
        </span>
      }
      lead={
        <span className={css.lead}>
          <RoleTags {...person} />
          {person.state !== 'active' && <StateTag state={person.state} />}
          <span>{t.onRecord}</span>
        </span>
      }
      actions={<PersonActions person={person} />}
    >
      <Tabs
        label={t.tabs}
        tabs={tabs.map((one) => ({
          label: t.tab[one],
          current: one === tab,
          to: peoplePaths.person(userId, { tab: one === 'overview' ? undefined : one }),
          ...(one === 'sessions' && { count: person.sessions.length }),
          ...(one === 'verification' && { count: person.verifications.length }),
        }))}
      />
      {tab === 'overview' && <PersonOverview person={person} />}
      {tab === 'sessions' && <PersonSessions person={person} />}
      {tab === 'verification' && <PersonVerifications person={person} />}
      {tab === 'data' && <PersonData person={person} />}
      {coins && <PersonCoins userId={userId} history={coins} />}
      {log && <PersonRecords userId={userId} log={log} />}
      {access && (
        <Panel title={t.rightsTitle}>
          <p className={css.muted}>{t.rightsLead}</p>
          <RightsView access={access} />
        </Panel>
      )}
    </Page>
  )
}
