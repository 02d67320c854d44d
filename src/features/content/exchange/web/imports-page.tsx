import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useText } from '#src/web/i18n.tsx'
import { useList, readList } from '#src/web/list/list-address.ts'
import { Results } from '#src/web/list/results.tsx'
import { pageOf, unlessBroken } from '#src/web/page.ts'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { Page } from '#src/web/ui/page.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { useLookAgain } from '#src/web/use-look-again.ts'
import { PartFailed } from '../../bank/web/part-failed.tsx'
import { bankPaths } from '../../bank/paths.ts'
import { exchangeApi } from '../contract.ts'
import { FilePanel } from './file-panel.tsx'
import { ImportTable } from './import-table.tsx'
import { importText } from './import-text.ts'
import css from './import.module.css'
import { PastePanel } from './paste-panel.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  return {
    list: await unlessBroken(
      api(exchangeApi.getImports, readList(request, exchangeApi.getImports)),
    ),
  }
}

/** Begins an import, and shows those that were begun before. */
export default function ImportsPage() {
  const { list } = useLoaderData<typeof loader>()
  const t = useText(importText)
  const address = useList(exchangeApi.getImports)
  const reading = list?.items.filter(({ state }) => state === 'reading') ?? []
  useLookAgain(reading.map(({ importId }) => importId).join())
  return (
    <Page
      before={<Breadcrumb items={[{ label: t.bank, to: bankPaths.bank() }, { label: t.title }]} />}
      title={t.title}
      lead={t.lead}
    >
      <div className={css.ways}>
        <PastePanel />
        <FilePanel />
      </div>
      {!list && <PartFailed part="imports" />}
      {list && list.total > 0 && (
        <Panel title={t.past}>
          <Results list={list} address={address} empty={{ title: t.none }}>
            <ImportTable rows={list.items} />
          </Results>
        </Panel>
      )}
    </Page>
  )
}
