import { useFormat, useText } from '#src/web/i18n.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { keptPercent } from '../late-mark.ts'
import type { OwnHomework } from '../learner-api.ts'
import css from './homework.module.css'
import { useMarkWords } from './own-table.tsx'
import { ownText } from './own-text.ts'

/** The returned mark, how it came about, and the teacher's words. */
export function OwnResult({
  homework: { kind, fullMark, criteria, late, own },
  returned,
}: {
  homework: OwnHomework
  returned: NonNullable<OwnHomework['returned']>
}) {
  const t = useText(ownText)
  const format = useFormat()
  const markWords = useMarkWords()
  const { rawMark, mark, comment, by, at } = returned
  const number = (hundredths: number) => format.number(hundredths / 100)
  const isCut = rawMark !== null && mark !== null && rawMark !== mark && late !== null
  const given = criteria.filter(({ id }) => returned.criteria[id] !== undefined)
  return (
    <Panel title={t.returnedTitle}>
      <div className={css.stack}>
        {fullMark !== null && <p className={css.mark}>{markWords(mark, fullMark)}</p>}
        {isCut && (
          <p>
            {t.lateMark(
              number(rawMark),
              format.number(own.daysLate),
              format.number(keptPercent(late, own.daysLate)),
              number(mark),
            )}
          </p>
        )}
        {returned.ownReason !== '' && <p>{t.ownMark(returned.ownReason)}</p>}
        {given.length > 0 && (
          <ul className={css.rubric} aria-label={t.rubric}>
            {given.map(({ id, text, points }) => (
              <li key={id}>
                <span>{text}</span>
                <span className={css.number}>
                  {markWords(returned.criteria[id] ?? null, points)}
                </span>
              </li>
            ))}
          </ul>
        )}
        {kind === 'work' && (
          <>
            <p className={comment === '' ? css.muted : css.words}>{comment || t.noComment}</p>
            <p className={css.muted}>{t.by(by ?? t.someone, format.dateTime(at))}</p>
          </>
        )}
      </div>
    </Panel>
  )
}
