import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Card } from '#src/web/ui/card.tsx'
import { cx } from '#src/web/ui/cx.ts'
import { Icon } from '#src/web/ui/icon.tsx'
import { checkInCoinsMax, type coinApi } from '../contract.ts'
import css from './coins.module.css'
import { coinText } from './text.ts'
import { useCheckIn } from './use-check-in.ts'

type State = AnswerOf<typeof coinApi.getCheckIns>

/** The balance, today's check-in, and the coins for days in a row. */
export function CoinHead({ state }: { state: State }) {
  const t = useText(coinText)
  const format = useFormat()
  const { checkIn, pending } = useCheckIn(true)
  const { balance, streak, next, checkedToday } = state
  const words =
    streak === 0
      ? t.streakNone
      : (checkedToday ? t.streakDone : t.streakOpen)(format.number(streak), format.number(next))
  return (
    <Card as="section" className={css.head}>
      <div>
        <p className={css.label}>{t.balance}</p>
        <p className={css.balance}>
          <Icon name="coin" size={32} />
          <strong className="figures">{format.number(balance)}</strong> <span>{t.coins}</span>
        </p>
      </div>
      <div className={css.act}>
        {checkedToday ? (
          <p className={css.done}>
            <Icon name="check-circle" size={20} />
            {t.checkedIn}
          </p>
        ) : (
          <Button
            variant="primary"
            size="large"
            icon="calendar"
            pending={pending}
            onClick={() => void checkIn()}
          >
            {t.checkIn(format.number(next))}
          </Button>
        )}
      </div>
      <div className={css.streak} aria-live="polite">
        <p>{words}</p>
      </div>
      <Ladder streak={streak} checkedToday={checkedToday} />
    </Card>
  )
}

function Ladder({ streak, checkedToday }: Pick<State, 'streak' | 'checkedToday'>) {
  const t = useText(coinText)
  const format = useFormat()
  const next = Math.min(streak + 1, checkInCoinsMax)
  return (
    <ol className={css.ladder} aria-label={t.ladder}>
      {Array.from({ length: checkInCoinsMax }, (_, index) => index + 1).map((day) => {
        const isNext = day === next && (!checkedToday || streak < checkInCoinsMax)
        const isDone = day <= streak && !isNext
        const name = day === checkInCoinsMax ? t.lastStep : t.step
        return (
          <li key={day} className={cx(css.step, isDone && css.stepDone, isNext && css.stepNext)}>
            <span className={css.stepDay}>{name(format.number(day))}</span>
            <span className={css.stepCoins}>
              {isDone ? <Icon name="check" size={18} /> : `+${format.number(day)}`}
            </span>
            {(isDone || isNext) && (
              <span className="visually-hidden">{isDone ? t.stepDone : t.stepNext}</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
