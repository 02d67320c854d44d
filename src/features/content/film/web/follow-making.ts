import { quietly } from '#src/web/quietly.ts'
import type { FilmView } from '../contract.ts'
import type { HlsPlayer } from './hls-player.ts'
import { isMaking, type Quality, type Source } from './source-choice.ts'

/** Milliseconds between two looks at a film: while nothing of it plays yet, and while better is being made. */
const lookMs = { soon: 5000, later: 15_000 }
/** Milliseconds that an original may stand still before the line is too slow for it. */
const patienceMs = 2500

export interface Making {
  /** The film that plays, and the film with what was made since. */
  film: FilmView
  latest: FilmView
  quality: Quality
  kind: Source['kind'] | undefined
  hls: { readonly current: HlsPlayer | undefined }
  renew(): Promise<FilmView | undefined>
  see(latest: FilmView): void
  /** Plays the film as it is now, which interrupts it for a moment. */
  take(latest: FilmView): void
  /** Whether the line has shown not to carry the original. */
  setSlow(isSlow: boolean): void
  /** Loads the source again, perhaps with a new address. */
  reload(wished: boolean): Promise<void>
}

const hasMore = (latest: FilmView, film: FilmView) => latest.rungs.length > film.rungs.length
const heaviest = ({ rungs }: FilmView) => Math.max(0, ...rungs.map(({ bitrate }) => bitrate))

/**
 * Follows a film that is being made while it is open. What is made is taken where the film stops anyway (a jump, a
 * stalled line); once all is there and the line carries more than what plays, also without that. @returns its end
 */
export function followMaking(video: HTMLVideoElement, current: { readonly current: Making }) {
  let looking: ReturnType<typeof setTimeout>
  let standing: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const isAwaited = (latest: FilmView) =>
    current.current.kind === undefined ? latest.state !== 'failed' : isMaking(latest)
  const look = async () => {
    const isHidden = document.visibilityState === 'hidden'
    const latest = isHidden ? undefined : await quietly(current.current.renew())
    if (isOver) return
    if (latest) settle(latest)
    if (isAwaited(latest ?? current.current.latest)) lookLater()
  }
  const lookLater = () => {
    const wait = current.current.kind === undefined ? lookMs.soon : lookMs.later
    looking = setTimeout(() => void look(), wait)
  }
  const settle = (latest: FilmView) => {
    const { film, quality, kind, hls, see, take } = current.current
    see(latest)
    const isWorth =
      (hls.current?.lineBits() ?? 0) > heaviest(film) * 2 && heaviest(latest) > heaviest(film)
    if (!kind || (kind === 'hls' && quality === 'auto' && !isMaking(latest) && isWorth)) {
      take(latest)
    }
  }
  const stops = () => {
    const { film, latest, quality, kind, take } = current.current
    if (kind === 'hls' && quality === 'auto' && hasMore(latest, film)) take(latest)
  }
  const stands = () => {
    clearTimeout(standing)
    const { kind, quality } = current.current
    if (kind === 'file' && quality === 'auto') standing = setTimeout(giveUp, patienceMs)
  }
  const giveUp = () => {
    const { film, latest, take, setSlow } = current.current
    if (video.paused) return
    setSlow(true)
    if (hasMore(latest, film)) take(latest)
  }
  const waits = () => {
    stops()
    stands()
  }
  const goesOn = () => clearTimeout(standing)
  const on = { seeking: stops, waiting: waits, play: stands, playing: goesOn, pause: goesOn }
  const names = Object.keys(on) as (keyof typeof on)[]
  for (const name of names) video.addEventListener(name, on[name])
  if (isAwaited(current.current.latest)) lookLater()
  return () => {
    isOver = true
    clearTimeout(looking)
    clearTimeout(standing)
    for (const name of names) video.removeEventListener(name, on[name])
  }
}
