import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { heartsOf } from '#src/features/learning/favourite/web/hearts-of.tsx'
import { readCollected } from '#src/features/learning/favourite/web/read-collected.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { type ListAddress, type NameOf, readList, useList } from '#src/web/list/list-address.ts'
import { ListSearch } from '#src/web/list/list-search.tsx'
import { EmptyResults, Pages } from '#src/web/list/results.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { Fold } from '#src/web/plain.tsx'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { Tabs } from '#src/web/ui/tabs.tsx'
import { textbookApi } from '../contract.ts'
import { textbookPaths } from '../paths.ts'
import { publicText } from './public-text.ts'
import { TextbookGrid } from './textbook-card.tsx'
import css from './textbook-home.module.css'

/** Letters of a keyword. */
const keywordMost = 60
const sorts = ['newest', 'name'] as const

export async function loader({ context, request }: LoaderFunctionArgs) {
  const given = pageOf(context)
  const list = await given.api(textbookApi.getList, readList(request, textbookApi.getList))
  const ids = list.items.map(({ textbookId }) => textbookId)
  return { list, collected: await readCollected(given, 'textbook', ids) }
}

export const meta = pageMeta(publicText, (t, _: LoaderData<typeof loader>) => ({
  title: t.title,
  description: t.lead,
}))

/** Published textbooks: search, sort, pages. */
export default function TextbookHomePage() {
  const { list, collected } = useLoaderData<typeof loader>()
  const t = useText(publicText)
  const format = useFormat()
  const address = useList(textbookApi.getList)
  const { keyword } = address.values
  const total = format.number(list.total)
  const heart = heartsOf('textbook', collected)
  const offered = keyword ? (['relevance', ...sorts] as const) : sorts
  const sort = address.values.sort || offered[0]
  return (
    <main id="main" className={`container ${css.page}`}>
      <div className={css.head}>
        <h1>{t.title}</h1>
        <p className={css.lead}>{t.lead}</p>
        <ListSearch
          address={address}
          label={t.search}
          placeholder={t.searchHint}
          button={t.search}
          maxLength={keywordMost}
          className={css.search}
        />
      </div>
      <Categories list={list} address={address} />
      {list.total > 0 && (
        <Tabs
          label={t.sort}
          tabs={offered.map((name) => ({
            label: t.sorts[name],
            current: name === sort,
            to: address.href({ sort: name === offered[0] ? '' : name }),
          }))}
          beside={
            <p aria-live="polite" className={css.found}>
              {keyword ? t.foundFor(list.meant ?? keyword, total) : t.found(total)}
            </p>
          }
        />
      )}
      {list.meant !== null && (
        <p className={css.notice} role="status">
          {t.meantBefore(keyword)}
          <strong>{list.meant}</strong>
          {t.meantAfter}
        </p>
      )}
      <Fold />
      {list.items.length === 0 ? (
        <EmptyResults
          list={list}
          address={address}
          empty={{ title: t.none, text: t.noneText }}
          unfit={{
            title: t.nothing(keyword),
            text: t.nothingText,
            action: <ButtonLink to={textbookPaths.home()}>{t.all}</ButtonLink>,
          }}
        />
      ) : (
        <TextbookGrid
          books={list.items}
          eager={4}
          corner={heart && (({ textbookId, name }) => heart(textbookId, name.text))}
        />
      )}
      <Pages list={list} address={address} />
    </main>
  )
}

/** Categories as links with counts: they work without script and can be shared. */
function Categories({
  list: { categories },
  address,
}: {
  list: LoaderData<typeof loader>['list']
  address: ListAddress<NameOf<typeof textbookApi.getList>>
}) {
  const t = useText(publicText)
  const format = useFormat()
  const chosen = address.values.category
  if (categories.length === 0) return null
  const all = { slug: '', name: t.anyCategory, count: null }
  return (
    <nav aria-label={t.category} className={css.categories}>
      {[all, ...categories].map(({ slug, name, count }) => (
        <Link
          key={slug}
          prefetch="none"
          preventScrollReset
          to={address.href({ category: slug })}
          aria-current={slug === chosen ? 'true' : undefined}
          className={css.category}
        >
          {name} {count !== null && <span className={css.count}>{format.number(count)}</span>}
        </Link>
      ))}
    </nav>
  )
}
