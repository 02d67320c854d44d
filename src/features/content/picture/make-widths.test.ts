import { mkdtempSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { bmp, claimingPng, movingPng, plainPicture } from '#src/server/testing/pictures.ts'
import { makeWidths, pixelsOf, widthsOf } from './server/make-widths.ts'

const folder = mkdtempSync(join(tmpdir(), 'farsail-widths-'))
afterAll(() => rm(folder, { recursive: true }))

let count = 0
async function make(given: Buffer, area?: Parameters<typeof makeWidths>[2]) {
  const source = join(folder, `source-${++count}`)
  await writeFile(source, given)
  const { made } = await makeWidths(source, folder, area)
  return Promise.all(made.map(async (one) => ({ ...one, bytes: await readFile(one.path) })))
}

/** The colour in the middle of the left and of the right half. */
async function halves(bytes: Buffer) {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number) => {
    const from = (Math.floor(info.height / 2) * info.width + Math.floor(info.width * x)) * 3
    return [...data.subarray(from, from + 3)]
  }
  return [at(0.25), at(0.75)]
}
const near = ([r, g, b]: number[]) => [r, g, b].map((value) => Math.round(value! / 32))
const red = near([221, 0, 0])
const blue = near([0, 0, 221])

const halfRed = (width: number, height: number) =>
  plainPicture(width, height, '#00d').composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: '#d00' } },
      left: 0,
      top: 0,
    },
  ])

test.each([
  [4000, [480, 960, 1600]],
  [1600, [480, 960, 1600]],
  [1400, [480, 960, 1400]],
  [1000, [480, 960]],
  [480, [480]],
  [90, [90]],
])('a picture %i pixels wide is made in widths %j', (source, widths) => {
  expect(widthsOf(source)).toEqual(widths)
})

test('both formats are made, upright, without the place where a photo was taken', async () => {
  const photo = await halfRed(1200, 800)
    .withExif({ IFD0: { Copyright: 'Li Lei' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 8 })
    .jpeg()
    .toBuffer()
  const made = await make(photo)
  expect(made.map(({ format, width, height }) => [format, width, height])).toEqual([
    ['avif', 480, 720],
    ['avif', 800, 1200],
    ['webp', 480, 720],
    ['webp', 800, 1200],
  ])
  for (const { bytes, format } of made) {
    const about = await sharp(bytes).metadata()
    expect(about).toMatchObject({ format: format === 'avif' ? 'heif' : 'webp', space: 'srgb' })
    expect([about.exif, about.icc, about.orientation]).toEqual([undefined, undefined, undefined])
    expect(bytes.includes('Li Lei')).toBe(false)
  }
})

test('a photo of an iPhone has its colours: HEIC in Display P3 becomes sRGB', async () => {
  const heic = await readFile(new URL('test-media/display-p3.heic', import.meta.url))
  for (const { bytes } of await make(heic)) {
    expect((await halves(bytes)).map(near)).toEqual([red, blue])
  }
})

test('bitmaps, gifs and moving pictures are made; of the moving ones the first frame', async () => {
  const pixels = [
    [221, 0, 0],
    [0, 0, 221],
    [221, 0, 0],
    [0, 0, 221],
  ]
  const [tiny] = await make(bmp({ bits: 24, width: 2, pixels }))
  expect(tiny).toMatchObject({ width: 2, height: 2 })
  const gif = await halfRed(600, 200).gif().toBuffer()
  expect((await make(gif)).map(({ width }) => width)).toEqual([480, 600, 480, 600])
  const [moving] = await make(movingPng(64))
  expect((await halves(moving!.bytes)).map(near)).toEqual([near([255, 0, 0]), near([255, 0, 0])])
})

test('a crop is made from the original, in its own widths', async () => {
  const given = await halfRed(1000, 562).png().toBuffer()
  const made = await make(given, { area: { x: 0.5, y: 0, width: 0.5, height: 0.5 } })
  expect(made.map(({ width, height }) => `${width}×${height}`)).toEqual(['480×270', '480×270'])
  expect((await halves(made.at(-1)!.bytes)).map(near)).toEqual([blue, blue])
  expect(
    pixelsOf({ x: 0.999, y: 0.5, width: 0.9, height: 0.9 }, { width: 100, height: 10 }),
  ).toEqual({ left: 99, top: 5, width: 1, height: 5 })
})

test('a picture of too many pixels is refused before one is decoded, a broken one with its reason', async () => {
  await expect(make(claimingPng(50_000, 50_000))).rejects.toMatchObject({ fault: 'tooLarge' })
  const whole = await plainPicture(400, 300).jpeg().toBuffer()
  await expect(make(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({ fault: 'broken' })
  const heic = await readFile(new URL('test-media/display-p3.heic', import.meta.url))
  await expect(make(heic.subarray(0, 600))).rejects.toMatchObject({ fault: 'broken' })
  await expect(make(Buffer.from('not a picture'))).rejects.toMatchObject({ fault: 'broken' })
})
