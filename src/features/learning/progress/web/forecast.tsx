import { useFormat, useText } from '#src/web/i18n.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { fewestDone, fewestPaceDays, paceDays } from '../limits.ts'
import type { OwnProgress } from '../own-schema.ts'
import css from './own.module.css'
import { ownText } from './own-text.ts'

/** The day on which the rest may be done, with what that rests on; never a promise. */
export function Forecast({
  own: { forecast, endsOn },
}: {
  own: Pick<OwnProgress, 'forecast' | 'endsOn'>
}) {
  const t = useText(ownText)
  const format = useFormat()
  return (
    <Panel title={t.forecast}>
      {forecast ? (
        <>
          <p className={css.forecast}>
            {t.byPace(format.number(forecast.days), format.date(forecast.on))}
          </p>
          <p className={css.muted}>
            {t.rests(format.number(forecast.done), format.number(forecast.days))}
          </p>
          {endsOn !== null && forecast.on > endsOn && (
            <p className={css.notice}>{t.tooLate(format.date(endsOn))}</p>
          )}
        </>
      ) : (
        <p className={css.muted}>
          {t.noForecast(
            format.number(paceDays),
            format.number(fewestDone),
            format.number(fewestPaceDays),
          )}
        </p>
      )}
    </Panel>
  )
}
