import { type CSSProperties, useEffect, useMemo, useRef } from 'react'
import type { PageWords } from '../contract.ts'
import { markHits } from './mark-hits.ts'
import css from './pages.module.css'

/** A new object each time that a hit is chosen. */
export interface SoughtHit {
  page: number
  /** From 0, on its page. */
  nth: number
}

/**
 * The words of a page as selectable text over its picture. Screen readers read them, and the hits of a
 * search are marked in them. Sizes are shares of the page's width, so that a zoom moves nothing here.
 */
export function WordsLayer({
  words,
  size: { width, height },
  keyword,
  sought,
}: {
  words: PageWords
  /** In points, as the words are. */
  size: { width: number; height: number }
  keyword: string
  /** The hit to bring into view: the first, second … of this page. */
  sought: SoughtHit | undefined
}) {
  const layer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!sought) return
    const marks = layer.current?.querySelectorAll('mark')
    marks?.[Math.min(sought.nth, marks.length - 1)]?.scrollIntoView({ block: 'center' })
  }, [sought])
  const marked = useMemo(
    () =>
      markHits(
        words.map(([, , , , text]) => text),
        keyword,
      ),
    [words, keyword],
  )
  const stretch = useMemo(() => words.map(stretchOf), [words])
  return (
    <div ref={layer} className={css.words}>
      {words.map(([x, y, , h], index) => {
        const style: CSSProperties = {
          insetInlineStart: `${(x / width) * 100}%`,
          insetBlockStart: `${(y / height) * 100}%`,
          fontSize: `${(h / width) * 100}cqi`,
          transform: `scaleX(${stretch[index]})`,
        }
        return (
          <div key={index} style={style}>
            {marked[index]!.map(({ text, isHit }, at) =>
              isHit ? <mark key={at}>{text}</mark> : text,
            )}
          </div>
        )
      })}
    </div>
  )
}

let context: CanvasRenderingContext2D | null | undefined

/** The factor that gives a line of our font the width of the line in the picture. */
function stretchOf([, , w, h, text]: PageWords[number]): number {
  context ??= document.createElement('canvas').getContext('2d')
  if (!context) return 1
  context.font = `${h}px sans-serif`
  const natural = context.measureText(text).width
  return natural > 0 && w > 0 ? w / natural : 1
}
