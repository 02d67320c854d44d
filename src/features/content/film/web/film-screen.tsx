import { lazy, type ReactNode, type RefObject, Suspense, useState } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { useHydrated } from '#src/web/use-hydrated.ts'
import type { FilmSession } from './film-session.ts'
import type { FilmTrack, FilmView } from '../contract.ts'
import css from './film-player.module.css'
import { isCostly } from './line.ts'
import type { Trouble } from './load-source.ts'
import { playerText } from './player-text.ts'
import { isLight, type Quality, type Source } from './source-choice.ts'
import type { MediaState } from './use-media-state.ts'
import { type SubtitleChoice, useSpoken } from './use-subtitles.ts'

const FilmTrouble = lazy(async () => ({
  default: (await import('./film-trouble.tsx')).FilmTrouble,
}))

const FilmSize = lazy(async () => ({ default: (await import('./film-size.tsx')).FilmSize }))

/** Plays in the page in WeChat's and QQ's browsers too, instead of over it. */
const inline = {
  'webkit-playsinline': 'true',
  'x5-playsinline': 'true',
  'x5-video-player-type': 'h5-page',
}

/** The picture of a film with its subtitles, and the words over it. */
export function FilmScreen({
  element,
  film,
  source,
  quality,
  tracks,
  session,
  subtitles,
  state,
  trouble,
  onToggle,
  onFullscreen,
  onRetry,
  after,
  children,
}: {
  element: RefObject<HTMLVideoElement | null>
  film: FilmView
  source: Source | null
  quality: Quality
  tracks: readonly FilmTrack[]
  session: FilmSession
  subtitles: SubtitleChoice
  state: MediaState
  trouble: Trouble | undefined
  onToggle: () => void
  onFullscreen: () => void
  onRetry: () => void
  after: ReactNode
  children: ReactNode
}) {
  const t = useText(playerText)
  const inBrowser = useHydrated()
  const spoken = useSpoken(element, session)
  const [begun, setBegun] = useState(false)
  const isCounted = inBrowser && !begun && isCostly()
  const isBroken = trouble === 'failed' || (source === null && film.state === 'failed')
  const isIdle = !state.playing && !state.ended && !isBroken && source !== null
  const follow = ({ currentTarget: video }: { currentTarget: HTMLVideoElement }) => {
    if (video.readyState > 0) session.time.set(video.currentTime)
  }
  return (
    <div className={css.frame}>
      {/* Space and K have the same effect as a click on the picture. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/media-has-caption */}
      <video
        ref={element}
        className={css.video}
        // A playlist needs script, which knows how this browser plays it.
        src={source?.kind === 'file' && isLight(film) ? source.url : undefined}
        preload={isCounted ? 'none' : 'metadata'}
        playsInline
        {...inline}
        onClick={onToggle}
        onDoubleClick={onFullscreen}
        onPlaying={() => setBegun(true)}
        onTimeUpdate={follow}
        onSeeking={follow}
      >
        {tracks.map((track) => (
          <track
            key={track.id}
            data-id={track.id}
            kind="subtitles"
            srcLang={track.language}
            label={track.label}
            src={track.url}
          />
        ))}
      </video>
      {film.poster !== null &&
        (source?.kind === 'sound' || (!begun && session.place.get() === 0)) && (
          <Poster key={film.poster} url={film.poster} />
        )}
      <Spoken spoken={spoken} choice={subtitles} />
      {isIdle && (
        <div className={css.start}>
          <button type="button" className={css.big} aria-label={t.play} onClick={onToggle}>
            <Icon name="play" size={40} />
          </button>
        </div>
      )}
      {isIdle && isCounted && !trouble && (
        <Suspense>
          <FilmSize film={film} quality={quality} />
        </Suspense>
      )}
      {state.ended && after && <div className={css.after}>{after}</div>}
      {(isBroken || source === null) && (
        <Suspense>
          <FilmTrouble film={film} isBroken={isBroken} onRetry={onRetry} />
        </Suspense>
      )}
      <div role="status">
        {trouble === 'cut' && <p className={css.note}>{t.cut}</p>}
        {children}
      </div>
    </div>
  )
}

/** The still picture before a film plays, and while only its sound does. */
function Poster({ url }: { url: string }) {
  const t = useText(playerText)
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState(false)
  if (failed) {
    return (
      <p className={css.posterFailed}>
        {t.pictureFailed}{' '}
        <button
          type="button"
          onClick={() => {
            setFailed(false)
            setAttempt(attempt + 1)
          }}
        >
          {t.retry}
        </button>
      </p>
    )
  }
  return (
    <img
      key={attempt}
      className={css.poster}
      src={url}
      alt=""
      fetchPriority="high"
      onError={() => setFailed(true)}
    />
  )
}

/** Subtitles in one language or two. Hidden from screen readers, because the film speaks the same words. */
function Spoken({
  spoken,
  choice: { above, below },
}: {
  spoken: Readonly<Record<string, string>>
  choice: SubtitleChoice
}) {
  const lines = [above, below].flatMap((track) =>
    track && spoken[track.id] ? [{ ...track, text: spoken[track.id] }] : [],
  )
  if (lines.length === 0) return null
  return (
    <div className={css.subtitles} aria-hidden="true">
      {lines.map(({ id, language, text }) => (
        <p key={id} lang={language}>
          <span>{text}</span>
        </p>
      ))}
    </div>
  )
}
