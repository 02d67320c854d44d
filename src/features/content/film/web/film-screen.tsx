import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { latePart } from '#src/web/late-part.tsx'
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

const FilmWords = latePart(async () => ({
  default: (await import('./film-words.tsx')).FilmWords,
}))

const PosterTrouble = latePart(async () => ({
  default: (await import('./poster-trouble.tsx')).PosterTrouble,
}))

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
  overPicture,
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
  overPicture: ReactNode
  children: ReactNode
}) {
  const t = useText(playerText)
  const inBrowser = useHydrated()
  const spoken = useSpoken(element, session)
  const big = useRef<HTMLButtonElement>(null)
  const [begun, setBegun] = useState(false)
  const [shown, setShown] = useState(false)
  const begin = () => {
    setBegun(true)
    setShown(true)
  }
  // The page's first script (src/app/early-taps.ts) has kept a tap, or plays the film already.
  useEffect(() => {
    if (element.current?.paused === false) begin()
    else if (big.current?.ariaBusy) onToggle()
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
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
        onPlaying={begin}
        onSeeked={() => setShown(true)}
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
      {film.poster !== null && (source?.kind === 'sound' || !shown) && (
        <Poster key={film.poster} url={film.poster} />
      )}
      {overPicture}
      <Spoken spoken={spoken} choice={subtitles} />
      {/* Later it would lie over the subtitles, and the bar has the same button. */}
      {isIdle && !begun && (
        <div className={css.start}>
          <button
            ref={big}
            type="button"
            className={css.big}
            aria-label={t.play}
            data-early={inBrowser ? undefined : ''}
            onClick={onToggle}
          >
            <Icon name="play" size={40} />
          </button>
        </div>
      )}
      {state.ended && after && <div className={css.after}>{after}</div>}
      {(isBroken || !source || (isIdle && isCounted && !trouble)) && (
        <Suspense>
          <FilmWords film={film} {...{ quality, source, isBroken, onRetry }} />
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
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState(false)
  const again = () => {
    setFailed(false)
    setAttempt(attempt + 1)
  }
  return failed ? (
    <Suspense>
      <PosterTrouble onRetry={again} />
    </Suspense>
  ) : (
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
