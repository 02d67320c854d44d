import { useState, useSyncExternalStore } from 'react'
import { useFormat, useText } from '#src/web/i18n.tsx'
import css from './film-player.module.css'
import type { FilmSession } from './film-session.ts'
import type { Sprite } from '../contract.ts'
import { playerText } from './player-text.ts'

/** The position in the film, the loaded range, the parts already played, and the picture at the pointer. */
export function SeekBar({
  session,
  duration,
  buffered,
  watched,
  sprite,
}: {
  session: FilmSession
  duration: number
  buffered: number
  watched: readonly (readonly [number, number])[]
  sprite: Sprite | null
}) {
  const t = useText(playerText)
  const format = useFormat()
  const time = useSyncExternalStore(session.time.watch, session.time.get, session.time.get)
  const marks = useSyncExternalStore(session.marks.watch, session.marks.get, session.marks.get)
  const [pointed, setPointed] = useState<number>()
  const share = (seconds: number) =>
    duration > 0 ? `${Math.min(100, (seconds / duration) * 100)}%` : '0%'
  return (
    <div
      className={css.seek}
      onPointerMove={(event) => {
        const { left, width } = event.currentTarget.getBoundingClientRect()
        setPointed(Math.min(1, Math.max(0, (event.clientX - left) / width)) * duration)
      }}
      onPointerLeave={() => setPointed(undefined)}
      onPointerCancel={() => setPointed(undefined)}
    >
      <div className={css.rail} aria-hidden="true">
        <span className={css.buffered} style={{ inlineSize: share(buffered) }} />
        {watched.map(([from, to]) => (
          <span
            key={from}
            className={css.watched}
            style={{ insetInlineStart: share(from), inlineSize: share(to - from) }}
          />
        ))}
        <span className={css.played} style={{ inlineSize: share(time) }} />
      </div>
      <span className={css.marks} aria-hidden="true">
        {marks
          .filter(({ second }) => second < duration)
          .map(({ second, done }) => (
            <span
              key={second}
              className={css.mark}
              data-done={done ? '' : undefined}
              style={{ insetInlineStart: share(second) }}
            />
          ))}
      </span>
      <input
        type="range"
        min={0}
        max={duration}
        step={1}
        value={Math.min(time, duration)}
        aria-label={t.seek}
        aria-valuetext={t.seekValue(format.clock(Math.floor(time)), format.clock(duration))}
        onChange={(event) => session.seek(Number(event.target.value))}
        onKeyDown={(event) => {
          const step = { ArrowLeft: -5, ArrowDown: -5, ArrowRight: 5, ArrowUp: 5 }[event.key]
          if (step === undefined) return
          event.preventDefault()
          session.seek(time + step)
        }}
      />
      {pointed !== undefined && (
        <span
          className={css.pointed}
          style={{ insetInlineStart: within(share(pointed), sprite) }}
          aria-hidden="true"
        >
          {sprite && <Preview sprite={sprite} seconds={pointed} />}
          {format.clock(Math.floor(pointed))}
        </span>
      )}
    </div>
  )
}

/** Keeps a preview within the bar at both of its ends. */
const within = (place: string, sprite: Sprite | null) =>
  sprite ? `clamp(${sprite.width / 2}px, ${place}, 100% - ${sprite.width / 2}px)` : place

/** The small picture nearest to a second, cut out of the picture of all. */
function Preview({ sprite, seconds }: { sprite: Sprite; seconds: number }) {
  const { url, columns, rows, every, width, height } = sprite
  const at = Math.min(columns * rows - 1, Math.floor(seconds / every))
  const shift = `-${(at % columns) * width}px -${Math.floor(at / columns) * height}px`
  return (
    <span
      className={css.preview}
      style={{
        inlineSize: width,
        blockSize: height,
        background: `url("${url}") ${shift} / ${columns * width}px ${rows * height}px`,
      }}
    />
  )
}
