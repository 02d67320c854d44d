import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FilmView, Rung } from '../contract.ts'
import { followMaking, type Making } from './follow-making.ts'
import type { HlsPlayer } from './hls-player.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { visibilityState: 'visible' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const bitsOf = { 360: 300_000, 720: 2_000_000 }
const rung = (side: keyof typeof bitsOf): Rung => ({
  ...{ kind: `hls-${side}`, width: (side * 16) / 9, height: side },
  ...{ bitrate: bitsOf[side], bytes: 1 },
})
const film = (more: Partial<FilmView>): FilmView => ({
  original: { url: '/original.mp4', playable: true, bytes: 1 },
  ...{ hls: '/film.m3u8', rungs: [], sound: null, poster: null, sprite: null },
  ...{ duration: 60, state: 'working', percent: 50, failure: null },
  ...more,
})
const low = film({ rungs: [rung(360)] })
const more = film({ rungs: [rung(360), rung(720)] })
const all = film({ ...more, state: 'done' })

/** An open film: what its page shows, and what the server would answer. */
function open(shown: Partial<Making> & { film: FilmView }, answer: FilmView = shown.film) {
  const video = Object.assign(new EventTarget(), { paused: false })
  const server = { answer }
  const making = {
    ...{ quality: 'auto', kind: 'hls', hls: line(1_000_000), latest: shown.film },
    renew: vi.fn(async () => server.answer),
    see: vi.fn((latest: FilmView) => void (making.latest = latest)),
    take: vi.fn((latest: FilmView) => void (making.film = latest)),
    ...{ setSlow: vi.fn(), reload: vi.fn() },
    ...shown,
  } satisfies Making
  const stop = followMaking(video as unknown as HTMLVideoElement, { current: making })
  return {
    ...{ video, server, making, stop },
    send: (name: string) => video.dispatchEvent(new Event(name)),
    pass: (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000),
  }
}
const line = (bits: number) => ({
  current: { lineBits: () => bits } as Partial<HlsPlayer> as HlsPlayer,
})

test('what is made meanwhile is seen, and taken only where the film stops anyway', async () => {
  const { making, send, pass } = open({ film: low }, more)
  await pass(15)
  expect(making.see).toHaveBeenLastCalledWith(more)
  expect(making.take).not.toHaveBeenCalled()
  send('seeking')
  expect(making.take).toHaveBeenCalledExactlyOnceWith(more)
  // Nothing more has been made since.
  send('waiting')
  expect(making.take).toHaveBeenCalledOnce()
})

test('a line that stalls takes what was made too', async () => {
  const { making, send, pass } = open({ film: low }, more)
  await pass(15)
  send('waiting')
  expect(making.take).toHaveBeenCalledExactlyOnceWith(more)
})

test('once all is made, a film that plays is interrupted where the line carries more, and not elsewhere', async () => {
  const narrow = open({ film: low, hls: line(500_000) }, all)
  const wide = open({ film: low, hls: line(5_000_000) }, all)
  await narrow.pass(15)
  expect(narrow.making.take).not.toHaveBeenCalled()
  expect(wide.making.take).toHaveBeenCalledExactlyOnceWith(all)
})

test('a chosen quality is not exchanged', async () => {
  const { making, send, pass } = open({ film: low, quality: '360', hls: line(5_000_000) }, all)
  await pass(15)
  send('seeking')
  expect(making.take).not.toHaveBeenCalled()
})

test('a film of which nothing plays yet is looked at sooner, and taken at once', async () => {
  const { making, pass } = open({ film: film({ hls: null }), kind: undefined }, low)
  await pass(5)
  expect(making.take).toHaveBeenCalledExactlyOnceWith(low)
})

test('an original that stands still for seconds is given up, unless it is paused or goes on', async () => {
  const { making, video, send, pass } = open({ film: low, kind: 'file', latest: more })
  send('waiting')
  send('playing')
  await pass(3)
  send('waiting')
  video.paused = true
  await pass(3)
  expect(making.setSlow).not.toHaveBeenCalled()
  video.paused = false
  send('waiting')
  await pass(3)
  expect(making.setSlow).toHaveBeenCalledExactlyOnceWith(true)
  expect(making.take).toHaveBeenCalledExactlyOnceWith(more)
})

test('nothing is asked of a finished film, on a hidden page, or after the end', async () => {
  const finished = open({ film: all })
  const ended = open({ film: low })
  ended.stop()
  await finished.pass(60)
  expect(finished.making.renew).not.toHaveBeenCalled()
  expect(ended.making.renew).not.toHaveBeenCalled()
  const hidden = open({ film: low })
  vi.stubGlobal('document', { visibilityState: 'hidden' })
  await hidden.pass(60)
  expect(hidden.making.renew).not.toHaveBeenCalled()
  vi.stubGlobal('document', { visibilityState: 'visible' })
  await hidden.pass(15)
  expect(hidden.making.renew).toHaveBeenCalledOnce()
})

test('looking ends once the film is made', async () => {
  const { making, server, pass } = open({ film: low })
  await pass(30)
  expect(making.renew).toHaveBeenCalledTimes(2)
  server.answer = all
  await pass(15)
  expect(making.renew).toHaveBeenCalledTimes(3)
  await pass(120)
  expect(making.renew).toHaveBeenCalledTimes(3)
})
