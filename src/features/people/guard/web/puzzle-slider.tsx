import { type CSSProperties, type KeyboardEvent, useId } from 'react'
import { useText } from '#src/web/i18n.tsx'
import type { Puzzle } from '../contract.ts'
import css from './guard.module.css'
import { puzzleText } from './puzzle-text.ts'

type Picture = NonNullable<Puzzle['picture']>
/** Pixels for Page Up and Page Down; an arrow key moves one pixel. */
const leap = 10

/**
 * The picture with its piece, which is the thumb of a slider: a mouse, a finger and keys move it, also
 * without script.
 */
export function PuzzleSlider({
  picture,
  x = 0,
  onChange,
}: {
  picture: Picture
  /** The piece's place; left out where no script runs, and the form sends the slider's own value. */
  x?: number
  onChange?: (x: number) => void
}) {
  const t = useText(puzzleText)
  const id = useId()
  const { width, height, pieceWidth, pieceHeight, y } = picture
  const most = width - pieceWidth
  const sizes = {
    ...{ '--width': width, '--height': height, '--y': y },
    ...{ '--piece-width': pieceWidth, '--piece-height': pieceHeight },
    '--piece': `url(${picture.piece})`,
  } as CSSProperties

  // Browsers have different steps for these keys, about a tenth of the range.
  function leapBy(event: KeyboardEvent) {
    const by = { PageUp: leap, PageDown: -leap }[event.key]
    if (by === undefined) return
    event.preventDefault()
    onChange?.(Math.min(most, Math.max(0, x + by)))
  }

  return (
    <>
      <p id={id} className={css['puzzle-hint']}>
        {t.slide}
      </p>
      <div className={css['puzzle-picture']} style={sizes}>
        <img src={picture.background} alt={t.picture} width={width} height={height} />
        <input
          type="range"
          name="x"
          className={css['puzzle-slider']}
          min={0}
          max={most}
          step={1}
          {...(onChange ? { value: x } : { defaultValue: x })}
          aria-label={t.slider}
          aria-describedby={id}
          aria-valuetext={t.position(x, most)}
          onKeyDown={leapBy}
          onChange={(event) => onChange?.(event.target.valueAsNumber)}
        />
      </div>
    </>
  )
}
