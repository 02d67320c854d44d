import { type ReactNode, type RefObject, Suspense, useRef, useState } from 'react'
import { latePart } from '#src/web/late-part.tsx'
import { useText } from '#src/web/i18n.tsx'
import { useStored, useSwitch } from '#src/web/use-stored.ts'
import { type FilmTrack, type FilmView, speeds } from '../contract.ts'
import type { FilmSession } from './film-session.ts'
import css from './film-player.module.css'
import { FilmScreen } from './film-screen.tsx'
import { PlayerControls } from './player-controls.tsx'
import { playerText } from './player-text.ts'
import { qualitiesOf } from './source-choice.ts'
import { useFilmActs } from './use-film-acts.ts'
import { useFilmSource } from './use-film-source.ts'
import { useFullscreen } from './use-fullscreen.ts'
import { useIdle } from './use-idle.ts'
import { useMediaState } from './use-media-state.ts'
import { usePlayerKeys } from './use-player-keys.ts'
import { useNativeSubtitles, useSubtitleChoice } from './use-subtitles.ts'

const PlayerSettings = latePart(async () => ({
  default: (await import('./player-settings.tsx')).PlayerSettings,
}))

const speedNames = speeds.map(String)
const qualityNames = ['auto', '360', '540', '720', '1080', 'original']

/**
 * A native video under our own control bar. A ready-made one, such as media-chrome, would add 30 kB and
 * support neither watched parts nor two simultaneous subtitles. The page may watch the element through
 * `element`, and put its own things over the picture as `children`.
 */
export function FilmPlayer({
  film: given,
  tracks,
  session,
  element: ref,
  watched = [],
  renew,
  after,
  overPicture,
  overlay,
  children,
}: {
  film: FilmView
  tracks: readonly FilmTrack[]
  session: FilmSession
  element: RefObject<HTMLVideoElement | null>
  /** Parts to mark on the bar, in seconds. */
  watched?: readonly (readonly [number, number])[]
  /** Returns the film with new addresses. */
  renew: () => Promise<FilmView | undefined>
  /** Stands over the picture after the end. */
  after?: ReactNode
  /** Lies over the picture and below the bar, in full screen too. */
  overlay?: ReactNode
  /** Lies over the picture alone and takes no clicks. */
  overPicture?: ReactNode
  children?: ReactNode
}) {
  const t = useText(playerText)
  const stage = useRef<HTMLDivElement>(null)
  const [quality, setQuality] = useStored('film:quality', 'auto', qualityNames)
  const [soundOnly, setSoundOnly] = useSwitch('film:sound-only', false)
  const { film, latest, source, lines, trouble, retry } = useFilmSource(ref, {
    film: given,
    session,
    quality,
    soundOnly,
    renew,
  })
  const state = useMediaState(ref, film.duration)
  const subtitles = useSubtitleChoice(tracks)
  useNativeSubtitles(ref, subtitles.choice)
  const [speedName, setSpeed] = useStored('film:speed', '1', speedNames)
  const [full, fullscreen] = useFullscreen(stage, ref)
  const idle = useIdle(stage, state.playing)
  const [settings, setSettings] = useState(false)
  const acts = useFilmActs(ref, session, { duration: film.duration, speed: Number(speedName) })
  const all = {
    ...acts,
    fullscreen,
    speed: (value: number) => setSpeed(String(value)),
    settings: () => setSettings(!settings),
    soundOnly: () => latest.sound !== null && setSoundOnly(!soundOnly),
    subtitles() {
      const { presets, preset, pick } = subtitles
      pick(presets[(presets.indexOf(preset) + 1) % presets.length] ?? 'off')
    },
  }
  usePlayerKeys(ref, all)

  return (
    <section
      ref={stage}
      className={css.stage}
      aria-label={t.player}
      data-idle={idle && !settings ? '' : undefined}
      data-scheme="dark"
    >
      <FilmScreen
        element={ref}
        film={film}
        source={source}
        quality={quality}
        tracks={tracks}
        session={session}
        subtitles={subtitles.choice}
        state={state}
        trouble={trouble}
        onToggle={acts.toggle}
        onFullscreen={fullscreen}
        onRetry={retry}
        after={after}
        overPicture={overPicture}
      >
        {children}
      </FilmScreen>
      {overlay}
      {settings && (
        <Suspense>
          <PlayerSettings
            film={latest}
            qualities={qualitiesOf(latest)}
            quality={quality}
            lines={source?.kind === 'hls' ? lines : 0}
            onQuality={setQuality}
            speed={speedName}
            onSpeed={setSpeed}
            tracks={tracks}
            subtitles={subtitles}
            soundOnly={soundOnly}
            onSoundOnly={setSoundOnly}
            onPicture={acts.picture}
            onClose={() => setSettings(false)}
          />
        </Suspense>
      )}
      <PlayerControls
        state={state}
        session={session}
        watched={watched}
        sprite={latest.sprite}
        speed={Number(speedName)}
        tracks={tracks}
        subtitles={subtitles}
        full={full}
        settings={settings}
        acts={all}
      />
    </section>
  )
}
