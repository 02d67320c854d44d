import { expect, test } from 'vitest'
import type { FilmView } from '../contract.ts'
import { bytesOf } from './film-bytes.ts'
import { qualitiesOf, rungOf, sourceOf } from './source-choice.ts'

const rung = (lines: number, bytes: number) => ({
  kind: `hls-${lines}`,
  width: (lines * 16) / 9,
  height: lines,
  bitrate: lines * 1000,
  bytes,
})
const film: FilmView = {
  original: { url: '/files/1', playable: true, bytes: 900 },
  hls: '/media/1/t/master.m3u8',
  rungs: [rung(360, 100), rung(720, 300)],
  sound: '/media/1/t/sound/0.m4a',
  poster: null,
  sprite: null,
  duration: 60,
  state: 'done',
  percent: 100,
  failure: null,
}

test('the original plays until there is a rung, and never where the browser cannot play it', () => {
  const early = { ...film, hls: null, rungs: [] }
  expect(sourceOf(early, { quality: '720' })).toEqual({ kind: 'file', url: '/files/1' })
  expect(
    sourceOf({ ...early, original: { ...film.original, playable: false } }, { quality: 'auto' }),
  ).toBe(null)
  expect(sourceOf(film, { quality: 'auto' })).toEqual({ kind: 'hls', url: film.hls })
  expect(sourceOf(film, { quality: 'original' })).toEqual({ kind: 'file', url: '/files/1' })
})

test('while better rungs are being made, the original plays on a line that carries it', () => {
  const lone: FilmView = { ...film, state: 'working', rungs: [rung(360, 100)] }
  const line = (bits: number) => ({ quality: 'auto', carries: (asked: number) => asked <= bits })
  // 900 bytes in 60 seconds.
  expect(sourceOf(lone, line(120))?.kind).toBe('file')
  expect(sourceOf(lone, line(119))?.kind).toBe('hls')
  expect(sourceOf(lone, { ...line(120), quality: '360' })?.kind).toBe('hls')
  expect(sourceOf({ ...lone, state: 'done' }, line(120))?.kind).toBe('hls')
  const unknown = { ...lone, original: { ...lone.original, playable: false } }
  expect(sourceOf(unknown, line(120))?.kind).toBe('hls')
})

test('a film that is lighter than each of its rungs plays as it is, and offers nothing heavier', () => {
  const light = { ...film, original: { ...film.original, bytes: 100 } }
  for (const quality of ['auto', '720', '360', 'original']) {
    expect(sourceOf(light, { quality })).toEqual({ kind: 'file', url: '/files/1' })
    expect(bytesOf(light, quality)).toEqual([100, 100])
  }
  expect(qualitiesOf(light)).toEqual([])
  const unplayable = { ...light, original: { ...light.original, playable: false } }
  expect(sourceOf(unplayable, { quality: 'auto' })?.kind).toBe('hls')
  expect(qualitiesOf(unplayable)).toEqual(['auto', '720', '360'])
})

test('sound alone plays where there is one', () => {
  expect(sourceOf(film, { quality: 'auto', soundOnly: true })?.kind).toBe('sound')
  expect(sourceOf({ ...film, sound: null }, { quality: 'auto', soundOnly: true })?.kind).toBe('hls')
})

test('a remembered quality is the next smaller one of a film without it', () => {
  expect(qualitiesOf(film)).toEqual(['auto', '720', '360', 'original'])
  expect(rungOf(film, '1080')?.kind).toBe('hls-720')
  expect(rungOf(film, '540')?.kind).toBe('hls-360')
  expect(rungOf({ ...film, rungs: [rung(720, 1)] }, '360')?.kind).toBe('hls-720')
  expect(rungOf(film, 'auto')).toBeUndefined()
})

test('a browser with HLS of its own takes the playlist of the chosen rung', () => {
  expect(sourceOf(film, { quality: '720', native: true })?.url).toBe('/media/1/t/hls-720.m3u8')
  expect(sourceOf(film, { quality: 'auto', native: true })?.url).toBe(film.hls)
})

test('the size before playing is that of the quality', () => {
  expect(bytesOf(film, 'auto')).toEqual([100, 300])
  expect(bytesOf(film, '720')).toEqual([300, 300])
  expect(bytesOf(film, 'original')).toEqual([900, 900])
})
