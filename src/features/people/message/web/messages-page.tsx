import { type LoaderFunctionArgs, useLoaderData, useLocation, useSearchParams } from 'react-router'
import { messageKinds } from '#src/shared/message.ts'
import { isPageBuilt } from '#src/web/built-pages.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { paths } from '#src/web/paths.ts'
import { Pagination } from '#src/web/ui/pagination.tsx'
import { Tabs } from '#src/web/ui/tabs.tsx'
import { messageApi, messageStates } from '../contract.ts'
import { changedAddress, readAddress } from './address.ts'
import { MessageActions } from './message-actions.tsx'
import { MessageList } from './message-list.tsx'
import { MessageSearch } from './message-search.tsx'
import css from './messages.module.css'
import { NoMessages } from './no-messages.tsx'
import { messageText } from './text.ts'
import { useNews } from './use-news.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const { searchParams } = new URL(request.url)
  return api(messageApi.getSendMessageList, readAddress(searchParams))
}

export const meta = pageMeta(messageText, (t) => ({ title: t.title }))

export default function MessagesPage() {
  const list = useLoaderData<typeof loader>()
  const t = useText(messageText)
  const format = useFormat()
  const locale = useLocale()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const news = useNews()
  const state = messageStates.find((one) => one === search.get('state')) ?? 'all'
  const kind = messageKinds.find((one) => one === search.get('kind'))
  const keyword = search.get('keyword')?.trim() ?? ''
  const to = (changes: Parameters<typeof changedAddress>[2]) =>
    changedAddress(pathname, search, changes)
  const of = (counts: { unread: number; read: number }, which = state) =>
    ({ all: counts.unread + counts.read, unread: counts.unread, read: counts.read })[which]
  return (
    <main id="main" className={css.page}>
      <div className={css.head}>
        <div>
          <h1>{t.title}</h1>
          <p>{t.lead}</p>
        </div>
        {isPageBuilt('/user/message_settings') && (
          <Link to={paths.messageSettings(locale)}>{t.settings}</Link>
        )}
      </div>
      <div className={css.bar}>
        <Tabs
          label={t.states}
          tabs={messageStates.map((one) => ({
            label: t.state[one],
            count: of(kind ? list.ofKind[kind] : list, one),
            current: one === state,
            to: to({ state: one }),
          }))}
        />
        <MessageSearch keyword={keyword} />
      </div>
      <div className={css.bar}>
        <nav aria-label={t.kinds} className={css.kinds}>
          <ul>
            {[undefined, ...messageKinds].map((one) => (
              <li key={one ?? 'all'}>
                <Link
                  to={to({ kind: one })}
                  preventScrollReset
                  aria-current={one === kind ? 'page' : undefined}
                >
                  {one ? t.kind[one] : t.allKinds}
                  <span className={css.count}>
                    {format.number(of(one ? list.ofKind[one] : list))}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <MessageActions unread={list.unread} read={list.read} />
      </div>
      {keyword && list.total > 0 && (
        <p className={css.found}>
          {t.found(format.number(list.total))} <Link to={to({ keyword: '' })}>{t.clear}</Link>
        </p>
      )}
      <output className="visually-hidden">{news && t.arrived(news)}</output>
      {list.items.length === 0 ? (
        <NoMessages list={list} state={state} kind={kind} keyword={keyword} />
      ) : (
        // Another address is another list, in which nothing is open yet.
        <MessageList key={pathname + String(search)} items={list.items} keep={state === 'unread'} />
      )}
      <Pagination page={list.page} pages={list.pages} href={(page) => to({ page: String(page) })} />
    </main>
  )
}
