import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useText } from '#src/web/i18n.tsx'
import { readList, useList } from '#src/web/list/list-address.ts'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { Page } from '#src/web/ui/page.tsx'
import { homeworkApi } from '../contract.ts'
import { homeworkPaths } from '../paths.ts'
import { OwnList } from './own-list.tsx'
import { ownText } from './own-text.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const given = readList(request, homeworkApi.getMine)
  return { list: await api(homeworkApi.getMine, { ...given, state: given.state ?? 'returned' }) }
}

export const meta = pageMeta(ownText, (t, _: LoaderData<typeof loader>) => ({ title: t.doneTitle }))

/** All that one has handed in, with what became of it. */
export default function DonePage() {
  const { list } = useLoaderData<typeof loader>()
  const t = useText(ownText)
  const address = useList(homeworkApi.getMine)
  const { returned, handedIn } = list.counts
  return (
    <Page
      title={t.doneTitle}
      lead={t.doneLead}
      actions={<ButtonLink to={homeworkPaths.mine()}>{t.title}</ButtonLink>}
    >
      {returned + handedIn === 0 ? (
        <EmptyState
          title={t.emptyDone}
          text={t.emptyText}
          action={<ButtonLink to={homeworkPaths.mine()}>{t.title}</ButtonLink>}
        />
      ) : (
        <OwnList list={list} address={address} filters={['returned', 'handedIn']} done />
      )}
    </Page>
  )
}
