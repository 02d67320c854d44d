import { coinPaths } from '../paths.ts'
import { useLoad } from '#src/web/act/use-load.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { usePagePath } from '#src/web/root-data.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { coinApi } from '../contract.ts'
import css from './check-in-row.module.css'
import { coinText } from './text.ts'
import { useCheckIn } from './use-check-in.ts'

/** The balance and today's check-in, for the person's popover. */
export function CheckInRow({ close }: { close: () => void }) {
  const t = useText(coinText)
  const format = useFormat()
  const path = usePagePath()
  // Most pages never need it, so it is read when the panel opens.
  const { data: shown, loading, failed, retry, set } = useLoad(coinApi.getCheckIns, {})
  // The page behind the panel may show the same.
  const { checkIn, pending } = useCheckIn(path === coinPaths.myCoins(), ({ balance, streak }) => {
    if (shown) set({ ...shown, balance, streak, checkedToday: true, next: 0 })
  })
  return (
    <div className={css.row} aria-busy={loading}>
      <Link to={coinPaths.myCoins()} className={css.balance} onClick={close}>
        <Icon name="coin" size={20} />
        <span>
          {shown && <strong className="figures">{format.number(shown.balance)}</strong>} {t.coins}
        </span>
      </Link>
      {failed && (
        <Button size="small" variant="quiet" onClick={retry}>
          {t.retry}
        </Button>
      )}
      {shown && !shown.checkedToday && (
        <Button size="small" pending={pending} onClick={() => void checkIn()}>
          {t.checkIn(format.number(shown.next))}
        </Button>
      )}
      {shown?.checkedToday && (
        <output className={css.done}>
          <Icon name="check-circle" size={16} />
          {t.streakShort(format.number(shown.streak))}
        </output>
      )}
    </div>
  )
}
