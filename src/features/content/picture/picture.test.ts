import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { newUserFile } from '#src/features/content/file/server/new-user-file.ts'
import { beginWorks } from '#src/server/media/begin-works.ts'
import { fileRenditions } from '#src/server/media/tables.ts'
import { removeFile } from '#src/server/storage/remove-file.ts'
import { saveFile } from '#src/server/storage/save-file.ts'
import { files } from '#src/server/storage/tables.ts'
import { eventually } from '#src/server/testing/eventually.ts'
import { plainPicture } from '#src/server/testing/pictures.ts'
import { openWorld, refusal } from '#tests/world.ts'
import { userFiles } from '#src/features/content/file/tables.ts'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { courses } from '#src/features/learning/course/tables.ts'
import { pictureApi } from './contract.ts'
import { publishPicture } from './server/publish-picture.ts'

const { app, newUser, newCourse, visitor } = await openWorld()
const { kernel } = app
const { db } = kernel
const teacher = await newUser('teacher')

/** A picture of the teacher's, as it stands after its upload. */
async function upload(bytes: Buffer, mime = 'image/png') {
  const file = await saveFile(kernel, {
    ...{ bytes, mime, name: '封面.png', ownerId: teacher.id },
    visibility: 'private',
  })
  const userFileId = await db.transaction(async (tx) => {
    await beginWorks(kernel, tx, file)
    return newUserFile(tx, { ownerId: teacher.id, file })
  })
  return { userFileId, fileId: file.id }
}
const read = (userFileId: number) => teacher(pictureApi.getPicture, { userFileId })
const ready = (userFileId: number) =>
  eventually(async () => {
    const picture = await read(userFileId)
    expect(picture.state).toBe('ready')
    return picture
  })

// The left half red, the right half blue.
const halves = await plainPicture(640, 450, '#00d')
  .composite([
    {
      input: { create: { width: 320, height: 450, channels: 3, background: '#d00' } },
      left: 0,
      top: 0,
    },
  ])
  .png()
  .toBuffer()
const mine = await upload(halves)
await ready(mine.userFileId)
const rightHalf = { x: 0.5, y: 0.25, width: 0.5, height: 0.4 }
const crop = (input: Parameters<typeof teacher<typeof pictureApi.cropPicture>>[1]) =>
  teacher(pictureApi.cropPicture, input)

test('a picture is made in both formats, readable by its owner’s session only', async () => {
  const { whole, cover, crop: chosen, focus } = await read(mine.userFileId)
  expect([cover, chosen, focus]).toEqual([null, null, null])
  expect(whole).toMatchObject({ width: 640, height: 450, focus: { x: 0.5, y: 0.5 } })
  expect(whole!.widths.map(({ width }) => width)).toEqual([480, 640])
  for (const format of ['avif', 'webp'] as const) {
    const answer = await kernel.app.inject({ url: whole!.widths[0]![format] })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, `image/${format}`])
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(480)
  }
  const other = await newUser('teacher')
  await expect(other(pictureApi.getPicture, { userFileId: mine.userFileId })).rejects.toMatchObject(
    refusal('picture.pictureUnknown'),
  )
})

test('a crop becomes the cover, moves with its focal point, and is taken back without a trace', async () => {
  const { userFileId } = mine
  const focus = { x: 0.75, y: 0.45 }
  const cropped = await crop({ userFileId, crop: rightHalf, focus })
  expect(cropped).toMatchObject({ crop: rightHalf, focus, whole: { focus } })
  const cover = await eventually(async () => {
    const answer = await read(userFileId)
    expect(answer.cover).not.toBeNull()
    return answer.cover!
  })
  expect(cover.widths.map(({ width }) => width)).toEqual([320])
  expect(cover.width / cover.height).toBeCloseTo(16 / 9, 1)
  expect(cover.focus.x).toBeCloseTo(0.5)
  const bytes = (await kernel.app.inject({ url: cover.widths[0]!.webp })).rawPayload
  expect((await sharp(bytes).stats()).dominant.b).toBeGreaterThan(200)

  expect(await crop({ userFileId, crop: null, focus: null })).toMatchObject({
    ...{ crop: null, focus: null, cover: null, state: 'ready' },
  })
  await eventually(async () => {
    const kinds = await db
      .select({ kind: fileRenditions.kind })
      .from(fileRenditions)
      .where(eq(fileRenditions.fileId, mine.fileId))
    expect(kinds.filter(({ kind }) => kind.startsWith('cover-'))).toEqual([])
  })
})

test('a crop of another shape, of another’s picture or of no picture is refused', async () => {
  const { userFileId } = mine
  const square = { x: 0, y: 0, width: 0.5, height: 0.9 }
  await expect(crop({ userFileId, crop: square, focus: null })).rejects.toMatchObject(
    refusal('picture.cropNotWide'),
  )
  const beyond = { ...rightHalf, x: 0.6 }
  expect(
    await teacher.ask(pictureApi.cropPicture, { userFileId, crop: beyond, focus: null }),
  ).toMatchObject({ status: 400 })
  const other = await newUser('teacher')
  await expect(
    other(pictureApi.cropPicture, { userFileId, crop: null, focus: null }),
  ).rejects.toMatchObject(refusal('picture.pictureUnknown'))
  const text = await upload(Buffer.from('no picture'), 'text/plain')
  await expect(read(text.userFileId)).rejects.toMatchObject(refusal('picture.pictureUnknown'))
})

test('a broken picture says so, and cannot be cropped', async () => {
  const { userFileId } = await upload(halves.subarray(0, 400))
  await eventually(async () =>
    expect(await read(userFileId)).toMatchObject({ state: 'failed', failure: 'broken' }),
  )
  await expect(crop({ userFileId, crop: null, focus: null })).rejects.toMatchObject(
    refusal('picture.pictureNotReady'),
  )
})

test('a published picture shows its widths to everybody and keeps its original private', async () => {
  const { fileId, userFileId } = await upload(
    await plainPicture(300, 200).webp().toBuffer(),
    'image/webp',
  )
  expect(await publishPicture(db, fileId)).toBe(false)
  await ready(userFileId)
  const open = () =>
    db
      .select({ id: files.id, name: files.name, visibility: files.visibility })
      .from(fileRenditions)
      .innerJoin(files, eq(files.id, fileRenditions.resultId))
      .where(eq(fileRenditions.fileId, fileId))
  expect((await open()).map(({ visibility }) => visibility)).toEqual(['private', 'private'])
  expect(await publishPicture(db, fileId)).toBe(true)
  for (const { id, name } of await open()) {
    const answer = await kernel.app.inject({ url: `/files/${id}/${name}` })
    expect(answer.headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable' })
  }
  const original = await kernel.app.inject({
    url: `/files/${fileId}/${encodeURIComponent('封面.png')}`,
  })
  expect(original.statusCode).toBe(404)
})

const widthsOf = ({ webp }: { webp: string }) =>
  webp.split(', ').map((one) => Number(/ (\d+)w$/.exec(one)?.[1]))

test('the cover of a course is the crop of its picture, at addresses for everybody', async () => {
  const { courseId } = await newCourse()
  const { userFileId, fileId } = mine
  await db.update(courses).set({ coverUserFileId: userFileId }).where(eq(courses.id, courseId))
  const coverOf = async () => (await visitor(courseApi.getCourse, { courseId })).cover
  expect(await coverOf()).toBeNull()
  await publishPicture(db, fileId)
  expect(widthsOf((await coverOf())!)).toEqual([480, 640])
  await crop({ userFileId, crop: rightHalf, focus: null })
  const cover = await eventually(async () => {
    const found = await coverOf()
    expect(widthsOf(found!)).toEqual([320])
    return found!
  })
  const answer = await kernel.app.inject({ url: cover.avif.split(' ')[0]! })
  expect(answer.headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
  })
})

test('all that was made of a picture is deleted with it', async () => {
  const { fileId, userFileId } = await upload(await plainPicture(200, 100).png().toBuffer())
  await ready(userFileId)
  const made = await db
    .select({ id: fileRenditions.resultId })
    .from(fileRenditions)
    .where(eq(fileRenditions.fileId, fileId))
  await db.delete(userFiles).where(eq(userFiles.id, userFileId))
  await removeFile(kernel, fileId)
  for (const { id } of made) {
    const [row] = await db.select().from(files).where(eq(files.id, id))
    expect(row?.looseUntil?.getTime()).toBeLessThanOrEqual(Date.now())
  }
})
