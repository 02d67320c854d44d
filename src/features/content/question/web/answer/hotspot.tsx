import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import type { AnswerOf } from '../../answer.ts'
import css from '../sheet/sheet.module.css'
import { SheetFrame } from '../sheet/sheet-frame.tsx'
import { sheetText } from '../sheet/sheet-text.ts'
import { Stem } from '../stem.tsx'
import type { AnswerProps } from './answer-props.ts'

type Spot = AnswerOf<'hotspot'>['spots'][number]
interface Point {
  x: number
  y: number
}

/** Screen readers hand the arrow keys on to it. */
const takesKeys = { role: 'application', tabIndex: 0 }
const inside = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 10_000
const steps: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Places on a picture, marked by tap, mouse or a cross that keys move; or areas chosen by their words. */
export function Hotspot({ question, answer, onAnswer, stemId }: AnswerProps<'hotspot'>) {
  const t = useText(sheetText)
  const format = useFormat()
  const id = useId()
  const surface = useRef<HTMLDivElement>(null)
  const [cross, setCross] = useState<Point>({ x: 0.5, y: 0.5 })
  const [said, setSaid] = useState('')
  const { picture, areas, most } = question
  const spots = answer?.spots ?? []
  const give = (next: readonly Spot[]) => onAnswer({ type: 'hotspot', spots: [...next] })
  const place = ({ x, y }: Point) => t.at(format.percent(x), format.percent(y))
  const add = (spot: Spot, words: string) => {
    const next = most === 1 ? [spot] : [...spots, spot]
    if (next.length > most) return setSaid(t.full(format.number(most)))
    give(next)
    setSaid(t.marked(format.number(next.length), words))
  }
  const set = (point: Point) => add(point, place(point))
  const remove = (index: number) => {
    give(spots.toSpliced(index, 1))
    setSaid(t.removed(format.number(index + 1)))
    surface.current?.focus()
  }
  const onClick = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const point = { x: inside((clientX - left) / width), y: inside((clientY - top) / height) }
    setCross(point)
    set(point)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (by) {
      const size = event.shiftKey ? 0.05 : 0.01
      const next = { x: inside(cross.x + by.x * size), y: inside(cross.y + by.y * size) }
      setCross(next)
      setSaid(place(next))
    } else if (event.key === 'Enter' || event.key === ' ') set(cross)
    else if (event.key === 'Delete' || event.key === 'Backspace') {
      const nearest = nearestTo(cross, spots)
      if (nearest >= 0) remove(nearest)
    } else return
    event.preventDefault()
  }
  const chosen = new Set(spots.flatMap((spot) => ('area' in spot ? [spot.area] : [])))
  const toggle = (area: string, label: string) => {
    if (chosen.has(area) && most > 1) {
      return give(spots.filter((spot) => !('area' in spot && spot.area === area)))
    }
    add({ area }, label)
  }
  const many = format.number(most)
  return (
    <>
      <Stem id={stemId} html={question.stem} />
      <div className={css.stack}>
        <p className={css.hint}>{t.hint(many)}</p>
        <SheetFrame picture={picture}>
          <div
            ref={surface}
            className={css.surface}
            {...takesKeys}
            {...{ onClick, onKeyDown }}
            aria-label={t.surface}
            aria-describedby={`${id}how`}
          >
            <span
              className={css.cross}
              style={{ left: `${cross.x * 100}%`, top: `${cross.y * 100}%` }}
            />
          </div>
          {spots.map((spot, index) =>
            'area' in spot ? null : (
              <button
                key={`${spot.x}/${spot.y}`}
                type="button"
                className={css.pin}
                style={{ left: `${spot.x * 100}%`, top: `${spot.y * 100}%` }}
                aria-label={t.mark(format.number(index + 1), place(spot))}
                onClick={() => remove(index)}
              >
                {format.number(index + 1)}
              </button>
            ),
          )}
        </SheetFrame>
        <div className={css.tools}>
          <span className={css.hint}>{t.count(format.number(spots.length), many)}</span>
          {spots.length > 0 && (
            <Button size="small" variant="quiet" icon="close" onClick={() => give([])}>
              {t.clear}
            </Button>
          )}
        </div>
        <p id={`${id}how`} className="visually-hidden">
          {t.surfaceHow}
        </p>
        <details className={css.words} open={chosen.size > 0 || undefined}>
          <summary>{t.words}</summary>
          <div role={most === 1 ? 'radiogroup' : 'group'} aria-label={t.words}>
            <p className={css.hint}>{t.wordsHow}</p>
            {areas.map((area, index) => {
              const label = area.text || t.area(format.number(index + 1))
              return (
                <label key={area.id} className={css.choice}>
                  <input
                    type={most === 1 ? 'radio' : 'checkbox'}
                    name={id}
                    checked={chosen.has(area.id)}
                    disabled={most > 1 && spots.length >= most && !chosen.has(area.id)}
                    onChange={() => toggle(area.id, label)}
                  />
                  <span>{label}</span>
                </label>
              )
            })}
          </div>
        </details>
        <output className="visually-hidden">{said}</output>
      </div>
    </>
  )
}

/** @returns −1 where no point is marked */
function nearestTo({ x, y }: Point, spots: readonly Spot[]): number {
  const distances = spots.map((spot) =>
    'area' in spot ? Infinity : Math.hypot(spot.x - x, spot.y - y),
  )
  const least = Math.min(...distances)
  return Number.isFinite(least) ? distances.indexOf(least) : -1
}
