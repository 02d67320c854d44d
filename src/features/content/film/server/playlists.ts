import type { Fraction } from './ffmpeg/facts.ts'

/** What the ladder notes of a finished rung, for the playlists. */
export interface RungAbout {
  width: number
  height: number
  frameRate: Fraction
  /** Of both streams, in the words of a playlist: 'avc1.64001e,mp4a.40.2'. */
  codecs: string
  /** Seconds of each part after the first, which is the head of all. */
  seconds: number[]
  /** Bits per second of the heaviest part, and of all. */
  mostBits: number
  averageBits: number
}

export interface FinishedRung {
  kind: string
  about: RungAbout
}

/** The list of all finished rungs, the lightest first, because players begin with the first. */
export function masterPlaylist(rungs: readonly FinishedRung[]): string {
  const sorted = rungs.toSorted((a, b) => a.about.width - b.about.width)
  return lines([
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...sorted.flatMap(({ kind, about }) => [
      `#EXT-X-STREAM-INF:${[
        `BANDWIDTH=${about.mostBits}`,
        `AVERAGE-BANDWIDTH=${about.averageBits}`,
        `RESOLUTION=${about.width}x${about.height}`,
        `FRAME-RATE=${(about.frameRate.num / about.frameRate.den).toFixed(3)}`,
        `CODECS="${about.codecs}"`,
      ].join(',')}`,
      `${kind}.m3u8`,
    ]),
  ])
}

/** The list of a rung's parts; addresses are relative to the signed beginning. */
export function mediaPlaylist({ kind, about }: FinishedRung): string {
  return lines([
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${Math.ceil(Math.max(...about.seconds))}`,
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-MAP:URI="${kind}/0.mp4"`,
    ...about.seconds.flatMap((seconds, index) => [
      `#EXTINF:${seconds.toFixed(5)},`,
      `${kind}/${index + 1}.m4s`,
    ]),
    '#EXT-X-ENDLIST',
  ])
}

const lines = (of: string[]) => `${of.join('\n')}\n`
