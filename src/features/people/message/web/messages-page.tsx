import { messagePaths } from '../paths.ts'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { messageKinds } from '#src/shared/message.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { readList, useList } from '#src/web/list/list-address.ts'
import { ListSearch } from '#src/web/list/list-search.tsx'
import { Pages } from '#src/web/list/results.tsx'
import { pageOf } from '#src/web/page.ts'
import { Tabs } from '#src/web/ui/tabs.tsx'
import { messageApi, messageStates } from '../contract.ts'
import { Page } from '#src/web/ui/page.tsx'
import { MessageActions } from './message-actions.tsx'
import { MessageList } from './message-list.tsx'
import css from './messages.module.css'
import { NoMessages } from './no-messages.tsx'
import { messageText } from './text.ts'
import { useNews } from '#src/web/use-news.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  return api(messageApi.getSendMessageList, readList(request, messageApi.getSendMessageList))
}

export default function MessagesPage() {
  const list = useLoaderData<typeof loader>()
  const t = useText(messageText)
  const format = useFormat()
  const address = useList(messageApi.getSendMessageList)
  const news = useNews()
  const { values } = address
  const state = messageStates.find((one) => one === values.state) ?? 'all'
  const kind = messageKinds.find((one) => one === values.kind)
  const { keyword } = values
  const to = address.href
  const of = (counts: { unread: number; read: number }, which = state) =>
    ({ all: counts.unread + counts.read, unread: counts.unread, read: counts.read })[which]
  return (
    <Page
      title={t.title}
      lead={t.lead}
      actions={<Link to={messagePaths.settings()}>{t.settings}</Link>}
    >
      <Tabs
        label={t.states}
        tabs={messageStates.map((one) => ({
          label: t.state[one],
          count: of(kind ? list.ofKind[kind] : list, one),
          current: one === state,
          to: to({ state: one }),
        }))}
        beside={
          <ListSearch
            address={address}
            label={t.search}
            button={t.searchButton}
            iconOnly
            maxLength={60}
          />
        }
      />
      <div className={css.bar}>
        <nav aria-label={t.kinds} className={`fades ${css.kinds}`}>
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
        <NoMessages {...{ list, address, state, kind, keyword }} />
      ) : (
        // Another address is another list, so its messages start closed.
        <MessageList key={to({ page: values.page })} items={list.items} keep={state === 'unread'} />
      )}
      <Pages list={list} address={address} />
    </Page>
  )
}
