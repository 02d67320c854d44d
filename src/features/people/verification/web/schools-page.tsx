import { savedFilterApi } from '#src/features/office/saved-filter/contract.ts'
import { schoolApi } from '#src/features/people/school/contract.ts'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import type { InputOf } from '#src/shared/endpoint.ts'
import { AdminPage } from '#src/web/back-office/admin-page.tsx'
import { FilterBar } from '#src/web/back-office/filter-bar.tsx'
import { Results } from '#src/web/back-office/results.tsx'
import { SavedFilters } from '#src/features/office/saved-filter/web/saved-filters.tsx'
import { readQuery, useListAddress } from '#src/web/back-office/use-list-address.ts'
import { api } from '#src/web/api.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { Button } from '#src/web/ui/button.tsx'
import { useConfirm } from '#src/web/ui/confirm.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { Tabs } from '#src/web/ui/tabs.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import { schoolStates, verificationApi } from '../contract.ts'
import { MergeSchoolForm } from './merge-school-form.tsx'
import { type ReviewedSchool, SchoolsTable } from './schools-table.tsx'
import { SchoolForm } from './school-form.tsx'
import { schoolsText } from './schools-text.ts'

const names = ['status', 'keyword', 'provinceId', 'page']

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const input = readQuery(request.url, names) as unknown as InputOf<
    typeof verificationApi.getSchoolsForReview
  >
  const [list, provinces, saved] = await Promise.all([
    api(verificationApi.getSchoolsForReview, input),
    api(schoolApi.getProvinces, {}),
    api(savedFilterApi.getSavedFilters, { screen: 'schools' }),
  ])
  return { list, provinces, saved }
}

export const meta = pageMeta(schoolsText, (t) => ({ title: t.title }))

/** What is open over the list. */
type Open =
  | { kind: 'edit'; school: ReviewedSchool | undefined }
  | { kind: 'merge'; school: ReviewedSchool; into: number | null }

export default function SchoolsPage() {
  const { list, provinces, saved } = useLoaderData<typeof loader>()
  const t = useText(schoolsText)
  const format = useFormat()
  const address = useListAddress(names)
  const confirm = useConfirm()
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useState<Open | null>(null)
  const status = address.values.status ?? 'pending'
  const all = Object.values(list.counts).reduce((sum, n) => sum + n, 0)
  const places = provinces.map(({ provinceId, name }) => ({
    value: String(provinceId),
    label: name,
  }))

  function done(words: string) {
    setOpen(null)
    toast.success(words)
    void revalidate()
  }
  async function decide(decision: 'approve' | 'reject', school: ReviewedSchool) {
    const { schoolId, name, people } = school
    const n = format.number(people)
    const yes = await confirm(
      decision === 'approve'
        ? { title: t.approveTitle(name), text: t.approveText(n), confirm: t.approve }
        : { title: t.rejectTitle(name), text: t.rejectText(n), confirm: t.reject, danger: true },
    )
    if (!yes) return
    try {
      await api(verificationApi.decideSchool, { schoolId, decision })
      done(decision === 'approve' ? t.approvedToast(name) : t.rejectedToast(name))
    } catch {
      // It has said why; what stands now is shown.
      await revalidate()
    }
  }

  return (
    <AdminPage
      title={t.title}
      lead={t.lead}
      actions={
        <Button icon="plus" onClick={() => setOpen({ kind: 'edit', school: undefined })}>
          {t.add}
        </Button>
      }
    >
      <Tabs
        label={t.states}
        tabs={[...schoolStates, 'all' as const].map((name) => ({
          label: t[name],
          current: name === status,
          count: name === 'all' ? all : list.counts[name],
          to: address.href({ status: name === 'pending' ? '' : name }),
        }))}
      />
      <FilterBar
        label={t.filter}
        address={address}
        filters={[
          { kind: 'search', name: 'keyword', label: t.keyword },
          {
            ...{ kind: 'select', name: 'provinceId', label: t.province },
            ...{ any: t.anyProvince, options: places },
          },
        ]}
      />
      <SavedFilters screen="schools" saved={saved} address={address} />
      <Results list={list} address={address} empty={{ title: t.emptyTitle, text: t.emptyText }}>
        <SchoolsTable
          rows={list.items}
          withState={status === 'all' || status === 'rejected'}
          withSimilar={list.items.some(({ similar }) => similar.length > 0)}
          onDecide={(decision, school) => void decide(decision, school)}
          onMerge={(school, into) => setOpen({ kind: 'merge', school, into })}
          onEdit={(school) => setOpen({ kind: 'edit', school })}
        />
      </Results>
      <Dialog
        open={open?.kind === 'edit'}
        onClose={() => setOpen(null)}
        title={open?.kind === 'edit' && open.school ? t.editTitle : t.addTitle}
        width={520}
        dismissable={false}
      >
        {open?.kind === 'edit' && (
          <SchoolForm
            school={open.school}
            provinces={places}
            onCancel={() => setOpen(null)}
            onSaved={(name) => done(t.saved(name))}
          />
        )}
      </Dialog>
      <Dialog
        open={open?.kind === 'merge'}
        onClose={() => setOpen(null)}
        title={open?.kind === 'merge' ? t.mergeTitle(open.school.name) : ''}
        width={520}
        dismissable={false}
      >
        {open?.kind === 'merge' && (
          <MergeSchoolForm
            school={open.school}
            into={open.into}
            provinces={places}
            onCancel={() => setOpen(null)}
            onMerged={(people) => done(t.mergedToast(open.school.name, format.number(people)))}
          />
        )}
      </Dialog>
    </AdminPage>
  )
}
