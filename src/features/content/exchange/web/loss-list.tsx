import type { AnswerOf } from '#src/shared/endpoint.ts'
import { typeText } from '../../question/web/type-text.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import type { exchangeApi } from '../contract.ts'
import css from './import.module.css'
import { exportText } from './export-text.ts'
import { noteSentence, notesText } from './notes-text.ts'

/** What a format cannot hold, line by line. */
export function LossList({
  data,
  failed,
  retry,
}: {
  data: AnswerOf<typeof exchangeApi.getLosses> | undefined
  failed: boolean
  retry: () => void
}) {
  const t = useText(exportText)
  const { notes } = useText(notesText)
  const { names } = useText(typeText)
  const format = useFormat()
  if (failed) {
    return (
      <p role="alert">
        {t.failedLosses}{' '}
        <Button size="small" icon="refresh" onClick={retry}>
          {t.again}
        </Button>
      </p>
    )
  }
  if (!data) return <p className={css.hint}>{t.checking}</p>
  const count = format.number(data.questions)
  if (data.questions === 0) return <p>{t.nothing}</p>
  if (data.losses.length === 0) {
    return (
      <p className={css.fine} role="status">
        <Icon name="check-circle" size={20} /> {t.noLoss(count)}
      </p>
    )
  }
  return (
    <div role="status">
      <p>{t.losses(count)}</p>
      <ul className={css.losses}>
        {data.losses.map(({ note, type, count: times, titles }) => (
          <li key={`${note.code} ${type}`}>
            <strong>{t.line(format.number(times), names[type])}</strong> {noteSentence(notes, note)}
            <p className={css.hint}>
              {t.example} {titles[0]}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
