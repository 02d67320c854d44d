import { useFormat, useText } from '#src/web/i18n.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { Outlines } from '../sheet/outlines.tsx'
import css from '../sheet/sheet.module.css'
import { SheetFrame } from '../sheet/sheet-frame.tsx'
import { sheetText } from '../sheet/sheet-text.ts'
import { Stem } from '../stem.tsx'
import lists from './arrange-result.module.css'
import type { ResultProps } from './result-props.ts'
import { verdictOf } from './verdict-of.ts'

/** The picture with the marks and, where the key is given, the areas; then both in words. */
export function HotspotResult({ question, answer, result }: ResultProps<'hotspot'>) {
  const t = useText(sheetText)
  const format = useFormat()
  const { picture, areas } = question
  const spots = answer?.spots ?? []
  const isMiss = (index: number) => verdictOf(result, `spot:${index}`) === 'wrong'
  const nameOf = (id: string) => {
    const at = areas.findIndex((area) => area.id === id)
    return areas[at]?.text || t.area(format.number(at + 1))
  }
  const words = (spot: (typeof spots)[number]) =>
    'area' in spot ? nameOf(spot.area) : t.at(format.percent(spot.x), format.percent(spot.y))
  const rightAreas = result.key?.areas.filter(({ right }) => right) ?? []
  return (
    <>
      <Stem html={question.stem} />
      <div className={css.stack}>
        <SheetFrame picture={picture}>
          {result.key && <Outlines areas={result.key.areas} />}
          {spots.map((spot, index) =>
            'area' in spot ? null : (
              <span
                key={`${spot.x}/${spot.y}`}
                className={css.pin}
                data-verdict={result.isUnjudged ? undefined : isMiss(index) ? 'wrong' : 'correct'}
                style={{ left: `${spot.x * 100}%`, top: `${spot.y * 100}%` }}
                aria-hidden="true"
              >
                {format.number(index + 1)}
              </span>
            ),
          )}
        </SheetFrame>
        <div className={lists.pair}>
          {spots.length > 0 && (
            <section className={lists.box}>
              <h4>{t.yourMarks}</h4>
              <ol className={lists.items}>
                {spots.map((spot, index) => (
                  <li key={words(spot)} className={lists.line}>
                    {!result.isUnjudged && (
                      <Icon
                        name={isMiss(index) ? 'close' : 'check'}
                        size={16}
                        label={isMiss(index) ? t.miss : t.hit}
                      />
                    )}{' '}
                    {format.number(index + 1)}. {words(spot)}
                  </li>
                ))}
              </ol>
            </section>
          )}
          {rightAreas.length > 0 && (
            <section className={lists.box}>
              <h4>{t.rightArea}</h4>
              <ul className={lists.items}>
                {rightAreas.map(({ id }) => (
                  <li key={id}>
                    {nameOf(id)}
                    {result.mark && !result.isUnjudged && verdictOf(result, id) !== 'correct' && (
                      <span className={lists.key}> · {t.notFound}</span>
                    )}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
    </>
  )
}
