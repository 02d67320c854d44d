import { accountApi } from '#src/features/people/account/contract.ts'
import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { files } from '#src/server/storage/tables.ts'
import {
  bmp,
  claimingPng,
  movingPng,
  plainPicture,
  pngChunk,
} from '#src/server/testing/pictures.ts'
import { multipartHeaders, uploadTo } from '#src/server/testing/upload.ts'
import { endpointUrl } from '#src/shared/endpoint.ts'
import { openWorld, type Person } from '#tests/world.ts'
import { imageBytes, type ImagePurpose } from './contract.ts'

const { app, visitor, newUser } = await openWorld()
const { db, app: server } = app.kernel

/** Makes a person for each test, because uploads are limited per person and minute. */
const someone = () => newUser('teacher')

const upload = (
  person: Person,
  bytes: Buffer | string,
  purpose: ImagePurpose = 'avatar',
  name = 'photo.png',
) =>
  uploadTo(server, accountApi.uploadImage, {
    ...{ token: person.token, query: { eTypedirectory: purpose }, name, bytes },
  })

const rowOf = async (path: string) => {
  const [row] = await db
    .select()
    .from(files)
    .where(eq(files.id, Number(path.split('/')[2])))
  return row!
}
/** Returns the bytes a browser gets at the address. */
async function fetched(path: string) {
  const answer = await server.inject(path.slice(1))
  expect(answer.statusCode).toBe(200)
  return answer.rawPayload
}

const png = () => plainPicture(40, 30).png().toBuffer()

test('an avatar becomes a public square, a document a private sealed picture that keeps its shape', async () => {
  const person = await someone()
  const large = await plainPicture(3000, 1500).jpeg().toBuffer()

  const avatar = await upload(person, large, 'avatar', '我的照片.jpg')
  expect(avatar).toMatchObject({ code: 0, count: 1 })
  expect(avatar.data[0]).toMatch(/^~\/files\/\d+\/avatar\.webp$/)
  expect(await rowOf(avatar.data[0]!)).toMatchObject({
    ...{ visibility: 'public', sealed: false, ownerId: person.id, mime: 'image/webp' },
  })
  expect((await rowOf(avatar.data[0]!)).looseUntil).not.toBeNull()
  const face = await sharp(await fetched(avatar.data[0]!)).metadata()
  expect([face.format, face.width, face.height]).toEqual(['webp', 512, 512])

  const document = await upload(person, large, 'qualification', 'id-card-310101199001011234.jpg')
  expect(document.data[0]).toMatch(/^~\/files\/\d+\/qualification\.webp\?e=\d+&s=[\w-]+$/)
  expect(await rowOf(document.data[0]!)).toMatchObject({
    ...{ visibility: 'private', sealed: true, ownerId: person.id, name: 'qualification.webp' },
  })
  const page = await sharp(await fetched(document.data[0]!)).metadata()
  expect([page.format, page.width, page.height]).toEqual(['webp', 2400, 1200])
  const unsigned = await server.inject(document.data[0]!.slice(1).split('?')[0]!)
  expect(unsigned.statusCode).toBe(404)
})

test('every listed type is recognised by its content, whatever its name', async () => {
  const person = await someone()
  const red = [255, 0, 0]
  const pixels = Array.from({ length: 16 }, () => red)
  const kinds = {
    'png called jpg': await png(),
    jpeg: await plainPicture(9, 9).jpeg().toBuffer(),
    '16 bits a channel': await plainPicture(9, 9).toColourspace('rgb16').png().toBuffer(),
    transparent: await plainPicture(9, 9).ensureAlpha(0.5).png().toBuffer(),
    grey: await plainPicture(9, 9).greyscale().png().toBuffer(),
    interlaced: await plainPicture(9, 9).png({ progressive: true }).toBuffer(),
    cmyk: await plainPicture(9, 9).toColourspace('cmyk').jpeg().toBuffer(),
    'bmp of 24 bits': bmp({ bits: 24, width: 4, pixels }),
    'bmp of 8 bits, from the top': bmp({ bits: 8, width: 4, pixels, topDown: true }),
    'bmp of 32 bits': bmp({ bits: 32, width: 4, pixels }),
  }
  for (const [kind, bytes] of Object.entries(kinds)) {
    const { code, data } = await upload(person, bytes, 'avatar', 'any.jpg')
    expect(code, kind).toBe(0)
    const { format, width, channels } = await sharp(await fetched(data[0]!)).metadata()
    expect([format, width], kind).toEqual(['webp', 512])
    expect(channels, kind).toBeLessThanOrEqual(4)
  }
})

test('colours are preserved, and an animation becomes its first frame', async () => {
  const person = await someone()
  const [red, green, blue] = [
    [255, 0, 0],
    [0, 255, 0],
    [0, 0, 255],
  ] as const
  const cases = [
    { bytes: movingPng(), colour: red },
    { bytes: bmp({ bits: 4, width: 2, pixels: [green, green, green, green] }), colour: green },
    {
      bytes: bmp({
        bits: 16,
        width: 2,
        pixels: [blue, blue, blue, blue],
        masks: [0xf800, 0x7e0, 0x1f],
      }),
      colour: blue,
    },
  ]
  for (const { bytes, colour } of cases) {
    const { data } = await upload(person, bytes)
    const shown = await sharp(await fetched(data[0]!))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(shown.info.width).toBe(512)
    colour.forEach((value, index) => expect(Math.abs(shown.data[index]! - value)).toBeLessThan(12))
  }
})

test('a sideways picture is turned upright, and its location is removed', async () => {
  const person = await someone()
  const sideways = await plainPicture(60, 20)
    .withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitude: '31/1 14/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { data } = await upload(person, sideways, 'qualification')
  const bytes = await fetched(data[0]!)
  const { width, height, exif, orientation } = await sharp(bytes).metadata()
  expect([width, height, exif, orientation]).toEqual([20, 60, undefined, undefined])
})

test('a file of another type is refused by its content', async () => {
  const person = await someone()
  const before = await db.$count(files)
  for (const [what, content] of [
    ['a program', Buffer.from('4d5a90000300000004000000ffff0000', 'hex')],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a drawing that can run', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'],
    ['an archive', Buffer.from('504b0506000000000000000000000000000000000000', 'hex')],
    ['a gif', await plainPicture(9, 9).gif().toBuffer()],
    ['a webp', await plainPicture(9, 9).webp().toBuffer()],
    ['a tiff', await plainPicture(9, 9).tiff().toBuffer()],
    ['a pdf', '%PDF-1.7\n1 0 obj'],
    ['words', 'a photo'],
    ['noise', randomBytes(5000)],
  ] as const) {
    const answer = await upload(person, content, 'avatar', 'photo.png')
    expect(answer.error, what).toBe('account.imageType')
    expect(answer.enmsg).toBe('Unsupported file type, please upload one of: png, jpg, bmp, jpeg')
    expect(answer.msg).toContain('png, jpg, bmp, jpeg')
  }
  expect(await db.$count(files)).toBe(before)
})

test('missing, empty, broken and too large files are refused', async () => {
  const person = await someone()
  expect(await upload(person, '')).toMatchObject({ error: 'account.imageMissing' })
  const without = await server.inject({
    method: 'POST',
    url: `${endpointUrl(accountApi.uploadImage)}?eTypedirectory=avatar`,
    headers: { ...multipartHeaders, token: person.token },
    payload: '--x--\r\n',
  })
  expect(without.json()).toMatchObject({ error: 'account.imageMissing' })
  expect(await upload(person, Buffer.alloc(imageBytes + 1))).toMatchObject({
    error: 'common.tooLarge',
  })
  expect(await upload(person, await png(), 'other' as never)).toMatchObject({
    error: 'common.invalid',
  })
  const whole = sharp(randomBytes(300 * 300 * 3), {
    raw: { width: 300, height: 300, channels: 3 },
  })
  const [asPng, asJpeg] = [await whole.png().toBuffer(), await whole.jpeg().toBuffer()]
  for (const bytes of [asPng, asJpeg]) {
    const half = await upload(person, bytes.subarray(0, bytes.length / 2))
    expect(half).toMatchObject({ error: 'account.imageBroken' })
  }
  const changed = Buffer.from(asPng)
  changed.fill(0xff, 5000, 5100)
  expect(await upload(person, changed)).toMatchObject({ error: 'account.imageBroken' })
  const cut = bmp({ bits: 24, width: 1, pixels: [[1, 2, 3]] }).subarray(0, -1)
  expect(await upload(person, cut)).toMatchObject({ error: 'account.imageBroken' })
})

test('a small file that claims to be an enormous picture costs little memory', async () => {
  const person = await someone()
  const before = process.memoryUsage.rss()
  const flat = bmp({ bits: 1, width: 8, pixels: Array.from({ length: 8 }, () => [0, 0, 0]) })
  flat.writeInt32LE(50_000, 18)
  flat.writeInt32LE(50_000, 22)
  const jpeg = await plainPicture(9, 9).jpeg().toBuffer()
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
  jpeg.writeUInt16BE(60_000, frame + 5)
  jpeg.writeUInt16BE(60_000, frame + 7)
  for (const bytes of [claimingPng(50_000, 50_000), flat, jpeg, claimingPng(2 ** 31 - 1, 1)]) {
    const { error } = await upload(person, bytes)
    expect(['account.imageTooLarge', 'account.imageBroken']).toContain(error)
  }
  expect(await upload(person, claimingPng(50_000, 50_000))).toMatchObject({
    error: 'account.imageTooLarge',
  })
  expect(process.memoryUsage.rss() - before).toBeLessThan(200 * 1024 * 1024)
})

test('additional content of a picture is removed', async () => {
  const person = await someone()
  const html = '<script>alert("polyglot")</script>'
  const php = '<?php system($_GET["polyglot"]); ?>'
  const zip = Buffer.from('504b03040a0000000000706f6c79676c6f74', 'hex')
  const plain = await png()
  const inside = Buffer.concat([
    plain.subarray(0, 33),
    pngChunk('tEXt', Buffer.from(`Comment\0${html}`, 'latin1')),
    pngChunk('zTXt', Buffer.concat([Buffer.from('polyglot\0\0'), deflateSync(html)])),
    plain.subarray(33),
  ])
  const carriers = [
    Buffer.concat([plain, Buffer.from(html)]),
    Buffer.concat([plain, zip]),
    inside,
    await plainPicture(9, 9)
      .withExif({ IFD0: { ImageDescription: php } })
      .jpeg()
      .toBuffer(),
    Buffer.concat([await plainPicture(9, 9).jpeg().toBuffer(), Buffer.from(php)]),
    Buffer.concat([bmp({ bits: 24, width: 1, pixels: [[1, 2, 3]] }), Buffer.from(html)]),
  ]
  for (const bytes of carriers) {
    const { code, data } = await upload(person, bytes)
    expect(code).toBe(0)
    const made = await fetched(data[0]!)
    for (const trace of ['polyglot', 'script', '<?php', 'PK\u0003\u0004']) {
      expect(made.includes(trace), trace).toBe(false)
    }
    const { exif, xmp, icc, iptc } = await sharp(made).metadata()
    expect([exif, xmp, icc, iptc]).toEqual([undefined, undefined, undefined, undefined])
  }
})

test('simultaneous uploads all succeed', async () => {
  const person = await someone()
  const one = await png()
  const answers = await Promise.all(Array.from({ length: 12 }, () => upload(person, one)))
  expect(answers.every(({ code }) => code === 0)).toBe(true)
})

test('only a signed-in person with a role may upload', async () => {
  const one = await png()
  expect(await upload(visitor, one)).toMatchObject({ error: 'common.noToken' })
  expect(await upload(await newUser('none'), one)).toMatchObject({ error: 'common.roleNeeded' })
  expect(await upload(await newUser('locked'), one)).toMatchObject({ error: 'common.sessionEnded' })
})
