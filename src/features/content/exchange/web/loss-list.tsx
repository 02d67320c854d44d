import type { AnswerOf } from '#src/shared/endpoint.ts'
import { typeText } from '../../question/web/type-text.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import type { exchangeApi } from '../contract.ts'
import css from './import.module.css'
import { exportText } from './export-text.ts'
import { grouped, type LossGroup } from './group-losses.ts'
import { noteSentence, notesText } from './notes-text.ts'

const linesShown = 10
/** Of one line; more are as good as all. */
const typesShown = 4

/** The list of the parts that a format cannot hold: one line for each thing, the most frequent first. */
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
  const groups = grouped(data.losses)
  const line = ({ note, parts, count: times, example }: LossGroup) => (
    <li key={`${note.code} ${JSON.stringify(note.about)}`}>
      <strong>{noteSentence(notes, note)}</strong>{' '}
      <span className={css.hint}>
        {t.line(
          format.number(times),
          parts.length > typesShown ? [] : parts.map((type) => names[type]),
        )}
      </span>
      <p className={css.example}>
        {t.example} {example}
      </p>
    </li>
  )
  const rest = groups.slice(linesShown)
  return (
    <div role="status">
      <p>{t.losses(count)}</p>
      <ul className={css.losses}>{groups.slice(0, linesShown).map(line)}</ul>
      {rest.length > 0 && (
        <details className={css.more}>
          <summary>{t.moreLosses(format.number(rest.length))}</summary>
          <ul className={css.losses}>{rest.map(line)}</ul>
        </details>
      )}
    </div>
  )
}
