import { useState, useSyncExternalStore } from 'react'
import { useFormat, useText } from '#src/web/i18n.tsx'
import type { Part } from './intervals.ts'
import { studyText } from './text.ts'
import css from './video-player.module.css'
import type { VideoSession } from './video-session.ts'

/** The position in the video, the loaded range, and the parts already played. */
export function SeekBar({
  session,
  duration,
  buffered,
  watched,
}: {
  session: VideoSession
  duration: number
  buffered: number
  watched: readonly Part[]
}) {
  const t = useText(studyText)
  const format = useFormat()
  const time = useSyncExternalStore(session.time.watch, session.time.get, session.time.get)
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
          style={{ insetInlineStart: share(pointed) }}
          aria-hidden="true"
        >
          {format.clock(Math.floor(pointed))}
        </span>
      )}
    </div>
  )
}
