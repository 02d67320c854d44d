import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { studyApi } from '#src/features/learning/study/contract.ts'
import { endSessions } from '#src/features/people/account/server/end-sessions.ts'
import { beginWork } from '#src/server/media/begin-works.ts'
import { mediaWork } from '#src/server/media/tables.ts'
import { openWorld, type Person, refusal } from '#tests/world.ts'
import { fileApi } from '../file/contract.ts'
import { testFiles } from '../file/test-files.ts'
import { readingRight } from '../file/server/reading-right.ts'
import { filmApi } from './contract.ts'
import { findFilm } from './server/find-film.ts'
import { withFfmpeg } from './server/open-ffmpeg.ts'
import { probeWork } from './server/probe-film.ts'
import { worksAfterProbe } from './server/works-after-probe.ts'
import { films } from './tables.ts'
import { filmBytes, testFilms } from './test-films.ts'

const world = await openWorld({ FFMPEG: 'embedded' })
const { app, newUser, newCourse, visitor } = world
const { kernel } = app
const { give, finished, get } = testFilms(world)
const { give: giveFile } = testFiles(world)

const teacher = await newUser('teacher')
/** One film that most tests look at; its making takes seconds. */
const film = await give(teacher, 'surround.mkv')
let made: Awaited<ReturnType<typeof finished>>
beforeAll(async () => {
  made = await finished(teacher, film.userFileId)
})
const open = (person: Person, input: { file: number; right?: string }) =>
  person(filmApi.getFilm, input)

/** The addresses of a playlist, made absolute. */
async function lines(url: string): Promise<string[]> {
  const { status, body } = await get(url)
  expect(status).toBe(200)
  const names = body.toString().match(/^[^#\n].*$|(?<=URI=")[^"]+/gm) ?? []
  return names.map((name) => new URL(name, `http://x${url}`).pathname)
}

test('a film becomes a playlist whose parts, one after the other, are that film', async () => {
  expect(made).toMatchObject({
    ...{ kind: 'film', name: 'surround.mkv', state: 'done', percent: 100, failure: null },
    ...{ width: 320, height: 180 },
    original: { playable: false, bytes: film.file.size },
    rungs: [{ kind: 'hls-360', width: 320, height: 180 }],
  })
  expect(made.duration).toBeCloseTo(2, 1)
  const [rung] = await lines(made.hls!)
  const parts = await lines(rung!)
  const bytes = await Promise.all(parts.map(async (part) => (await get(part)).body))
  expect(bytes.length).toBeGreaterThan(1)
  const folder = await mkdtemp(join(tmpdir(), 'farsail-film-'))
  const path = join(folder, 'whole.mp4')
  await writeFile(path, Buffer.concat(bytes))
  const { signal } = new AbortController()
  const facts = await withFfmpeg(kernel, signal, (ffmpeg) => ffmpeg.facts(path))
  await rm(folder, { recursive: true })
  expect(facts).toMatchObject({
    picture: { codec: 'h264', width: 320, height: 180 },
    sound: { codec: 'aac', channels: 2 },
  })
  expect(Math.abs(facts.seconds - 2)).toBeLessThan(0.15)
})

test('its poster, its small pictures and its sound are there', async () => {
  const poster = await sharp((await get(made.poster!)).body).metadata()
  expect(poster).toMatchObject({ format: 'webp', width: 320, height: 180 })
  const sprite = made.sprite!
  const sheet = await sharp((await get(sprite.url)).body).metadata()
  expect(sheet).toMatchObject({
    width: sprite.width * sprite.columns,
    height: sprite.height * sprite.rows,
  })
  const sound = await get(made.sound!)
  expect([sound.status, sound.type, sound.body.toString('latin1', 4, 8)]).toEqual([
    200,
    'audio/mp4',
    'ftyp',
  ])
})

test('the list, the page and the player of a film show one percentage, which counts all of its works', async () => {
  const { userFileId, file } = await giveFile(teacher, 'half.mp4', { bytes: 'half of a film' })
  const facts = { ...(await findFilm(kernel.db, film.file.id)), fileId: file.id }
  await kernel.db.insert(films).values(facts)
  const expected = worksAfterProbe(facts.facts, false)
  expect(expected).toEqual(['film-sound', 'film-360', 'film-preview'])
  await kernel.db.insert(mediaWork).values([
    { fileId: file.id, name: 'film-probe', state: 'done', expected },
    { fileId: file.id, name: 'film-sound', state: 'done' },
    { fileId: file.id, name: 'film-360', state: 'working', percent: 40 },
  ])
  const { items } = await teacher(fileApi.getFiles, { keyword: 'half' })
  const { work } = await teacher(fileApi.getFile, { userFileId })
  const player = await open(teacher, { file: userFileId })
  const shown = { state: 'working', percent: 55 }
  expect([items[0]!.work, work, player]).toMatchObject([shown, shown, shown])
})

test('work that runs a second time changes nothing', async () => {
  const names = ['film-360', 'film-probe']
  const endOf = async () => {
    const { rows } = await kernel.db.execute<{ at: string }>(
      sql`select min(ended_at)::text as at from media_work
        where file_id = ${film.file.id} and name = any(${sql.param(names)})`,
    )
    return rows[0]!.at
  }
  const first = await endOf()
  for (const name of names) await beginWork(kernel, kernel.db, film.file.id, name)
  const again = await finished(teacher, film.userFileId)
  expect(again.rungs).toEqual(made.rungs)
  expect((await endOf()) > first).toBe(true)
})

test('a film is watched by its owner, by people of its course and by a link, and by nobody else', async () => {
  const { userFileId } = film
  const [student, stranger, other] = await Promise.all([
    newUser('student'),
    newUser('student'),
    newUser('teacher'),
  ])
  const { courseId, itemIds } = await newCourse({
    ownerId: teacher.id,
    chapters: [{ name: '一', items: [{ kind: 'video', name: '装船', userFileId }] }],
  })
  await student(courseApi.join, { courseId, fee: 0 })
  expect((await open(student, { file: userFileId })).hls).not.toBeNull()
  const { video } = await student(studyApi.getItem, { courseId, itemId: itemIds[0]! })
  expect(video!.film).toMatchObject({ state: 'done', rungs: [{ kind: 'hls-360' }] })
  const right = readingRight(
    kernel,
    { userFileId, linkRound: 0 },
    { download: false, print: false },
    3600,
  )
  expect((await open(visitor, { file: userFileId, right })).hls).not.toBeNull()
  expect((await open(student, { file: userFileId })).frames).toEqual([])

  // The course shows that there is a film, so that the refusal may say so.
  for (const person of [stranger, other, visitor]) {
    await expect(open(person, { file: userFileId })).rejects.toMatchObject(
      refusal('file.notReadable'),
    )
  }
  const elsewhere = await giveFile(other, 'elsewhere.mp4')
  const forged = { file: elsewhere.userFileId, right }
  for (const input of [{ file: elsewhere.userFileId }, forged, { file: 999_999 }]) {
    await expect(open(student, input)).rejects.toMatchObject(refusal('file.unknown'))
  }
  const ended = readingRight(
    kernel,
    { userFileId, linkRound: 0 },
    { download: false, print: false },
    -3600,
  )
  await expect(open(visitor, { file: userFileId, right: ended })).rejects.toMatchObject(
    refusal('file.linkExpired'),
  )
})

test('addresses of a film are good for one film and one session that is open', async () => {
  const other = await giveFile(teacher, 'other.mp4')
  const student = await newUser('student')
  const right = readingRight(
    kernel,
    { userFileId: film.userFileId, linkRound: 0 },
    { download: false, print: false },
    3600,
  )
  const { hls } = await open(student, { file: film.userFileId, right })
  const status = async (url: string) => (await get(url)).status
  expect(await status(hls!)).toBe(200)
  const [rung] = await lines(hls!)
  const [, part] = await lines(rung!)
  const { url: original } = (await open(student, { file: film.userFileId, right })).original
  const sent = await kernel.app.inject({ url: original, headers: { range: 'bytes=24-31' } })
  expect([sent.statusCode, sent.body, sent.headers['content-type']]).toEqual([
    ...[206, 'matroska', 'video/matroska'],
  ])
  const tampered = [
    original.replace(`/${film.file.id}/`, `/${other.file.id}/`),
    original.replace('/0.', '/1.'),
    hls!.replace(`/${film.file.id}/`, `/${other.file.id}/`),
    hls!.replace(/\/(\d+)\./, (_, expires: string) => `/${Number(expires) + 600}.`),
    hls!.replace(/\.(\d+)\./, '.0.'),
    hls!.replace('film.m3u8', 'hls-1080.m3u8'),
    hls!.replace('film.m3u8', 'posters.m3u8'),
    hls!.replace('film.m3u8', 'film.mpd'),
  ]
  for (const url of tampered) expect([url, await status(url)]).toEqual([url, 404])
  await kernel.db.transaction((tx) => endSessions(tx, { userId: student.id }))
  kernel.sessions.forget(student.id)
  for (const url of [hls!, rung!, part!, original]) expect(await status(url)).toBe(404)
})

test('its owner chooses a frame or a picture as its poster', async () => {
  const { userFileId } = film
  const choose = (more: object, person = teacher) =>
    person(filmApi.choosePoster, { userFileId, ...more })
  const chosen = (view: { frames: { isChosen: boolean }[] }) =>
    view.frames.findIndex(({ isChosen }) => isChosen)
  const proposed = chosen(made)
  const frame = made.frames.length - 1 - proposed
  await choose({ frame })
  const view = await open(teacher, { file: userFileId })
  expect([chosen(view), view.poster]).toEqual([frame, view.frames[frame]!.url])

  const picture = await giveFile(teacher, 'a.png')
  await choose({ pictureId: picture.userFileId })
  expect((await open(teacher, { file: userFileId })).poster).toContain('/files/')
  // It is in use now.
  await expect(
    teacher(fileApi.deleteFiles, { userFileIds: [picture.userFileId] }),
  ).rejects.toMatchObject(refusal('file.inUse'))
  await choose({})
  expect(chosen(await open(teacher, { file: userFileId }))).toBe(proposed)

  const stranger = await newUser('teacher')
  await expect(choose({ frame: 0 }, stranger)).rejects.toMatchObject(refusal('file.unknown'))
  await expect(choose({ frame: 19 })).rejects.toMatchObject(refusal('film.noSuchFrame'))
  const notMine = await giveFile(stranger, 'b.png')
  for (const [pictureId, why] of [
    [notMine.userFileId, 'file.unknown'],
    [userFileId, 'file.otherType'],
  ] as const) {
    await expect(choose({ pictureId })).rejects.toMatchObject(refusal(why))
  }
})

test('a sound that no browser plays becomes one that all do', async () => {
  // Two seconds of silence, as telephones record.
  const frame = Buffer.concat([Buffer.from([4]), Buffer.alloc(12)])
  const amr = Buffer.concat([Buffer.from('#!AMR\n'), ...Array.from({ length: 100 }, () => frame)])
  const sound = await give(teacher, 'voice.amr', amr)
  const view = await finished(teacher, sound.userFileId)
  expect(view).toMatchObject({ kind: 'sound', hls: null, poster: null, rungs: [] })
  expect(view.original.playable).toBe(false)
  expect((await get(view.sound!)).type).toBe('audio/mp4')
})

test('a broken film says why, and its original is still there', async () => {
  const cut = await give(teacher, 'cut.mp4', (await filmBytes('portrait.mp4')).subarray(0, 9000))
  const view = await finished(teacher, cut.userFileId)
  expect(view.state).toBe('failed')
  expect(view.failure).toMatch(/^文件已损坏/)
  expect((await get(view.original.url)).status).toBe(200)
})

test('a film without one whole frame is broken at the first look, and does not play as it was uploaded', async () => {
  const cut = await give(teacher, 'cut.mp4', (await filmBytes('plain.mp4')).subarray(0, 3000))
  const view = await finished(teacher, cut.userFileId)
  expect(view).toMatchObject({ state: 'failed', original: { playable: false } })
  const [row] = await kernel.db
    .select({ failure: mediaWork.failure, attempts: mediaWork.attempts })
    .from(mediaWork)
    .where(eq(mediaWork.fileId, cut.file.id))
  expect(row).toEqual({ failure: 'broken', attempts: 1 })
  const { steps } = await teacher(fileApi.getFile, { userFileId: cut.userFileId })
  expect(steps[0]!.failure!.zh).toMatch(/^视频加载失败：文件已损坏/)

  // Learners read the reason, and nothing that only its owner can do.
  const student = await newUser('student')
  const { courseId, itemIds } = await newCourse({
    ownerId: teacher.id,
    chapters: [
      { name: '一', items: [{ kind: 'video', name: '装船', userFileId: cut.userFileId }] },
    ],
  })
  await student(courseApi.join, { courseId, fee: 0 })
  const { video } = await student(studyApi.getItem, { courseId, itemId: itemIds[0]! })
  expect(video!.film.failure).toBe('文件已损坏，无法打开')
})

test('a film that ends before its first frame is broken for either FFmpeg', async () => {
  const bytes = (await filmBytes('divx.avi')).subarray(0, 10_100)
  const { file, userFileId } = await give(teacher, 'cut.avi', bytes)
  expect((await finished(teacher, userFileId)).failure).toMatch(/^文件已损坏/)
  const run = {
    ...{ signal: new AbortController().signal, last: false, follow() {} },
    ...{ progress: async () => {}, expect: async () => {} },
  }
  const config = { ...kernel.config, FFMPEG: 'auto' }
  await expect(probeWork.run({ ...kernel, config }, file, run)).rejects.toMatchObject({
    code: 'broken',
  })
})

test('a light film that every browser plays is left as it is, with its poster and small pictures', async () => {
  const light = await give(teacher, 'plain.mp4')
  const view = await finished(teacher, light.userFileId)
  expect(view).toMatchObject({
    ...{ state: 'done', percent: 100, hls: null, rungs: [] },
    original: { playable: true },
  })
  expect((await sharp((await get(view.sprite!.url)).body).stats()).entropy).toBeGreaterThan(1)
  expect((await get(view.poster!)).status).toBe(200)
  expect((await get(view.sound!)).body.length).toBeLessThan(light.file.size)
})

test('a recording of a browser gets its length, and takes with it what was made of it', async () => {
  const gone = await give(teacher, 'recorder.webm')
  const { hls, duration } = await finished(teacher, gone.userFileId)
  expect(duration).toBeCloseTo(1, 0)
  expect((await get(hls!)).status).toBe(200)
  await teacher(fileApi.deleteFiles, { userFileIds: [gone.userFileId] })
  expect(await kernel.db.$count(films, eq(films.fileId, gone.file.id))).toBe(0)
  expect((await get(hls!)).status).toBe(404)
})
