import { type KeyboardEvent, useId } from 'react'
import { useText } from '#src/web/i18n.tsx'
import type { Puzzle } from '../contract.ts'
import css from './puzzle.module.css'
import { puzzleText } from './puzzle-text.ts'

type Picture = NonNullable<Puzzle['picture']>
/** Pixels for Page Up and Page Down; an arrow key moves one pixel. */
const leap = 10

/** The picture with its piece, which a slider moves: with a mouse, a finger or keys. */
export function PuzzleSlider({
  picture,
  x,
  onChange,
}: {
  picture: Picture
  x: number
  onChange: (x: number) => void
}) {
  const t = useText(puzzleText)
  const id = useId()
  const { width, height, pieceWidth, pieceHeight, y } = picture
  const most = width - pieceWidth
  const share = (part: number, whole: number) => `${(100 * part) / whole}%`

  // Browsers have different steps for these keys, about a tenth of the range.
  function leapBy(event: KeyboardEvent) {
    const by = { PageUp: leap, PageDown: -leap }[event.key]
    if (by === undefined) return
    event.preventDefault()
    onChange(Math.min(most, Math.max(0, x + by)))
  }

  return (
    <>
      <p id={id} className={css.hint}>
        {t.slide}
      </p>
      <div className={css.picture} style={{ aspectRatio: `${width} / ${height}` }}>
        <img src={picture.background} alt={t.picture} width={width} height={height} />
        <img
          className={css.piece}
          src={picture.piece}
          alt=""
          style={{
            insetInlineStart: share(x, width),
            insetBlockStart: share(y, height),
            inlineSize: share(pieceWidth, width),
            blockSize: share(pieceHeight, height),
          }}
        />
      </div>
      <input
        type="range"
        className={css.slider}
        min={0}
        max={most}
        step={1}
        value={x}
        aria-label={t.slider}
        aria-describedby={id}
        aria-valuetext={t.position(x, most)}
        onKeyDown={leapBy}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </>
  )
}
