import { savedFilterApi } from '#src/features/office/saved-filter/contract.ts'
import { schoolApi } from '#src/features/people/school/contract.ts'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useAct } from '#src/web/act/use-act.ts'
import { AdminList, statesOf } from '#src/web/back-office/admin-list.tsx'
import { SavedFilters } from '#src/features/office/saved-filter/web/saved-filters.tsx'
import { readList, useList } from '#src/web/list/list-address.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { pageOf } from '#src/web/page.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { schoolStates, verificationApi } from '../contract.ts'
import { MergeSchoolForm } from './merge-school-form.tsx'
import { type ReviewedSchool, SchoolsTable } from './schools-table.tsx'
import { SchoolForm } from './school-form.tsx'
import { schoolsText } from './schools-text.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const [list, provinces, saved] = await Promise.all([
    api(
      verificationApi.getSchoolsForReview,
      readList(request, verificationApi.getSchoolsForReview),
    ),
    api(schoolApi.getProvinces, {}),
    api(savedFilterApi.getSavedFilters, { screen: 'schools' }),
  ])
  return { list, provinces, saved }
}

/** The dialog that is open over the list. */
type Open =
  | { kind: 'edit'; school: ReviewedSchool | undefined }
  | { kind: 'merge'; school: ReviewedSchool; into: number | null }

export default function SchoolsPage() {
  const { list, provinces, saved } = useLoaderData<typeof loader>()
  const t = useText(schoolsText)
  const format = useFormat()
  const address = useList(verificationApi.getSchoolsForReview)
  const { act } = useAct()
  const [open, setOpen] = useState<Open | null>(null)
  const { status } = address.values
  const close = () => setOpen(null)
  const places = provinces.map(({ provinceId, name }) => ({
    value: String(provinceId),
    label: name,
  }))

  function decide(decision: 'approve' | 'reject', school: ReviewedSchool) {
    const { schoolId, name, people } = school
    const n = format.number(people)
    void act(
      verificationApi.decideSchool,
      { schoolId, decision },
      decision === 'approve'
        ? {
            ask: { title: t.approveTitle(name), text: t.approveText(n), confirm: t.approve },
            said: t.approvedToast(name),
          }
        : {
            ask: {
              ...{ title: t.rejectTitle(name), text: t.rejectText(n) },
              ...{ confirm: t.reject, danger: true },
            },
            said: t.rejectedToast(name),
          },
    )
  }

  return (
    <>
      <AdminList
        title={t.title}
        lead={t.lead}
        actions={
          <Button icon="plus" onClick={() => setOpen({ kind: 'edit', school: undefined })}>
            {t.add}
          </Button>
        }
        address={address}
        states={{
          name: 'status',
          label: t.states,
          options: statesOf(schoolStates, list.counts, t),
        }}
        find={t.filter}
        filters={[
          { kind: 'search', name: 'keyword', label: t.keyword },
          {
            ...{ kind: 'select', name: 'provinceId', label: t.province },
            ...{ any: t.anyProvince, options: places },
          },
        ]}
        saved={<SavedFilters screen="schools" saved={saved} address={address} />}
        list={list}
        empty={{ title: t.emptyTitle, text: t.emptyText }}
      >
        <SchoolsTable
          rows={list.items}
          withState={status === 'all' || status === 'rejected'}
          withSimilar={list.items.some(({ similar }) => similar.length > 0)}
          onDecide={decide}
          onMerge={(school, into) => setOpen({ kind: 'merge', school, into })}
          onEdit={(school) => setOpen({ kind: 'edit', school })}
        />
      </AdminList>
      <Dialog
        open={open?.kind === 'edit'}
        onClose={close}
        title={open?.kind === 'edit' && open.school ? t.editTitle : t.addTitle}
        width={520}
        dismissable={false}
      >
        {open?.kind === 'edit' && (
          <SchoolForm school={open.school} provinces={places} onClose={close} />
        )}
      </Dialog>
      <Dialog
        open={open?.kind === 'merge'}
        onClose={close}
        title={open?.kind === 'merge' ? t.mergeTitle(open.school.name) : ''}
        width={520}
        dismissable={false}
      >
        {open?.kind === 'merge' && (
          <MergeSchoolForm
            school={open.school}
            into={open.into}
            provinces={places}
            onClose={close}
          />
        )}
      </Dialog>
    </>
  )
}
