import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useText } from '#src/web/i18n.tsx'
import { type ListAddress, type NameOf, useList } from '#src/web/list/list-address.ts'
import { EmptyResults, Pages } from '#src/web/list/results.tsx'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { Card } from '#src/web/ui/card.tsx'
import { Tabs } from '#src/web/ui/tabs.tsx'
import { coinApi } from '../contract.ts'
import { CoinTable } from './coin-table.tsx'
import css from './coins.module.css'
import { coinText } from './text.ts'

/** The page's address is that of its history and of its month. */
export type CoinLists = typeof coinApi.getHistory | typeof coinApi.getCheckIns

type History = AnswerOf<typeof coinApi.getHistory>
const directions = ['all', 'in', 'out'] as const

/** The transfers of coins; direction and page stand in the address. */
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
      <h2>{t.history}</h2>
      <Tabs
        label={t.direction}
        tabs={directions.map((name) => ({
          label: t[name],
          current: name === direction,
          to: address.href({ direction: name }),
        }))}
      />
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
  // Of the history alone: the month of the calendar does not narrow it.
  const address = useList(coinApi.getHistory)
  return (
    <EmptyResults
      list={history}
      address={address}
      level={3}
      empty={{ title: t.noHistory, text: t.noHistoryText }}
      unfit={{
        title: direction === 'out' ? t.noOut : t.noIn,
        text: direction === 'out' ? t.noOutText : t.noHistoryText,
        action: <ButtonLink to={address.path}>{t.showAll}</ButtonLink>,
      }}
    />
  )
}
