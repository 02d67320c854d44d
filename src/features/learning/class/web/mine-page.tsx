import { Suspense, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { verificationPaths } from '#src/features/people/verification/paths.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { latePart } from '#src/web/late-part.tsx'
import { FilterBar } from '#src/web/list/filter-bar.tsx'
import { readList, useList } from '#src/web/list/list-address.ts'
import { EmptyResults, Pages } from '#src/web/list/results.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { pick } from '#src/shared/locale.ts'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { Page } from '#src/web/ui/page.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { Tabs } from '#src/web/ui/tabs.tsx'
import { classApi } from '../contract.ts'
import { classErrors } from '../errors.ts'
import { classSorts, classTabs } from '../limits.ts'
import { classPaths } from '../paths.ts'
import { ClassCard } from './class-card.tsx'
import css from './class.module.css'
import { mineText } from './mine-text.ts'
import { Offers, OwnRequests } from './waiting-panels.tsx'

// The form is loaded with the dialog.
const CreateDialog = latePart(async () => ({
  default: (await import('./create-dialog.tsx')).CreateDialog,
}))

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  return { list: await api(classApi.getMine, readList(request, classApi.getMine)) }
}

export const meta = pageMeta(mineText, (t, _: LoaderData<typeof loader>) => ({ title: t.title }))

/** A person's classes: taught, joined, archived. */
export default function MinePage() {
  const { list } = useLoaderData<typeof loader>()
  const t = useText(mineText)
  const locale = useLocale()
  const address = useList(classApi.getMine)
  const [creates, setCreates] = useState(false)
  const { tab, counts, can } = list
  const join = (
    <ButtonLink to={classPaths.join()} variant={can.teach.may ? 'secondary' : 'primary'}>
      {t.join}
    </ButtonLink>
  )
  const create = can.create.may && (
    <Button variant="primary" icon="plus" onClick={() => setCreates(true)}>
      {t.create}
    </Button>
  )
  const needsProof = !can.create.may && can.create.why.id === classErrors.notVerified.id
  const isEmpty = classTabs.every((name) => counts[name] === 0)
  const empty = {
    teaching: { title: t.emptyTeaching, text: t.emptyTeachingText, action: create || undefined },
    joined: { title: t.emptyJoined, text: t.emptyJoinedText, action: join },
    archived: { title: t.emptyArchived, text: t.emptyArchivedText },
  }[tab]
  return (
    <Page
      title={t.title}
      actions={
        <>
          {join}
          {create}
        </>
      }
    >
      {needsProof && (
        <Panel title={t.verifyTitle} lead={t.verifyText}>
          <div>
            <ButtonLink variant="primary" to={verificationPaths.verification()}>
              {t.verify}
            </ButtonLink>
          </div>
        </Panel>
      )}
      {can.teach.may && !can.create.may && !needsProof && (
        <p className={css.note}>{pick(can.create.why, locale)}</p>
      )}
      <Offers rows={list.offers} />
      <OwnRequests rows={list.requests} />
      {!isEmpty && (
        <>
          <Tabs
            label={t.tabs}
            tabs={classTabs
              .filter((name) => name === tab || can.teach.may || counts[name] > 0)
              .map((name) => ({
                label: t.tab[name],
                count: counts[name],
                current: name === tab,
                to: classPaths.mine({ tab: name }),
              }))}
          />
          {(counts[tab] > 1 || address.values.keyword !== '') && (
            <FilterBar
              address={address}
              label={t.search}
              filters={[
                { kind: 'search', name: 'keyword', label: t.search },
                {
                  kind: 'select',
                  name: 'sort',
                  label: t.sort,
                  options: classSorts.map((value) => ({ value, label: t.sorts[value] })),
                },
              ]}
            />
          )}
        </>
      )}
      {list.items.length > 0 ? (
        <ul className={css.grid} aria-label={t.list}>
          {list.items.map((row) => (
            <ClassCard key={row.classId} row={row} />
          ))}
        </ul>
      ) : counts[tab] === 0 ? (
        <EmptyState {...empty} />
      ) : (
        <EmptyResults list={list} address={address} empty={empty} />
      )}
      <Pages list={list} address={address} />
      <Suspense>{creates && <CreateDialog onClose={() => setCreates(false)} />}</Suspense>
    </Page>
  )
}
