import type { coinApi } from '#src/features/money/coins/contract.ts'
import { coinPaths } from '#src/features/money/coins/paths.ts'
import { useCheckIn } from '#src/features/money/coins/web/use-check-in.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import css from './today.module.css'
import { todayText } from './text.ts'

/** Today's check-in, or the days in a row once it is done. */
export function CheckIn({ coins }: { coins: AnswerOf<typeof coinApi.getCheckIns> }) {
  const t = useText(todayText)
  const format = useFormat()
  const { checkIn, pending } = useCheckIn(true)
  const { checkedToday, streak, next } = coins
  return (
    <div className={css.checkIn}>
      {checkedToday ? (
        <Link to={coinPaths.myCoins()} className={css.streak}>
          <Icon name="check-circle" size={18} />
          {t.checkedIn(streak, format.number(streak))}
        </Link>
      ) : (
        <Button icon="coin" pending={pending} onClick={() => void checkIn()}>
          {t.checkIn(format.number(next))}
        </Button>
      )}
    </div>
  )
}
