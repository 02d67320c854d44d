import { useMemo } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { bankApi } from '../../bank/contract.ts'
import { bankPaths } from '../../bank/paths.ts'
import { useText } from '#src/web/i18n.tsx'
import { readList } from '#src/web/list/list-address.ts'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf, unlessBroken } from '#src/web/page.ts'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { Page } from '#src/web/ui/page.tsx'
import { useLookAgain } from '#src/web/use-look-again.ts'
import { exchangeApi } from '../contract.ts'
import { exchangePaths } from '../paths.ts'
import { ImportEnd } from './import-end.tsx'
import { importText } from './import-text.ts'
import { Review } from './review.tsx'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const importId = Number(params['importId'])
  const [found, folders] = await Promise.all([
    api(exchangeApi.getImport, readList(request, exchangeApi.getImport, { importId })),
    unlessBroken(api(bankApi.getFolders, {})),
  ])
  return { found, folders }
}

export const meta = pageMeta(importText, (t, { found }: LoaderData<typeof loader>) => ({
  title: found.name || t.untitled,
}))

/** One import, from the reading to the taking over. */
export default function ImportPage() {
  const { found, folders } = useLoaderData<typeof loader>()
  const t = useText(importText)
  const unfinished = useMemo(() => withUnfinishedPictures(found), [found])
  useLookAgain(found.state === 'reading' ? String(found.importId) : unfinished, { soon: true })
  return (
    <Page
      before={
        <Breadcrumb
          items={[
            { label: t.bank, to: bankPaths.bank() },
            { label: t.title, to: exchangePaths.imports() },
            { label: found.name || t.untitled },
          ]}
        />
      }
      title={found.name || t.untitled}
    >
      {found.state === 'review' ? (
        <Review found={found} folders={folders} />
      ) : (
        <ImportEnd found={found} />
      )}
    </Page>
  )
}

/** The rows with a picture that is still being processed, as open texts mark it (`editor/server/open-texts.ts`). */
const withUnfinishedPictures = ({ items }: LoaderData<typeof loader>['found']): string =>
  items
    .filter(({ shown }) => JSON.stringify(shown).includes(String.raw`data-state=\"making\"`))
    .map(({ rowId }) => rowId)
    .join()
