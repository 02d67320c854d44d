import { type CSSProperties, useMemo } from 'react'
import type { PageWords } from '../contract.ts'
import { markHits } from './mark-hits.ts'
import css from './pages.module.css'

/**
 * The words of a page as selectable text over its picture. Screen readers read them, and the hits of a
 * search are marked in them. Sizes are shares of the page's width, so that a zoom moves nothing here.
 */
export function WordsLayer({
  words,
  size: { width, height },
  keyword,
}: {
  words: PageWords
  /** In points, as the words are. */
  size: { width: number; height: number }
  keyword: string
}) {
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
    <div className={css.words}>
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
