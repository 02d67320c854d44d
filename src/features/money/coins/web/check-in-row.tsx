import { coinPaths } from '../paths.ts'
import { useEffect, useState } from 'react'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { api } from '#src/web/api.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { usePagePath } from '#src/web/root-data.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { coinApi } from '../contract.ts'
import css from './check-in-row.module.css'
import { coinText } from './text.ts'
import { useCheckIn } from './use-check-in.ts'

type Shown = Pick<
  AnswerOf<typeof coinApi.getCheckIns>,
  'balance' | 'checkedToday' | 'next' | 'streak'
>

/** The balance and today's check-in, for the person's popover. */
export function CheckInRow({ close }: { close: () => void }) {
  const t = useText(coinText)
  const format = useFormat()
  const path = usePagePath()
  const { shown, failed, load, setShown } = useCoins()
  // The page behind the panel may show the same.
  const { checkIn, pending } = useCheckIn(path === coinPaths.purse(), ({ balance, streak }) =>
    setShown({ balance, streak, checkedToday: true, next: 0 }),
  )
  return (
    <div className={css.row} aria-busy={shown === undefined && !failed}>
      <Link to={coinPaths.purse()} className={css.balance} onClick={close}>
        <Icon name="coin" size={20} />
        <span>
          {shown && <strong className="figures">{format.number(shown.balance)}</strong>} {t.coins}
        </span>
      </Link>
      {failed && (
        <Button size="small" variant="quiet" onClick={load}>
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

/** Asked for when the panel opens: most pages never need it. */
function useCoins() {
  const [shown, setShown] = useState<Shown>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    ask(signal).then(setShown, () => signal.aborted || setFailed(true))
    return () => stop.abort()
  }, [])
  const load = () => {
    setFailed(false)
    ask().then(setShown, () => setFailed(true))
  }
  return { shown, failed, load, setShown }
}

const ask = (signal?: AbortSignal) =>
  api(coinApi.getCheckIns, {}, { quiet: true, background: true, ...(signal && { signal }) })
