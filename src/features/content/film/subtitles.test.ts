import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { studyApi } from '#src/features/learning/study/contract.ts'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { saveFile } from '#src/server/storage/save-file.ts'
import { openWorld, refusal } from '#tests/world.ts'
import { newUserFile } from '../file/server/new-user-file.ts'
import { filmApi } from './contract.ts'
import { filmCues, filmSubtitles } from './tables.ts'

const world = await openWorld()
const { app, newUser, newCourse } = world
const { kernel } = app
const teacher = await newUser('teacher')
const cues = [
  { from: 1000, to: 2000, text: '提单' },
  { from: 3000, to: 4500, text: '装船 <b> & 卸货' },
]

/** A film whose bytes are never looked at. */
async function film(ownerId: number) {
  const bytes = new TextEncoder().encode(crypto.randomUUID())
  const about = { name: '装船.mp4', mime: 'video/mp4', visibility: 'private' as const, ownerId }
  const file = await saveFile(kernel, { ...about, bytes })
  return { userFileId: await newUserFile(kernel.db, { ownerId, file }) }
}
const get = (url: string) => kernel.app.inject({ url })

test('subtitles are added, edited by version, downloaded in both formats, and deleted', async () => {
  const { userFileId } = await film(teacher.id)
  const zh = { userFileId, language: 'zh' as const }
  expect(await teacher(filmApi.addSubtitle, { ...zh, cues })).toEqual({ version: 1 })
  await expect(teacher(filmApi.addSubtitle, zh)).rejects.toMatchObject(
    refusal('film.subtitleExists'),
  )
  await teacher(filmApi.addSubtitle, { userFileId, language: 'en', label: 'English (full)' })
  const list = await teacher(filmApi.getSubtitles, { userFileId })
  expect(list).toMatchObject([
    { language: 'zh', label: '中文', cues: 2, version: 1 },
    { language: 'en', label: 'English (full)', cues: 0 },
  ])
  const vtt = await get(list[0]!.vtt)
  expect([vtt.statusCode, vtt.headers['content-type']]).toEqual([200, 'text/vtt; charset=utf-8'])
  expect(vtt.body).toContain('00:00:03.000 --> 00:00:04.500\n装船 &lt;b&gt; &amp; 卸货')
  const srt = await get(list[0]!.srt)
  expect(srt.headers['content-disposition']).toContain('attachment')
  expect(srt.body).toMatch(/^1\n00:00:01,000 --> 00:00:02,000\n提单\n/)

  const shifted = cues.map(({ text, ...cue }) => ({ from: cue.from + 500, to: cue.to + 500, text }))
  const save = { ...zh, cues: shifted.toReversed() }
  expect(await teacher(filmApi.saveSubtitle, { ...save, version: 1 })).toEqual({ version: 2 })
  await expect(teacher(filmApi.saveSubtitle, { ...save, version: 1 })).rejects.toMatchObject(
    refusal('film.subtitleChanged'),
  )
  expect(await teacher(filmApi.getCues, zh)).toMatchObject({ version: 2, cues: shifted })

  await teacher(filmApi.deleteSubtitle, zh)
  await expect(teacher(filmApi.getCues, zh)).rejects.toMatchObject(refusal('film.subtitleUnknown'))
  expect((await get(list[0]!.vtt)).statusCode).toBe(404)
})

test('two saves of one version: one is kept, the other is told of it', async () => {
  const { userFileId } = await film(teacher.id)
  const zh = { userFileId, language: 'zh' as const }
  await teacher(filmApi.addSubtitle, { ...zh, cues })
  const saves = [1, 2].map((at) =>
    teacher(filmApi.saveSubtitle, { ...zh, version: 1, cues: cues.slice(0, at) }),
  )
  const states = (await Promise.allSettled(saves)).map(({ status }) => status)
  expect(states.toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('only the owner edits; learners get the tracks with their film, and nobody else', async () => {
  const { userFileId } = await film(teacher.id)
  await teacher(filmApi.addSubtitle, { userFileId, language: 'zh', cues })
  const other = await newUser('teacher')
  const zh = { userFileId, language: 'zh' as const }
  for (const act of [
    () => other(filmApi.getSubtitles, { userFileId }),
    () => other(filmApi.getCues, zh),
    () => other(filmApi.saveSubtitle, { ...zh, version: 1, cues }),
    () => other(filmApi.deleteSubtitle, zh),
  ]) {
    await expect(act()).rejects.toMatchObject(refusal('file.unknown'))
  }
  const { courseId, itemIds } = await newCourse({
    ownerId: teacher.id,
    chapters: [{ name: '一', items: [{ kind: 'video', name: '装船', userFileId }] }],
  })
  const student = await newUser('student')
  await student(courseApi.join, { courseId, fee: 0 })
  const { video } = await student(studyApi.getItem, { courseId, itemId: itemIds[0]! })
  expect(video?.tracks).toMatchObject([{ language: 'zh', label: '中文' }])
  const { url } = video!.tracks[0]!
  expect((await get(url)).statusCode).toBe(200)
  // The signature covers one film: another track's number, another film or a changed sign answers 404.
  const elsewhere = await film(teacher.id)
  await teacher(filmApi.addSubtitle, { ...elsewhere, language: 'zh', cues })
  const [row] = await kernel.db
    .select()
    .from(filmSubtitles)
    .where(eq(filmSubtitles.userFileId, elsewhere.userFileId))
  expect((await get(url.replace(/\d+-1\.vtt$/, `${row!.id}-1.vtt`))).statusCode).toBe(404)
  expect((await get(url.replace('/subtitles/', 'x/subtitles/'))).statusCode).toBe(404)
})

test('a file of subtitles from an earlier version is read once, when it is needed', async () => {
  const { userFileId } = await film(teacher.id)
  const bytes = new TextEncoder().encode('WEBVTT\n\n00:01.000 --> 00:02.000\n提单\n')
  const about = { name: 'zh.vtt', mime: 'text/vtt', visibility: 'private' as const, ownerId: null }
  const file = await saveFile(kernel, { ...about, bytes })
  const [row] = await kernel.db
    .insert(filmSubtitles)
    .values({ userFileId, language: 'zh', sourceFileId: file.id })
    .returning()
  const read = () => teacher(filmApi.getCues, { userFileId, language: 'zh' })
  const [one, two] = await Promise.all([read(), read()])
  expect(one.cues).toEqual([{ from: 1000, to: 2000, text: '提单' }])
  expect(two.cues).toEqual(one.cues)
  const stored = await kernel.db.select().from(filmCues).where(eq(filmCues.subtitleId, row!.id))
  expect(stored).toHaveLength(1)
})
