import type { CSSProperties } from 'react'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { isLine, placeMost, type Shape } from '../../annotation.ts'
import { annotateText } from './annotate-text.ts'
import css from './layer.module.css'

const percent = (place: number) => `${(place / placeMost) * 100}%`

/** The shapes of a page, over its picture, which has the size of the element around both. */
export function AnnotationLayer({
  shapes,
  quarters = 0,
}: {
  shapes: readonly Shape[]
  /** How often the page is turned; ticks and numbers stay upright. */
  quarters?: number
}) {
  const t = useText(annotateText)
  const format = useFormat()
  if (shapes.length === 0) return null
  const notes = shapes.filter(({ kind }) => kind === 'note')
  const lines = shapes.filter(isLine)
  const marks = shapes.length - lines.length - notes.length
  const [l, m, n] = [lines.length, marks, notes.length].map((count) => format.number(count))
  return (
    <span className={css.layer} role="img" aria-label={t.summary(l!, m!, n!)}>
      <svg viewBox={`0 0 ${placeMost} ${placeMost}`} preserveAspectRatio="none" aria-hidden="true">
        {lines.map(({ id, kind, colour, points }) => (
          <polyline key={id} data-kind={kind} data-colour={colour} points={points.join(' ')} />
        ))}
      </svg>
      {shapes.map((shape) => {
        if (isLine(shape)) return null
        const { id, kind, colour, at } = shape
        const style = {
          ...{ left: percent(at[0]), top: percent(at[1]), '--turn': `${quarters * -90}deg` },
        } as CSSProperties
        return (
          <span key={id} className={css.mark} data-kind={kind} data-colour={colour} style={style}>
            {kind === 'note' ? (
              format.number(notes.indexOf(shape) + 1)
            ) : (
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={markPaths[kind]} />
              </svg>
            )}
          </span>
        )
      })}
    </span>
  )
}

/** On a square of 24. */
export const markPaths = { tick: 'M3 13.5l6 6.5L21.5 4', cross: 'M4 4l16 16M20 4L4 20' } as const
