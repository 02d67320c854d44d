import {
  type LoaderFunctionArgs,
  useLoaderData,
  useRevalidator,
  useSearchParams,
} from 'react-router'
import type { InputOf } from '#src/shared/endpoint.ts'
import { useText } from '#src/web/i18n.tsx'
import { pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { coinApi } from '../contract.ts'
import { CheckInCalendar } from './check-in-calendar.tsx'
import { CoinHistory } from './coin-history.tsx'
import { CoinHead } from './coin-head.tsx'
import css from './coins.module.css'
import { coinText } from './text.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const { searchParams } = new URL(request.url)
  const given = (names: readonly string[]) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const value = searchParams.get(name)
        return value ? [[name, value] as const] : []
      }),
    )
  const [state, history] = await Promise.all([
    api(coinApi.getCheckIns, given(['month']) as InputOf<typeof coinApi.getCheckIns>),
    api(coinApi.getHistory, given(['direction', 'page']) as InputOf<typeof coinApi.getHistory>),
  ])
  return { state, history }
}

export const meta = pageMeta(coinText, (t) => ({ title: t.title }))

/** What I have, what today's check-in brings, the month's check-ins, and where coins came from and went. */
export default function CoinsPage() {
  const t = useText(coinText)
  const { state, history } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const { revalidate } = useRevalidator()
  return (
    <main id="main" className={css.page}>
      <div className={css.title}>
        <h1>{t.title}</h1>
        <p>{t.lead}</p>
      </div>
      <CoinHead state={state} onCheckedIn={() => void revalidate()} />
      <div className={css.below}>
        <CheckInCalendar state={state} search={search} />
        <CoinHistory history={history} search={search} />
      </div>
    </main>
  )
}
