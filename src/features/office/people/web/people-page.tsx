import { peoplePaths } from '../paths.ts'
import { savedFilterApi } from '#src/features/office/saved-filter/contract.ts'
import { schoolApi } from '#src/features/people/school/contract.ts'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import {
  peopleApi,
  type PersonRow,
  peopleSorts,
  personStates,
  verificationStates,
} from '../contract.ts'
import { accountRoles, customRoles } from '#src/shared/viewer.ts'
import { AdminList } from '#src/web/back-office/admin-list.tsx'
import type { Filter } from '#src/web/list/filter-bar.tsx'
import { SavedFilters } from '#src/features/office/saved-filter/web/saved-filters.tsx'
import { type NameOf, readList, useList } from '#src/web/list/list-address.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { pageOf } from '#src/web/page.ts'
import { Avatar } from '#src/web/ui/avatar.tsx'
import { type Column, DataTable } from '#src/web/ui/data-table.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import css from './people.module.css'
import { peopleText } from './people-text.ts'
import { RoleTags, StateTag } from './person-tags.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const [list, saved, provinces] = await Promise.all([
    api(peopleApi.getPeople, readList(request, peopleApi.getPeople)),
    api(savedFilterApi.getSavedFilters, { screen: 'people' }),
    api(schoolApi.getProvinces, {}),
  ])
  return { list, saved, provinces }
}

export default function PeoplePage() {
  const { list, saved, provinces } = useLoaderData<typeof loader>()
  const t = useText(peopleText)
  const address = useList(peopleApi.getPeople)
  const columns = useColumns()
  return (
    <AdminList
      title={t.title}
      lead={t.lead}
      address={address}
      find={t.find}
      filters={useFilters(provinces)}
      saved={<SavedFilters screen="people" saved={saved} address={address} />}
      list={list}
      empty={{ title: t.nobody, text: t.nobodyText }}
    >
      <DataTable
        dense
        caption={t.title}
        columns={columns}
        rows={list.items}
        rowKey={({ userId }) => userId}
      />
    </AdminList>
  )
}

function useFilters(
  provinces: readonly { provinceId: number; name: string }[],
): Filter<NameOf<typeof peopleApi.getPeople>>[] {
  const t = useText(peopleText)
  const of = <V extends string>(values: readonly V[], labels: Record<V, string>) =>
    values.map((value) => ({ value, label: labels[value] }))
  return [
    { kind: 'search', name: 'keyword', label: t.keyword },
    {
      ...{ kind: 'select', name: 'role', label: t.role, any: t.anyRole },
      options: of(accountRoles, t.roles),
    },
    {
      ...{ kind: 'select', name: 'customRole', label: t.customRole, any: t.anyCustomRole },
      options: of(customRoles, t.customRoles),
    },
    {
      ...{ kind: 'select', name: 'verification', label: t.verification, any: t.anyVerification },
      options: of(verificationStates, t.verifications),
    },
    {
      ...{ kind: 'select', name: 'state', label: t.state, any: t.anyState },
      options: of(personStates, t.states),
    },
    {
      ...{ kind: 'select', name: 'provinceId', label: t.province, any: t.anyProvince },
      options: provinces.map(({ provinceId, name }) => ({
        value: String(provinceId),
        label: name,
      })),
    },
    { kind: 'select', name: 'sort', label: t.sort, options: of(peopleSorts, t.sorts) },
  ]
}

function useColumns(): Column<PersonRow>[] {
  const t = useText(peopleText)
  const format = useFormat()
  return [
    {
      key: 'person',
      header: t.person,
      rowHeader: true,
      cell: (row) => <PersonCell person={row} />,
    },
    { key: 'role', header: t.role, cell: (row) => <RoleTags {...row} /> },
    { key: 'school', header: t.school, cell: ({ schoolName }) => schoolName || '—' },
    {
      key: 'contact',
      header: t.contact,
      cell: ({ phone, email }) =>
        phone || email ? (
          <span className={css.lines}>
            {phone && <span>{phone}</span>}
            {email && <span>{email}</span>}
          </span>
        ) : (
          <span className={css.muted}>{t.noContact}</span>
        ),
    },
    { key: 'state', header: t.state, cell: (row) => <StateTag state={row.state} /> },
    {
      key: 'createdAt',
      header: t.createdAt,
      cell: ({ createdAt }) => <span className={css.nowrap}>{format.date(createdAt)}</span>,
    },
    {
      key: 'lastUsedAt',
      header: t.lastUsedAt,
      cell: ({ lastUsedAt }) => (
        <span className={css.nowrap}>{lastUsedAt ? <TimeAgo value={lastUsedAt} /> : t.never}</span>
      ),
    },
  ]
}

function PersonCell({ person }: { person: PersonRow }) {
  const t = useText(peopleText)
  const { userId, userName, name, avatar } = person
  return (
    <span className={css.person}>
      <Avatar name={name || userName} src={avatar ?? undefined} size={32} />
      <span>
        {/* Not ahead of time: reading a person's page is put on record. */}
        <Link to={peoplePaths.person(userId)} prefetch="none" className={css.name}>
          {name || t.noName}
        </Link>
        <span className={css.ids}>
          <span>{userName}</span>
          <span className={css.nowrap}>{t.uid(userId)}</span>
        </span>
      </span>
    </span>
  )
}
