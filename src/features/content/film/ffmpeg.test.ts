import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openChild } from '#src/server/media/child.ts'
import { type Engine, findEngine } from './server/ffmpeg/engine.ts'
import type { MediaFacts } from './server/ffmpeg/facts.ts'
import { type Loudness, readLoudness } from './server/loudness.ts'
import { rungsOf } from './server/rungs.ts'
import { codecsOf, readSegments } from './server/segments.ts'
import { loudnessTask, rungTask } from './server/tasks.ts'
import { filmBytes } from './test-films.ts'

const child = openChild(new URL('./server/ffmpeg/film-child.ts', import.meta.url), {
  memoryMiB: 2000,
})
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'farsail-ffmpeg-'))
})
afterAll(async () => {
  child.end()
  await rm(folder, { recursive: true, force: true })
})

const library: Engine = { kind: 'library' }
/** The embedded library, and a system's program where this machine has one. */
const engines = [library, await findEngine('auto')].filter(
  ({ kind }, index) => index === 0 || kind === 'program',
)
const { signal } = new AbortController()
const ask = <R>(engine: Engine, input: object) => child.ask<R>({ ...input, engine }, { signal })
const probe = (path: string, engine: Engine = library) =>
  ask<MediaFacts>(engine, { act: 'facts', path })

async function file(bytes: Buffer): Promise<string> {
  const path = join(await mkdtemp(join(folder, 'f-')), 'source')
  await writeFile(path, bytes)
  return path
}

async function measure(input: string, facts: MediaFacts, engine: Engine): Promise<Loudness | null> {
  if (!facts.sound) return null
  const path = `${input}-loudness`
  await ask(engine, { act: 'run', task: loudnessTask(input, facts.sound, path), seconds: 2 })
  return readLoudness(await readFile(path, 'utf8'))
}

/** Makes the lowest rung and probes it. */
async function rungOf(name: string, engine: Engine) {
  const input = await file(await filmBytes(name))
  const facts = await probe(input, engine)
  const rung = rungsOf(facts, false)[0]!
  const made = await mkdtemp(join(folder, 'r-'))
  const loudness = await measure(input, facts, engine)
  const task = rungTask({ input, facts, loudness, folder: made }, rung)
  await ask(engine, { act: 'run', task, seconds: facts.seconds })
  const pieces = readSegments(await readFile(join(made, 'film.m3u8'), 'utf8'))
  const path = join(made, 'film.m4s')
  return { facts, loudness, pieces, path, result: await probe(path, engine) }
}

const films = [
  ['plain.mp4', { width: 320, height: 180, rate: 25, sound: true, seconds: 2 }],
  ['divx.avi', { width: 320, height: 180, rate: 25, sound: true, seconds: 2.04 }],
  ['windows.wmv', { width: 320, height: 180, rate: 25, sound: true, seconds: 2.04 }],
  ['vp9.webm', { width: 320, height: 180, rate: 25, sound: true, seconds: 2 }],
  ['silent.flv', { width: 320, height: 180, rate: 25, sound: false, seconds: 2 }],
  // Half pictures, and a clock that begins at 1.4 seconds.
  ['broadcast.mpegts', { width: 320, height: 180, rate: 25, sound: true, seconds: 2.04 }],
  // Six channels.
  ['surround.mkv', { width: 320, height: 180, rate: 25, sound: true, seconds: 2 }],
  // Frames at uneven distances, and one that stands for a third of a second.
  ['varying.mkv', { width: 320, height: 180, rate: 30, sound: false, seconds: 2 }],
  // Stored lying, shown upright.
  ['portrait.mp4', { width: 180, height: 320, rate: 25, sound: true, seconds: 2 }],
  ['second.mp4', { width: 320, height: 180, rate: 25, sound: true, seconds: 1 }],
  ['hdr.mov', { width: 320, height: 180, rate: 25, sound: true, seconds: 2 }],
] as const

for (const engine of engines) {
  const some = films.filter(([name]) => name === 'broadcast.mpegts' || name === 'portrait.mp4')
  test.each(engine.kind === 'library' ? films : some)(
    `%s becomes H.264 and AAC by the ${engine.kind}`,
    async (name, { width, height, rate, sound, seconds }) => {
      const { pieces, path, result } = await rungOf(name, engine)
      expect(result.picture).toMatchObject({
        ...{
          codec: 'h264',
          pixelFormat: 'yuv420p',
          width,
          height,
          rotation: 0,
          hdr: false,
          interlaced: false,
        },
        frameRate: { num: rate, den: 1 },
      })
      expect(result.sound).toEqual(
        sound
          ? {
              ...{ stream: expect.any(Number) as number, codec: 'aac', channels: 2 },
              bits: expect.any(Number) as number,
            }
          : null,
      )
      expect(pieces.seconds.reduce((sum, of) => sum + of, 0)).toBeCloseTo(seconds, 0)
      expect(Math.abs(result.seconds - seconds)).toBeLessThan(0.15)
      expect(codecsOf((await readFile(path)).subarray(0, pieces.bytes[0]))).toMatch(
        sound ? /^avc1\.6400[\da-f]{2},mp4a\.40\.2$/ : /^avc1\.6400[\da-f]{2}$/,
      )
    },
  )
}

test('each knows the bits a second of a film and of its sound', async () => {
  const input = await file(await filmBytes('plain.mp4'))
  for (const engine of engines) {
    const { bits, sound } = await probe(input, engine)
    expect(Math.round(bits! / 1000)).toBe(109)
    expect(Math.round(sound!.bits! / 1000)).toBe(23)
  }
})

test('half pictures are recognised by each', async () => {
  const input = await file(await filmBytes('broadcast.mpegts'))
  for (const engine of engines) {
    expect((await probe(input, engine)).picture).toMatchObject({ interlaced: true })
  }
})

test('the light of HDR is recognised, and the sound of a rung is as loud as that of others', async () => {
  const { facts, loudness, path, result } = await rungOf('hdr.mov', library)
  expect(facts.picture!.hdr).toBe(true)
  expect(loudness!.lufs).toBeLessThan(-20)
  const after = await measure(path, result, library)
  expect(after!.lufs).toBeGreaterThan(-17)
  expect(after!.lufs).toBeLessThan(-15)
})

test('a film that ends in the middle plays as far as it goes', async () => {
  const bytes = await filmBytes('surround.mkv')
  const input = await file(bytes.subarray(0, bytes.length * 0.6))
  const facts = await probe(input)
  const made = await mkdtemp(join(folder, 'r-'))
  const rung = rungsOf(facts, false)[0]!
  const task = rungTask({ input, facts, loudness: null, folder: made }, rung)
  await ask(library, { act: 'run', task, seconds: 2 })
  const { seconds } = await probe(join(made, 'film.m4s'))
  expect(seconds).toBeGreaterThan(0.5)
  expect(seconds).toBeLessThan(1.9)
})

const half = (await filmBytes('portrait.mp4')).subarray(0, 12_000)
test.each([
  ['text', Buffer.from('no film at all '.repeat(99))],
  ['noise', Buffer.alloc(50_000, 7)],
  ['nothing', Buffer.alloc(0)],
  ['a film without its index', half],
  ['a playlist', Buffer.from('#EXTM3U\n#EXTINF:9,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n')],
  ['a list of other files', Buffer.from("ffconcat version 1.0\nfile '/etc/passwd'\n")],
  [
    'a picture',
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  ],
])('%s is no film', async (what, bytes) => {
  const path = await file(bytes)
  for (const engine of what.startsWith('a playlist') ? engines : [library]) {
    await expect(probe(path, engine)).rejects.toThrow()
  }
})
