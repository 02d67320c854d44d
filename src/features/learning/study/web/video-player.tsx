import { quietly } from '#src/web/quietly.ts'
import { useEffect, useRef, useState } from 'react'
import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { speeds, studyApi } from '../contract.ts'
import type { StudyItem } from './study-types.ts'
import type { ItemProgress } from './study-progress.ts'
import { useStored } from './stored.ts'
import { studyText } from './text.ts'
import { useFullscreen } from './use-fullscreen.ts'
import { useIdle } from './use-idle.ts'
import {
  type SubtitleChoice,
  useNativeSubtitles,
  useSpoken,
  useSubtitleChoice,
} from './use-subtitles.ts'
import { useVideoKeys } from './use-video-keys.ts'
import { useVideoState } from './use-video.ts'
import { useWatched } from './use-watched.ts'
import { VideoControls } from './video-controls.tsx'
import css from './video-player.module.css'
import type { VideoSession } from './video-session.ts'

type Video = NonNullable<StudyItem['video']>

const speedNames = speeds.map(String)

/**
 * A native video under our own control bar. A ready-made one, such as media-chrome, would add 30 kB and
 * support neither watched parts nor two simultaneous subtitles.
 */
export function VideoPlayer({
  item,
  video: given,
  session,
  next,
  onProgress,
}: {
  item: StudyItem
  video: Video
  session: VideoSession
  next: { name: string; to: string } | undefined
  onProgress: (itemId: number, progress: ItemProgress) => void
}) {
  const t = useText(studyText)
  const stage = useRef<HTMLDivElement>(null)
  const ref = useRef<HTMLVideoElement>(null)
  // Each answer has new signed addresses; a playing video keeps its first one.
  const [video] = useState(given)
  const { failed, renew } = useFreshUrl(ref, item)
  const state = useVideoState(ref, video.durationSeconds)
  const { watched, delivered } = useWatched(ref, item, video, onProgress)
  const spoken = useSpoken(ref, session)
  const [subtitles, setSubtitles, choices] = useSubtitleChoice(
    video.subtitles.map(({ language }) => language),
  )
  useNativeSubtitles(ref, subtitles)
  const [speedName, setSpeed] = useStored('speed', '1', speedNames)
  const speed = Number(speedName)
  const [full, fullscreen] = useFullscreen(stage, ref)
  const idle = useIdle(stage, state.playing)
  const acts = useActs(ref, session, video.durationSeconds)

  useEffect(() => {
    if (!ref.current) return
    ref.current.defaultPlaybackRate = speed
    ref.current.playbackRate = speed
  }, [speed])
  const switchSubtitles = () =>
    setSubtitles(choices[(choices.indexOf(subtitles) + 1) % choices.length] ?? 'off')
  useVideoKeys(ref, {
    ...acts,
    speed: (value) => setSpeed(String(value)),
    fullscreen,
    subtitles: switchSubtitles,
  })

  return (
    <section
      ref={stage}
      className={css.stage}
      aria-label={t.player}
      data-idle={idle ? '' : undefined}
      data-scheme="dark"
    >
      <div className={css.frame}>
        {/* Space and K have the same effect as a click on the picture. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/media-has-caption */}
        <video
          ref={ref}
          className={css.video}
          src={video.url}
          poster={video.posterUrl ?? undefined}
          preload="metadata"
          playsInline
          onClick={acts.toggle}
          onDoubleClick={fullscreen}
          onError={failed}
          onTimeUpdate={(event) => session.time.set(event.currentTarget.currentTime)}
          onSeeking={(event) => session.time.set(event.currentTarget.currentTime)}
        >
          {video.subtitles.map((track) => (
            <track
              key={track.language}
              kind="subtitles"
              srcLang={track.language}
              label={t[track.language]}
              src={track.url}
            />
          ))}
        </video>
        <Subtitles spoken={spoken} choice={subtitles} />
        {!state.playing && !state.failed && !state.ended && (
          <button type="button" className={css.big} aria-label={t.play} onClick={acts.toggle}>
            <Icon name="play" size={40} />
          </button>
        )}
        {state.ended && next && (
          <div className={css.after}>
            <p>{t.upNext}</p>
            <Link to={next.to} className={css.next}>
              {next.name}
              <Icon name="arrow-right" />
            </Link>
          </div>
        )}
        {state.failed && (
          <div className={css.failed} role="alert">
            <EmptyState
              picture="error"
              title={t.videoFailed}
              text={t.videoFailedText}
              action={<Button onClick={renew}>{t.retry}</Button>}
            />
          </div>
        )}
        <div role="status">{!delivered && <p className={css.note}>{t.offlineReport}</p>}</div>
      </div>
      <VideoControls
        state={state}
        session={session}
        watched={watched}
        speed={speed}
        subtitles={subtitles}
        choices={choices}
        full={full}
        acts={{
          ...acts,
          speed: (value) => setSpeed(String(value)),
          subtitles: setSubtitles,
          fullscreen,
        }}
      />
    </section>
  )
}

/** Subtitles in one language or two. Hidden from screen readers, because the video speaks the same words. */
function Subtitles({
  spoken,
  choice,
}: {
  spoken: ReturnType<typeof useSpoken>
  choice: SubtitleChoice
}) {
  const lines = (['zh', 'en'] as const).filter(
    (language) => (choice === 'both' || choice === language) && spoken[language],
  )
  if (lines.length === 0) return null
  return (
    <div className={css.subtitles} aria-hidden="true">
      {lines.map((language) => (
        <p key={language} lang={language}>
          <span>{spoken[language]}</span>
        </p>
      ))}
    </div>
  )
}

function useActs(
  ref: React.RefObject<HTMLVideoElement | null>,
  session: VideoSession,
  duration: number,
) {
  const seek = (seconds: number) => {
    const video = ref.current
    if (!video) return
    const end = Number.isFinite(video.duration) ? video.duration : duration
    video.currentTime = Math.min(end, Math.max(0, seconds))
    session.time.set(video.currentTime)
  }
  useEffect(() => {
    session.onSeek(seek)
  })
  const change = (run: (video: HTMLVideoElement) => void) => () => {
    if (ref.current) run(ref.current)
  }
  return {
    seek,
    // A browser may refuse to play; the button then still says "play".
    toggle: change((video) => (video.paused ? void quietly(video.play()) : video.pause())),
    skip: (seconds: number) => seek((ref.current?.currentTime ?? 0) + seconds),
    mute: change((video) => (video.muted = !video.muted)),
    volume(volume: number) {
      change((video) => {
        video.muted = false
        video.volume = Math.min(1, Math.max(0, volume))
      })()
    },
    louder(by: number) {
      change((video) => {
        video.muted = false
        video.volume = Math.min(1, Math.max(0, video.volume + by))
      })()
    },
    picture: change((video) => {
      const done: Promise<unknown> = document.pictureInPictureElement
        ? document.exitPictureInPicture()
        : video.requestPictureInPicture()
      void quietly(done)
    }),
  }
}

const renewalsMs = 60_000

/**
 * A signed address expires while a page stays open. `failed` requests a new one, at most once a minute;
 * `renew` requests one at any time. The video continues at its position.
 */
function useFreshUrl(
  ref: React.RefObject<HTMLVideoElement | null>,
  { courseId, itemId }: StudyItem,
) {
  const last = useRef(0)
  const { act } = useAct()
  async function renew() {
    const element = ref.current
    if (!element) return
    const played = !element.paused
    // On a refusal `act` shows the reason, and the button stays.
    await act(
      studyApi.getItem,
      { courseId, itemId },
      {
        refresh: false,
        done({ video }) {
          if (!video) return
          // `useWatched` restores the position when the new metadata is loaded.
          const goOn = () => void quietly(element.play())
          if (played) element.addEventListener('loadedmetadata', goOn, { once: true })
          element.src = video.url
        },
      },
    )
  }
  function failed() {
    if (Date.now() - last.current < renewalsMs) return
    last.current = Date.now()
    void renew()
  }
  return { failed, renew: () => void renew() }
}
