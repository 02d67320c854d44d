import { quietly } from '#src/web/quietly.ts'
import type { FilmSession } from './film-session.ts'
import { followMaking, type Making } from './follow-making.ts'
import type { HlsPlayer } from './hls-player.ts'
import { isCostly } from './line.ts'
import { playsHls } from './native-hls.ts'
import type { Source } from './source-choice.ts'

/** Why nothing plays: the line is cut and comes back by itself, or the film has failed. */
export type Trouble = 'cut' | 'failed'

/** The waits before a file is loaded again; then the film has failed. */
const waitsMs = [500, 2000, 4000, 8000, 8000, 8000]
/** A file that the browser cannot decode stays so: two attempts, because a refusal has the same code. */
const attemptsToDecode = 2

/** What outlives one source: a new one continues where the former stopped. */
export interface Held {
  tries: number
  /** The film was playing when its source was taken away. */
  goesOn: boolean
}

export interface Loading {
  session: FilmSession
  held: Held
  bitrate: number | undefined
  /** The film, for what is made of it while it is open. */
  making: { readonly current: Making }
  setHls(player: HlsPlayer): void
  onTrouble(trouble: Trouble | undefined): void
  onLines(lines: number): void
}

/**
 * Loads a source at the session's place, and plays on where the former one played; a film without one is awaited.
 * @returns its end
 */
export function loadSource(
  video: HTMLVideoElement,
  source: Source | null,
  world: Loading,
): () => void {
  const unfollow = followMaking(video, world.making)
  if (!source) return unfollow
  const { session, held, onTrouble } = world
  const again = () => void world.making.current.reload(false)
  const stops: (() => void)[] = []
  const listen = (name: keyof HTMLVideoElementEventMap, run: () => void) => {
    video.addEventListener(name, run)
    stops.push(() => video.removeEventListener(name, run))
  }
  /** Remembers whether the film plays, because a new source stops it. */
  const leave = () => {
    if (!video.paused && !video.ended) held.goesOn = true
  }
  const follow = () => {
    if (video.readyState > 0) session.place.set(video.currentTime)
  }
  const restore = () => {
    const place = Math.min(session.place.get(), video.duration)
    if (place > 0 && Math.abs(video.currentTime - place) > 0.3) video.currentTime = place
    if (held.goesOn) void quietly(video.play())
    held.goesOn = false
  }
  listen('loadedmetadata', restore)
  listen('playing', () => {
    held.tries = 0
    onTrouble(undefined)
  })
  listen('timeupdate', follow)
  listen('seeking', follow)
  const end =
    source.kind === 'hls' && !playsHls()
      ? loadHls(video, source.url, { ...world, again, leave, listen })
      : loadFile(video, source.url, { ...world, again, leave, listen, restore })
  return () => {
    leave()
    for (const stop of stops) stop()
    unfollow()
    end()
  }
}

interface Parts extends Loading {
  again(): void
  leave(): void
  listen(name: keyof HTMLVideoElementEventMap, run: () => void): void
}

function loadFile(
  video: HTMLVideoElement,
  url: string,
  { held, onTrouble, again, leave, listen, restore }: Parts & { restore(): void },
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const retry = () => {
    leave()
    const isDecoding = navigator.onLine && (video.error?.code ?? 0) > MediaError.MEDIA_ERR_NETWORK
    const wait = isDecoding && held.tries >= attemptsToDecode ? undefined : waitsMs[held.tries]
    held.tries += 1
    onTrouble(wait === undefined ? 'failed' : 'cut')
    if (wait !== undefined) timer = setTimeout(again, wait)
  }
  const online = () => {
    if (video.error) again()
  }
  listen('error', retry)
  addEventListener('online', online)
  const isThere = new URL(url, location.href).href === video.src
  if (!isThere) video.src = url
  else if (held.tries > 0) video.load()
  // The metadata, or an error, may have come before hydration.
  else if (video.error) retry()
  else if (video.readyState >= 1) restore()
  return () => {
    clearTimeout(timer)
    removeEventListener('online', online)
  }
}

function loadHls(
  video: HTMLVideoElement,
  url: string,
  { session, held, bitrate, setHls, onTrouble, onLines, again, leave, listen }: Parts,
): () => void {
  let player: HlsPlayer | undefined
  let isStopped = false
  const start = () => player?.start()
  listen('play', start)
  listen('seeking', start)
  const fail = () => onTrouble('failed')
  const begin = async () => {
    const library = await quietly(import('./hls-player.ts'))
    if (isStopped) return
    if (!library) return fail()
    // A person may have pressed play meanwhile; the new source would stop that.
    leave()
    player = library.playHls(video, url, {
      from: session.place.get(),
      ahead: held.goesOn || !isCostly(),
      bitrate,
      onCut: (isCut) => onTrouble(isCut ? 'cut' : undefined),
      onLines,
      onBroken: fail,
      onEnded() {
        leave()
        again()
      },
    })
    setHls(player)
  }
  void begin()
  return () => {
    isStopped = true
    player?.stop()
  }
}
