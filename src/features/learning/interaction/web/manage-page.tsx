import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { studyPaths } from '#src/features/learning/study/paths.ts'
import { useText } from '#src/web/i18n.tsx'
import { readList, useList } from '#src/web/list/list-address.ts'
import { ListSearch } from '#src/web/list/list-search.tsx'
import { EmptyResults, Pages } from '#src/web/list/results.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { useNews } from '#src/web/use-news.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { Page } from '#src/web/ui/page.tsx'
import { Tabs } from '#src/web/ui/tabs.tsx'
import { interactionApi, mineTabs } from '../contract.ts'
import { interactionPaths } from '../paths.ts'
import css from './interaction.module.css'
import { pagesText } from './pages-text.ts'
import { QuestionRow } from './question-row.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  return { list: await api(interactionApi.getMine, readList(request, interactionApi.getMine)) }
}

export const meta = pageMeta(pagesText, (t, _: LoaderData<typeof loader>) => ({
  title: t.mineTitle,
}))

/** One's own questions, those with replies of others, and those that one follows. */
export default function ManagePage() {
  const { list } = useLoaderData<typeof loader>()
  const t = useText(pagesText)
  const address = useList(interactionApi.getMine)
  const { tab, keyword } = address.values
  useNews()
  const empty = {
    mine: { title: t.noMine, text: t.noMineText },
    replies: { title: t.noReplies, text: t.noRepliesText },
    followed: { title: t.noFollowed, text: t.noFollowedText },
  }[tab as (typeof mineTabs)[number]]
  const toCourses = <ButtonLink to={studyPaths.myCourses('premium')}>{t.toCourses}</ButtonLink>
  return (
    <Page title={t.mineTitle} lead={t.mineLead}>
      <Tabs
        label={t.tabs}
        tabs={mineTabs.map((name) => ({
          label: t.tab[name],
          count: list.counts[name],
          current: name === tab,
          to: address.href({ tab: name }),
        }))}
        beside={
          (list.total > 0 || keyword !== '') && (
            <ListSearch
              address={address}
              label={t.search}
              button={t.searchButton}
              iconOnly
              maxLength={60}
            />
          )
        }
      />
      {list.items.length === 0 ? (
        <EmptyResults
          list={list}
          address={address}
          empty={{ picture: 'message', ...empty, action: toCourses }}
          {...(keyword === '' && { unfit: { picture: 'message', ...empty, action: toCourses } })}
        />
      ) : (
        <ul className={css.list}>
          {list.items.map((row) => (
            <li key={row.interactionId}>
              <Own row={row} />
            </li>
          ))}
        </ul>
      )}
      <Pages list={list} address={address} />
    </Page>
  )
}

type OwnRow = ReturnType<typeof useLoaderData<typeof loader>>['list']['items'][number]

function Own({ row }: { row: OwnRow }) {
  const t = useText(pagesText)
  const { course, lastReply, interactionId, place } = row
  const { kind, courseId, itemId, anchor } = place
  return (
    <QuestionRow
      row={row}
      above={<p className={css.muted}>{`${course} · ${place.chapter}`}</p>}
      to={interactionPaths.place(kind, courseId, itemId, anchor, interactionId)}
      below={
        lastReply && (
          <p className={css.lastReply}>{t.lastReply(lastReply.author.name, lastReply.excerpt)}</p>
        )
      }
    />
  )
}
