import type { ErrorData, HlsConfig } from 'hls.js'
import HlsLight from 'hls.js/light'

export interface HlsPlayer {
  /** Loads; before it nothing is read but the playlists. */
  start(): void
  /** Plays one rung, by the bits a second of its playlist, or chooses by the line. */
  choose(bitrate: number | undefined): void
  /** Bits a second that the line was measured to carry. */
  lineBits(): number
  stop(): void
}

interface World {
  /** The second at which the film begins. */
  from: number
  /** Loads before the film plays. */
  ahead: boolean
  bitrate: number | undefined
  /** The line is cut; hls.js is trying again. */
  onCut(cut: boolean): void
  /** The lines across the picture that plays now. */
  onLines(lines: number): void
  /** The addresses have ended, or the rungs are gone. */
  onEnded(): void
  onBroken(): void
}

/** Twenty seconds ahead on a good line, so that leaving a film early wastes little. */
const bufferSeconds = 20
/** Assumed until something is measured: a lower first picture beats a late one. */
const firstBitsASecond = 600_000
const waits = { maxNumRetry: 1000, retryDelayMs: 500, maxRetryDelayMs: 8000 }

/** Whether the server has answered with a refusal, which no repetition changes. */
const isRefusal = (code: number | undefined) => code !== undefined && code >= 400 && code < 500

function policy(kind: 'frag' | 'playlist') {
  const retry = {
    ...waits,
    shouldRetry: (_: unknown, __: number, ___: boolean, answer?: { code?: number }) =>
      !isRefusal(answer?.code),
  }
  return {
    default: {
      maxTimeToFirstByteMs: 15_000,
      maxLoadTimeMs: kind === 'frag' ? 60_000 : 20_000,
      timeoutRetry: retry,
      errorRetry: retry,
    },
  }
}

/** Plays HLS where the browser does not; this file and its library load only there. */
export function playHls(video: HTMLVideoElement, url: string, world: World): HlsPlayer {
  const config: Partial<HlsConfig> = {
    autoStartLoad: world.ahead,
    startPosition: world.from,
    maxBufferLength: bufferSeconds,
    maxMaxBufferLength: bufferSeconds * 3,
    backBufferLength: 60,
    capLevelToPlayerSize: true,
    abrEwmaDefaultEstimate: firstBitsASecond,
    fragLoadPolicy: policy('frag'),
    playlistLoadPolicy: policy('playlist'),
    manifestLoadPolicy: policy('playlist'),
    enableWorker: true,
  }
  const hls = new HlsLight(config)
  let wanted = world.bitrate
  let recovered = 0
  let started = world.ahead
  const levelOf = (bitrate: number | undefined) =>
    bitrate === undefined ? -1 : nearest(hls.levels, bitrate)

  hls.on(HlsLight.Events.MANIFEST_PARSED, () => {
    if (wanted !== undefined) hls.loadLevel = levelOf(wanted)
  })
  hls.on(HlsLight.Events.LEVEL_SWITCHED, (_, { level }) => {
    const { width = 0, height = 0 } = hls.levels[level] ?? {}
    world.onLines(Math.min(width, height))
  })
  hls.on(HlsLight.Events.FRAG_LOADED, () => world.onCut(false))
  hls.on(HlsLight.Events.ERROR, (_, error) => {
    if (error.type === HlsLight.ErrorTypes.NETWORK_ERROR) return failed(error)
    if (!error.fatal) return
    recovered += 1
    if (error.type === HlsLight.ErrorTypes.MEDIA_ERROR && recovered < 4) hls.recoverMediaError()
    else world.onBroken()
  })
  function failed(error: ErrorData) {
    if (isRefusal(error.response?.code)) return world.onEnded()
    world.onCut(true)
    if (error.fatal) setTimeout(restart, waits.maxRetryDelayMs)
  }
  const restart = () => started && hls.startLoad(video.currentTime || world.from)
  const start = () => {
    if (started) return
    started = true
    hls.startLoad(world.from)
  }
  addEventListener('online', restart)
  hls.loadSource(url)
  hls.attachMedia(video)
  return {
    start,
    choose(bitrate) {
      wanted = bitrate
      // Replaces what is loaded ahead; the playing part stays, so that the film does not stop.
      hls.nextLevel = levelOf(bitrate)
    },
    lineBits: () => hls.bandwidthEstimate,
    stop() {
      removeEventListener('online', restart)
      hls.destroy()
    },
  }
}

function nearest(levels: readonly { bitrate: number }[], bitrate: number): number {
  const distances = levels.map((level) => Math.abs(level.bitrate - bitrate))
  return distances.indexOf(Math.min(...distances))
}
