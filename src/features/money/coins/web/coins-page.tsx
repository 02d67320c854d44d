import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useText } from '#src/web/i18n.tsx'
import { readList, useList } from '#src/web/list/list-address.ts'
import { pageOf } from '#src/web/page.ts'
import { coinApi } from '../contract.ts'
import { Page } from '#src/web/ui/page.tsx'
import { CheckInCalendar } from './check-in-calendar.tsx'
import { CoinHistory, type CoinLists } from './coin-history.tsx'
import { CoinHead } from './coin-head.tsx'
import css from './coins.module.css'
import { coinText } from './text.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const [state, history] = await Promise.all([
    api(coinApi.getCheckIns, readList(request, coinApi.getCheckIns)),
    api(coinApi.getHistory, readList(request, coinApi.getHistory)),
  ])
  return { state, history }
}

/** Balance, today's check-in, the month's check-ins, and the history. */
export default function CoinsPage() {
  const t = useText(coinText)
  const { state, history } = useLoaderData<typeof loader>()
  const address = useList<CoinLists>(coinApi.getHistory, coinApi.getCheckIns)
  return (
    <Page title={t.title} lead={t.lead}>
      <CoinHead state={state} />
      <div className={css.below}>
        <CheckInCalendar state={state} address={address} />
        <CoinHistory history={history} address={address} />
      </div>
    </Page>
  )
}
