import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { peopleApi } from '#src/features/account/people-contract.ts'
import { AdminPage } from '#src/web/back-office/admin-page.tsx'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { notFound, pageOf } from '#src/web/page.ts'
import { paths } from '#src/web/paths.ts'
import { Avatar } from '#src/web/ui/avatar.tsx'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { Tabs } from '#src/web/ui/tabs.tsx'
import { PersonActions } from './person-actions.tsx'
import css from './person.module.css'
import { PersonOverview } from './person-overview.tsx'
import { PersonSessions } from './person-sessions.tsx'
import { RoleTags, StateTag } from './person-tags.tsx'
import { personText } from './person-text.ts'
import { PersonVerifications } from './person-verifications.tsx'

const tabs = ['overview', 'sessions', 'verification'] as const

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const search = new URL(request.url).searchParams
  const tab = tabs.find((name) => name === (search.get('tab') ?? 'overview'))
  const userId = Number(params['userId'])
  if (!tab) throw notFound()
  return { tab, person: await api(peopleApi.getPerson, { userId }) }
}

export const meta = pageMeta(personText, (t, { person, tab }: LoaderData<typeof loader>) => ({
  title: `${person.realName || person.userName} · ${tab === 'overview' ? t.people : t.tab[tab]}`,
}))

export default function PersonPage() {
  const data = useLoaderData<typeof loader>()
  const { tab, person } = data
  const t = useText(personText)
  const locale = useLocale()
  const { userId, userName, realName, avatar } = person
  const name = realName || userName
  return (
    <AdminPage
      before={
        <Breadcrumb items={[{ label: t.people, to: paths.adminPeople(locale) }, { label: name }]} />
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
          <StateTag state={person.state} />
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
          to: paths.adminPerson(locale, userId, { tab: one === 'overview' ? undefined : one }),
          ...(one === 'sessions' && { count: person.sessions.length }),
          ...(one === 'verification' && { count: person.verifications.length }),
        }))}
      />
      {tab === 'overview' && <PersonOverview person={person} />}
      {tab === 'sessions' && <PersonSessions person={person} />}
      {tab === 'verification' && <PersonVerifications person={person} />}
    </AdminPage>
  )
}
