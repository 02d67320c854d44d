import { useSyncExternalStore } from 'react'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { IconButton } from '#src/web/ui/button.tsx'
import { speeds } from '../contract.ts'
import type { Part } from './intervals.ts'
import { SeekBar } from './seek-bar.tsx'
import { useHydrated } from '#src/web/use-hydrated.ts'
import { studyText } from './text.ts'
import type { SubtitleChoice } from './use-subtitles.ts'
import type { VideoState } from './use-video.ts'
import css from './video-player.module.css'
import type { VideoSession } from './video-session.ts'

/** The control bar. Speed and subtitles are native selects, which every phone and screen reader supports. */
export function VideoControls({
  state,
  session,
  watched,
  speed,
  subtitles,
  choices,
  full,
  acts,
}: {
  state: VideoState
  session: VideoSession
  watched: readonly Part[]
  speed: number
  subtitles: SubtitleChoice
  choices: readonly SubtitleChoice[]
  full: boolean
  acts: {
    toggle(): void
    skip(seconds: number): void
    speed(speed: number): void
    volume(volume: number): void
    mute(): void
    subtitles(choice: SubtitleChoice): void
    fullscreen(): void
    picture(): void
  }
}) {
  const t = useText(studyText)
  const inBrowser = useHydrated()
  const silent = state.muted || state.volume === 0
  return (
    <div className={css.controls}>
      <SeekBar
        session={session}
        duration={state.duration}
        buffered={state.buffered}
        watched={watched}
      />
      <div className={css.row}>
        <IconButton
          icon={state.ended ? 'refresh' : state.playing ? 'pause' : 'play'}
          label={state.ended ? t.replay : state.playing ? t.pause : t.play}
          onClick={acts.toggle}
        />
        <Skip label={t.back10} onClick={() => acts.skip(-10)}>
          −10
        </Skip>
        <Skip label={t.forward10} onClick={() => acts.skip(10)}>
          +10
        </Skip>
        <span className={css.volume}>
          <IconButton
            icon={silent ? 'mute' : 'volume'}
            label={silent ? t.unmute : t.mute}
            onClick={acts.mute}
          />
          <input
            type="range"
            min={0}
            max={1}
            step={0.05}
            value={state.muted ? 0 : state.volume}
            aria-label={t.volume}
            onChange={(event) => acts.volume(Number(event.target.value))}
          />
        </span>
        <Time session={session} duration={state.duration} />
        <span className={css.space} />
        <Choice
          label={t.speed}
          value={String(speed)}
          options={speeds.map((value) => [String(value), `${value}×`])}
          onChange={(value) => acts.speed(Number(value))}
        />
        {choices.length > 1 && (
          <Choice
            label={t.subtitleChoice}
            value={subtitles}
            options={choices.map((choice) => [
              choice,
              choice === 'off' ? t.subtitlesOff : t[choice],
            ])}
            onChange={(value) => acts.subtitles(value as SubtitleChoice)}
          />
        )}
        {inBrowser && document.pictureInPictureEnabled && (
          <IconButton
            icon="pip"
            label={t.pip}
            aria-pressed={state.inPicture}
            className={css.picture}
            onClick={acts.picture}
          />
        )}
        <IconButton
          icon={full ? 'exit-fullscreen' : 'fullscreen'}
          label={full ? t.exitFullscreen : t.fullscreen}
          onClick={acts.fullscreen}
        />
      </div>
    </div>
  )
}

function Skip({
  label,
  onClick,
  children,
}: {
  label: string
  onClick: () => void
  children: string
}) {
  return (
    <button
      type="button"
      className={css.skip}
      aria-label={label}
      data-tip={label}
      onClick={onClick}
    >
      {children}
    </button>
  )
}

function Time({ session, duration }: { session: VideoSession; duration: number }) {
  const format = useFormat()
  const seconds = useSyncExternalStore(
    session.time.watch,
    () => Math.floor(session.time.get()),
    () => 0,
  )
  return (
    <span className={css.time}>
      {format.clock(seconds)} / {format.clock(duration)}
    </span>
  )
}

function Choice({
  label,
  value,
  options,
  onChange,
}: {
  label: string
  value: string
  options: (readonly [string, string])[]
  onChange: (value: string) => void
}) {
  return (
    <select
      className={css.choice}
      aria-label={label}
      data-tip={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {options.map(([key, name]) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </select>
  )
}
