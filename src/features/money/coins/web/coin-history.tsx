import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { paths } from '#src/web/paths.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { Card } from '#src/web/ui/card.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { Pagination } from '#src/web/ui/pagination.tsx'
import { Tabs } from '#src/web/ui/tabs.tsx'
import type { coinApi } from '../contract.ts'
import { queryWith } from './address.ts'
import { CoinTable } from './coin-table.tsx'
import css from './coins.module.css'
import { coinText } from './text.ts'

type History = AnswerOf<typeof coinApi.getHistory>
const directions = ['all', 'in', 'out'] as const

/** Where coins came from and went; direction and page stand in the address. */
export function CoinHistory({ history, search }: { history: History; search: URLSearchParams }) {
  const t = useText(coinText)
  const wanted = search.get('direction')
  const direction = directions.find((one) => one === wanted) ?? 'all'
  return (
    <Card as="section" className={css.history}>
      <div className={css.historyHead}>
        <h2>{t.history}</h2>
        <Tabs
          label={t.direction}
          tabs={directions.map((name) => ({
            label: t[name],
            current: name === direction,
            to: queryWith(search, {
              direction: name === 'all' ? undefined : name,
              page: undefined,
            }),
          }))}
        />
      </div>
      {history.items.length === 0 ? (
        <Nothing history={history} direction={direction} />
      ) : (
        <CoinTable items={history.items} />
      )}
      <Pagination
        page={history.page}
        pages={history.pages}
        href={(page) => queryWith(search, { page: page === 1 ? undefined : String(page) })}
      />
    </Card>
  )
}

function Nothing({
  history,
  direction,
}: {
  history: History
  direction: (typeof directions)[number]
}) {
  const t = useText(coinText)
  const locale = useLocale()
  if (history.total > 0) {
    return (
      <EmptyState
        level={3}
        title={t.noPage}
        action={<ButtonLink to={paths.coins(locale)}>{t.firstPage}</ButtonLink>}
      />
    )
  }
  if (direction === 'all') {
    return <EmptyState level={3} title={t.noHistory} text={t.noHistoryText} />
  }
  return (
    <EmptyState
      level={3}
      title={direction === 'out' ? t.noOut : t.noIn}
      text={direction === 'out' ? t.noOutText : t.noHistoryText}
      action={<ButtonLink to={paths.coins(locale)}>{t.showAll}</ButtonLink>}
    />
  )
}
