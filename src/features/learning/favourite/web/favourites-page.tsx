import { Suspense, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useText } from '#src/web/i18n.tsx'
import { readList, useList } from '#src/web/list/list-address.ts'
import { ListSearch, SortSelect } from '#src/web/list/list-search.tsx'
import { Pages } from '#src/web/list/results.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Page } from '#src/web/ui/page.tsx'
import { Tabs } from '#src/web/ui/tabs.tsx'
import { favouriteApi, favouriteSorts } from '../contract.ts'
import { favouriteKindNames } from '../kinds.ts'
import { FavouriteList } from './favourite-list.tsx'
import { FoldersDialog } from './favourite-dialogs.ts'
import { FolderFilter } from './folder-filter.tsx'
import { NoFavourites } from './no-favourites.tsx'
import { favouriteText } from './text.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  return {
    list: await api(favouriteApi.getFavourites, readList(request, favouriteApi.getFavourites)),
  }
}

export const meta = pageMeta(favouriteText, (t, _: LoaderData<typeof loader>) => ({
  title: t.title,
}))

/** All that a person has marked with a heart. */
export default function FavouritesPage() {
  const { list } = useLoaderData<typeof loader>()
  const t = useText(favouriteText)
  const address = useList(favouriteApi.getFavourites)
  const [manages, setManages] = useState(false)
  const { kind } = address.values
  return (
    <Page
      title={t.title}
      lead={t.lead}
      actions={
        list.all + list.folders.length > 0 && (
          <Button icon="folder" onClick={() => setManages(true)}>
            {t.manageFolders}
          </Button>
        )
      }
    >
      {list.all > 0 && (
        <Tabs
          label={t.kindTabs}
          tabs={[
            {
              label: t.allKinds,
              count: list.ofAllKinds,
              current: !kind,
              to: address.href({ kind: '' }),
            },
            ...favouriteKindNames.map((name) => ({
              label: t.kinds[name],
              count: list.ofKind[name],
              current: kind === name,
              to: address.href({ kind: name }),
            })),
          ]}
          beside={
            <ListSearch
              address={address}
              label={t.search}
              button={t.searchButton}
              iconOnly
              maxLength={60}
              names={list.total > 0 ? ['sort'] : []}
            >
              {list.total > 0 && (
                <SortSelect
                  address={address}
                  label={t.sort}
                  options={favouriteSorts.map((value) => ({ value, label: t.sorts[value] }))}
                />
              )}
            </ListSearch>
          }
        />
      )}
      <FolderFilter list={list} address={address} />
      {list.items.length === 0 ? (
        <NoFavourites list={list} address={address} />
      ) : (
        // Another page of the list begins without a selection.
        <FavouriteList key={JSON.stringify([address.given, list.page])} list={list} />
      )}
      <Pages list={list} address={address} />
      <Suspense>
        {manages && <FoldersDialog folders={list.folders} onClose={() => setManages(false)} />}
      </Suspense>
    </Page>
  )
}
