import { expect, test } from 'vitest'
import type { MediaFacts, PictureFacts } from './server/ffmpeg/facts.ts'
import { gainOf } from './server/loudness.ts'
import { masterPlaylist, mediaPlaylist } from './server/playlists.ts'
import { rungsOf, soundBitsOf, steadyRate } from './server/rungs.ts'
import { bitsOf, joinSegments, readSegments } from './server/segments.ts'

const picture = (width: number, height: number, frameRate = { num: 25, den: 1 }): PictureFacts => ({
  ...{
    stream: 0,
    codec: 'h264',
    pixelFormat: 'yuv420p',
    rotation: 0,
    hdr: false,
    interlaced: false,
  },
  ...{ width, height, frameRate },
})
const film = (shown: PictureFacts, more: Partial<MediaFacts> = {}): MediaFacts => ({
  ...{ container: 'mov', seconds: 60, bits: 50e6, sound: null },
  picture: shown,
  ...more,
})
const sizes = (width: number, height: number) =>
  rungsOf(film(picture(width, height)), false).map((rung) => [rung.width, rung.height])
/** Sides and bits a second of the rungs of a film of 1080 lines. */
const weights = (bits: number | null, asIs: boolean, soundBits: number | null = null) => {
  const sound =
    soundBits === null ? null : { stream: 1, codec: 'aac', channels: 2, bits: soundBits }
  return rungsOf(film(picture(1920, 1080), { bits, sound }), asIs).map(({ side, mostBits }) => [
    side,
    mostBits,
  ])
}

test.each([
  [
    1920,
    1080,
    [
      [640, 360],
      [960, 540],
      [1280, 720],
      [1920, 1080],
    ],
  ],
  // No rung is larger than 1080, and none larger than the film.
  [
    3840,
    2160,
    [
      [640, 360],
      [960, 540],
      [1280, 720],
      [1920, 1080],
    ],
  ],
  [
    1080,
    1920,
    [
      [360, 640],
      [540, 960],
      [720, 1280],
      [1080, 1920],
    ],
  ],
  [320, 180, [[320, 180]]],
  // Between two sizes: one of its own, unless it is nearly that of the one below.
  [
    854,
    480,
    [
      [640, 360],
      [854, 480],
    ],
  ],
  [704, 396, [[640, 360]]],
  [1, 1, [[2, 2]]],
])('a film of %i × %i has the rungs %j', (width, height, expected) => {
  expect(sizes(width, height)).toEqual(expected)
})

test('no rung is heavier than the film, and none is made that gains nothing', () => {
  const natural = [
    [360, 280_000],
    [540, 900_000],
    [720, 1_800_000],
    [1080, 4_000_000],
  ]
  expect(weights(8e6, true)).toEqual(natural)
  expect(weights(null, true)).toEqual(natural)
  // A screen at work: of the larger rungs, which all weigh as much as the film, only the best is worth having.
  expect(weights(600_000, true, 100_000)).toEqual([
    [360, 280_000],
    [1080, 500_000],
  ])
  // Lighter than half of a slow line, and playable as it is.
  expect(weights(200_000, true)).toEqual([])
  expect(weights(200_001, true)).toEqual([
    [360, 200_001],
    [1080, 200_001],
  ])
})

test('a film that browsers cannot play keeps enough for H.264, which takes twice the bits of newer codecs', () => {
  expect(weights(500_000, false)).toEqual([
    [360, 280_000],
    [540, 900_000],
    [1080, 1_000_000],
  ])
  expect(weights(40_000, false)).toEqual([
    [360, 80_000],
    [540, 225_000],
    [720, 450_000],
    [1080, 1_000_000],
  ])
})

test('sound has no more bits than it came with, but enough for words', () => {
  const sound = { stream: 1, codec: 'aac', channels: 2 }
  expect(soundBitsOf({ ...sound, bits: 48_000 }, 128_000)).toBe(48_000)
  expect(soundBitsOf({ ...sound, bits: 12_000 }, 64_000)).toBe(32_000)
  expect(soundBitsOf({ ...sound, bits: 320_000 }, 96_000)).toBe(96_000)
  expect(soundBitsOf({ ...sound, bits: null }, 96_000)).toBe(96_000)
})

test('key frames of all rungs are two seconds apart, also where small ones have half of the frames', () => {
  for (const num of [24, 25, 30, 50, 60]) {
    for (const rung of rungsOf(film(picture(1920, 1080, { num, den: 1 })), false)) {
      const { frameRate, keyFrameEvery } = rung
      expect((keyFrameEvery * frameRate.den) / frameRate.num).toBe(2)
      if (rung.side < 720) expect(frameRate.num).toBeLessThanOrEqual(30)
    }
  }
})

test.each([
  [{ num: 30_000, den: 1001 }, 29.97],
  [{ num: 29_871, den: 1000 }, 30],
  [{ num: 90_000, den: 1 }, 30],
  [{ num: 1, den: 1 }, 5],
  [{ num: 10, den: 1 }, 10],
  [null, 30],
])('%j frames a second become %d', (given, expected) => {
  const { num, den } = steadyRate(given, 1080)
  expect(num / den).toBeCloseTo(expected, 1)
})

test('quiet sound is lifted to one loudness, silence is not', () => {
  expect(gainOf({ lufs: -23 })).toBe(7)
  expect(gainOf({ lufs: -10.4 })).toBe(-5.6)
  expect(gainOf({ lufs: -16.2 })).toBe(0)
  expect(gainOf({ lufs: -70 })).toBe(0)
  expect(gainOf(null)).toBe(0)
})

const written = `#EXTM3U
#EXT-X-MAP:URI="film.m4s",BYTERANGE="10@0"
#EXTINF:2.000000,
#EXT-X-BYTERANGE:100@10
film.m4s
#EXTINF:2.000000,
#EXT-X-BYTERANGE:200@110
film.m4s
#EXTINF:2.000000,
#EXT-X-BYTERANGE:300@310
film.m4s
#EXTINF:2.000000,
#EXT-X-BYTERANGE:400@610
film.m4s
#EXTINF:1.500000,
#EXT-X-BYTERANGE:50@1010
film.m4s
#EXT-X-ENDLIST
`

test('two short parts begin a film, longer ones follow', () => {
  const parts = joinSegments(readSegments(written))
  expect(parts).toEqual({ bytes: [10, 100, 200, 700, 50], seconds: [2, 2, 4, 1.5] })
  expect(bitsOf(parts)).toEqual({ mostBits: 1400, averageBits: 885 })
  const about = {
    ...{ width: 640, height: 360, frameRate: { num: 30_000, den: 1001 } },
    ...{ codecs: 'avc1.64001e,mp4a.40.2', seconds: parts.seconds, ...bitsOf(parts) },
  }
  expect(mediaPlaylist({ kind: 'hls-360', about })).toMatchInlineSnapshot(`
    "#EXTM3U
    #EXT-X-VERSION:7
    #EXT-X-TARGETDURATION:4
    #EXT-X-PLAYLIST-TYPE:VOD
    #EXT-X-INDEPENDENT-SEGMENTS
    #EXT-X-MAP:URI="hls-360/0.mp4"
    #EXTINF:2.00000,
    hls-360/1.m4s
    #EXTINF:2.00000,
    hls-360/2.m4s
    #EXTINF:4.00000,
    hls-360/3.m4s
    #EXTINF:1.50000,
    hls-360/4.m4s
    #EXT-X-ENDLIST
    "
  `)
  const larger = { ...about, width: 1280, height: 720, mostBits: 3000 }
  expect(
    masterPlaylist([
      { kind: 'hls-720', about: larger },
      { kind: 'hls-360', about },
    ]),
  ).toMatchInlineSnapshot(`
    "#EXTM3U
    #EXT-X-VERSION:7
    #EXT-X-INDEPENDENT-SEGMENTS
    #EXT-X-STREAM-INF:BANDWIDTH=1400,AVERAGE-BANDWIDTH=885,RESOLUTION=640x360,FRAME-RATE=29.970,CODECS="avc1.64001e,mp4a.40.2"
    hls-360.m3u8
    #EXT-X-STREAM-INF:BANDWIDTH=3000,AVERAGE-BANDWIDTH=885,RESOLUTION=1280x720,FRAME-RATE=29.970,CODECS="avc1.64001e,mp4a.40.2"
    hls-720.m3u8
    "
  `)
})

test('a playlist that was cut off is refused', () => {
  expect(() => readSegments(written.replace('#EXT-X-ENDLIST\n', ''))).toThrow(/playlist/)
  expect(() => readSegments(written.replace('200@110', '200@111'))).toThrow(/follow/)
})
