import { coinPaths } from '../paths.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useText } from '#src/web/i18n.tsx'
import type { ListAddress, NameOf } from '#src/web/list/list-address.ts'
import { Pages } from '#src/web/list/results.tsx'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { Card } from '#src/web/ui/card.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { Tabs } from '#src/web/ui/tabs.tsx'
import type { coinApi } from '../contract.ts'
import { CoinTable } from './coin-table.tsx'
import css from './coins.module.css'
import { coinText } from './text.ts'

/** The page's address is that of its history and of its month. */
export type CoinLists = typeof coinApi.getHistory | typeof coinApi.getCheckIns

type History = AnswerOf<typeof coinApi.getHistory>
const directions = ['all', 'in', 'out'] as const

/** Where coins came from and went; direction and page stand in the address. */
export function CoinHistory({
  history,
  address,
}: {
  history: History
  address: ListAddress<NameOf<CoinLists>>
}) {
  const t = useText(coinText)
  const direction = directions.find((one) => one === address.values.direction) ?? 'all'
  return (
    <Card as="section" className={css.history}>
      <div className={css.historyHead}>
        <h2>{t.history}</h2>
        <Tabs
          label={t.direction}
          tabs={directions.map((name) => ({
            label: t[name],
            current: name === direction,
            to: address.href({ direction: name }),
          }))}
        />
      </div>
      {history.items.length === 0 ? (
        <NoCoins history={history} direction={direction} />
      ) : (
        <CoinTable items={history.items} />
      )}
      <Pages list={history} address={address} />
    </Card>
  )
}

function NoCoins({
  history,
  direction,
}: {
  history: History
  direction: (typeof directions)[number]
}) {
  const t = useText(coinText)
  if (history.total > 0) {
    return (
      <EmptyState
        level={3}
        title={t.noPage}
        action={<ButtonLink to={coinPaths.purse()}>{t.firstPage}</ButtonLink>}
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
      action={<ButtonLink to={coinPaths.purse()}>{t.showAll}</ButtonLink>}
    />
  )
}
