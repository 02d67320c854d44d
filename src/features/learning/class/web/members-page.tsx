import { Suspense, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { rosterPaths } from '#src/features/learning/roster/paths.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { latePart } from '#src/web/late-part.tsx'
import { FilterBar } from '#src/web/list/filter-bar.tsx'
import { readList, useList } from '#src/web/list/list-address.ts'
import { Results } from '#src/web/list/results.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { classApi } from '../contract.ts'
import { classRoles, memberSorts } from '../limits.ts'
import css from './class.module.css'
import { ClassFrame } from './class-frame.tsx'
import { MemberTable } from './member-table.tsx'
import { membersText } from './members-text.ts'
import { namesText } from './names-text.ts'

const GroupsDialog = latePart(async () => ({
  default: (await import('./groups-dialog.tsx')).GroupsDialog,
}))

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const classId = Number(params['classId'])
  return api(classApi.getMembers, readList(request, classApi.getMembers, { classId }))
}

export const meta = pageMeta(membersText, (t, { name }: LoaderData<typeof loader>) => ({
  title: t.title(name),
}))

/** The people of a class. Teachers remove, number and group them here. */
export default function MembersPage() {
  const list = useLoaderData<typeof loader>()
  const t = useText(membersText)
  const { roles, group: groupName } = useText(namesText)
  const format = useFormat()
  const address = useList(classApi.getMembers)
  const [manages, setManages] = useState(false)
  const { classId, groups, ungrouped, can, students, roster } = list
  const looksAfter = list.role !== 'student'
  return (
    <ClassFrame
      head={list}
      current="members"
      actions={
        can.manage.may && (
          <span className={css.acts}>
            <ButtonLink
              icon={roster ? 'users' : 'upload'}
              to={
                roster
                  ? rosterPaths.roster(classId, roster.missing > 0 ? { state: 'missing' } : {})
                  : rosterPaths.import(classId)
              }
            >
              {roster ? t.missing(format.number(roster.missing)) : t.importRoster}
            </ButtonLink>
            {students > 0 && (
              <Button icon="users" onClick={() => setManages(true)}>
                {t.manageGroups}
              </Button>
            )}
          </span>
        )
      }
    >
      <FilterBar
        address={address}
        label={t.list}
        filters={[
          { kind: 'search', name: 'keyword', label: looksAfter ? t.search : t.searchName },
          {
            ...{ kind: 'select', name: 'role', label: t.role, any: t.anyRole },
            options: classRoles.map((value) => ({ value, label: roles[value] })),
          },
          ...(groups.length > 0
            ? [
                {
                  ...{ kind: 'select' as const, name: 'group' as const, label: t.group },
                  any: t.anyGroup,
                  options: [
                    ...groups.map((one) => ({
                      value: String(one.groupId),
                      label: t.groupOption(groupName(one.name), format.number(one.students)),
                    })),
                    { value: 'none', label: t.ungrouped(format.number(ungrouped)) },
                  ],
                },
              ]
            : []),
          {
            ...{ kind: 'select', name: 'sort', label: t.sort },
            options: memberSorts
              .filter((value) => looksAfter || value !== 'number')
              .map((value) => ({ value, label: t.sorts[value] })),
          },
        ]}
      />
      <Results list={list} address={address} empty={{ title: t.empty }}>
        {/* Another page of the list begins without a selection. */}
        <MemberTable key={JSON.stringify([address.given, list.page])} list={list} />
      </Results>
      <Suspense>
        {manages && <GroupsDialog list={list} onClose={() => setManages(false)} />}
      </Suspense>
    </ClassFrame>
  )
}
