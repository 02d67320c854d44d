import { useSyncExternalStore } from 'react'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { IconButton } from '#src/web/ui/button.tsx'
import { useHydrated } from '#src/web/use-hydrated.ts'
import { type FilmTrack, speeds, type Sprite } from '../contract.ts'
import css from './film-player.module.css'
import type { FilmSession } from './film-session.ts'
import { playerText } from './player-text.ts'
import { SeekBar } from './seek-bar.tsx'
import type { MediaState } from './use-media-state.ts'
import type { Subtitles } from './use-subtitles.ts'

/** The control bar. Speed and subtitles are native selects, which every phone and screen reader supports. */
export function PlayerControls({
  state,
  session,
  watched,
  sprite,
  speed,
  tracks,
  subtitles: { preset, presets, pick },
  full,
  settings,
  acts,
}: {
  state: MediaState
  session: FilmSession
  watched: readonly (readonly [number, number])[]
  sprite: Sprite | null
  speed: number
  tracks: readonly FilmTrack[]
  subtitles: Subtitles
  full: boolean
  settings: boolean
  acts: {
    toggle(): void
    skip(seconds: number): void
    speed(speed: number): void
    volume(volume: number): void
    mute(): void
    fullscreen(): void
    settings(): void
  }
}) {
  const t = useText(playerText)
  const inBrowser = useHydrated()
  const nameOf = (preset: string) =>
    preset === 'off'
      ? t.subtitlesOff
      : preset === 'both'
        ? t.both
        : (tracks.find(({ id }) => id === preset)?.label ?? preset)
  const silent = state.muted || state.volume === 0
  return (
    <div className={css.controls}>
      <SeekBar
        session={session}
        duration={state.duration}
        buffered={state.buffered}
        watched={watched}
        sprite={sprite}
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
        {presets.length > 1 && (
          <Choice
            label={t.subtitleChoice}
            value={preset}
            options={presets.map((one) => [one, nameOf(one)])}
            onChange={pick}
          />
        )}
        {/* Its panel loads on demand, so without script there is none. */}
        {inBrowser && (
          <IconButton
            icon="settings"
            label={t.settings}
            aria-expanded={settings}
            onClick={acts.settings}
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

function Time({ session, duration }: { session: FilmSession; duration: number }) {
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
