import { peoplePaths } from '../paths.ts'
import type { coinApi } from '#src/features/money/coins/contract.ts'
import { CoinTable } from '#src/features/money/coins/web/coin-table.tsx'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { Pagination } from '#src/web/ui/pagination.tsx'
import css from './person.module.css'
import { personText } from './person-text.ts'

/** The person's coins, received and spent. */
export function PersonCoins({
  userId,
  history,
}: {
  userId: number
  history: AnswerOf<typeof coinApi.getHistoryOf>
}) {
  const t = useText(personText)
  const format = useFormat()
  return (
    <>
      <p>
        {t.balance} <strong>{t.coins(format.number(history.balance))}</strong>
      </p>
      {history.items.length === 0 ? (
        <EmptyState title={t.noCoins} text={t.noCoinsText} />
      ) : (
        <div className={css.table}>
          <CoinTable dense items={history.items} />
        </div>
      )}
      <Pagination
        page={history.page}
        pages={history.pages}
        href={(page) => peoplePaths.person(userId, { tab: 'coins', page })}
      />
    </>
  )
}
