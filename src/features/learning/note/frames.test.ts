import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listen, sendBytes, sha256Of, whenChecked } from '#src/features/content/file/test-upload.ts'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { eventually } from '#src/server/testing/eventually.ts'
import { plainPicture } from '#src/server/testing/pictures.ts'
import { randomHex } from '#src/web/random-hex.ts'
import { allRefused, openWorld, type Person, refusal } from '#tests/world.ts'
import { noteApi as api } from './contract.ts'
import { framesMost } from './limits.ts'
import { dropLooseFrames } from './server/drop-frames.ts'

const world = await openWorld()
const { app, newUser, newCourse } = world
const { kernel } = app
const { db } = kernel
const port = await listen(app)
const jpeg = await plainPicture(640, 360, '#1F6FEB').jpeg().toBuffer()
const png = await plainPicture(64, 36, '#1F6FEB').png().toBuffer()

async function withCourse() {
  const items = [{ kind: 'text' as const, name: '一', body: '<p>文</p>' }]
  const { courseId, itemIds } = await newCourse({ chapters: [{ name: '第一章', items }] })
  const learner = await newUser('student')
  await learner(courseApi.join, { courseId, fee: 0 })
  return { courseId, itemId: itemIds[0]!, learner }
}

const bodyWith = (...keys: string[]) =>
  keys.map((key) => `<p><img data-frame="${key}" alt="视频画面 7:12" /></p>`).join('')

const noteOn = (place: { courseId: number; itemId: number }, body: string) => ({
  ...{ courseId: place.courseId, itemId: place.itemId, key: randomHex(), save: randomHex() },
  ...{ anchor: { kind: 'second', second: 432.5 } as const, base: null, body },
})

/** Sends a frame as the device does. */
async function send(
  person: Person,
  { courseId, note, bytes = jpeg }: { courseId: number; note: string; bytes?: Buffer },
) {
  const frame = randomHex()
  const { url } = await person(api.beginFrame, { courseId, frame, size: bytes.length })
  await sendBytes(bytes, { url, token: person.token, port })
  const { file } = await whenChecked(person, frame, sha256Of(bytes))
  return { frame, file: file!.userFileId, keep: () => person(api.keepFrame, { frame, note }) }
}

const isThere = async (userFileId: number) =>
  (await db.execute(sql`select from user_files where id = ${userFileId}`)).rows.length > 0
const shown = async (person: Person) => {
  const { items, opened } = await person(api.getNotes, {})
  return items.map(({ body }) => opened[body] ?? body)
}

test('a frame is seen in its note once both have arrived, in whichever order, by its writer alone', async () => {
  const { learner, ...place } = await withCourse()
  const note = noteOn(place, '')
  const first = await send(learner, { ...place, note: note.key })
  // The text comes before the second frame does.
  const key = randomHex()
  const body = bodyWith(first.frame, key)
  await learner(api.saveNote, { ...note, body })
  expect(await first.keep()).toEqual({ frame: first.frame })
  expect(await first.keep()).toEqual({ frame: first.frame })
  await eventually(async () => {
    const [html] = await shown(learner)
    expect(html).toMatch(
      new RegExp(
        `^<p><img data-file="${first.file}" src="[^"]+" .* data-frame="${first.frame}" alt`,
      ),
    )
    expect(html).toContain(`<p><img data-frame="${key}" alt="视频画面 7:12" /></p>`)
  })
  const other = await newUser('student')
  await other(courseApi.join, { courseId: place.courseId, fee: 0 })
  await other(api.saveNote, noteOn(place, body))
  expect(await shown(other)).toEqual([body])
  await expect(other(api.keepFrame, { frame: first.frame, note: note.key })).rejects.toMatchObject(
    refusal('note.frameUnknown'),
  )
})

test('a frame is a JPEG picture of a person who may write notes in the course', async () => {
  const { learner, ...place } = await withCourse()
  const note = randomHex()
  const { keep } = await send(learner, { ...place, note, bytes: png })
  await expect(keep()).rejects.toMatchObject(refusal('note.frameOtherType'))
  const begin = { courseId: place.courseId, frame: randomHex(), size: 100 }
  const stranger = await newUser('student')
  await allRefused([stranger(api.beginFrame, begin)], refusal('course.notJoined'))
  await allRefused(
    [learner(api.keepFrame, { frame: begin.frame, note })],
    refusal('note.frameUnknown'),
  )
  // Begun, and not sent.
  expect(await learner(api.beginFrame, begin)).toEqual(await learner(api.beginFrame, begin))
  await allRefused(
    [learner(api.keepFrame, { frame: begin.frame, note })],
    refusal('note.frameUnknown'),
  )
  await allRefused(
    [learner(api.beginFrame, { ...begin, frame: randomHex(), size: 3 * 1024 * 1024 })],
    refusal('common.invalid'),
  )
})

test('a note may be a frame alone, and holds so many', async () => {
  const { learner, ...place } = await withCourse()
  const keys = (count: number) => Array.from({ length: count }, () => randomHex())
  await learner(api.saveNote, noteOn(place, bodyWith(...keys(framesMost))))
  const more = noteOn(place, bodyWith(...keys(framesMost + 1)))
  await expect(learner(api.saveNote, more)).rejects.toMatchObject(refusal('note.tooLong'))
})

test('frames go with their note, but one whose text was copied stays with the copy', async () => {
  const { learner, ...place } = await withCourse()
  const note = noteOn(place, '')
  const [alone, copied] = [
    await send(learner, { ...place, note: note.key }),
    await send(learner, { ...place, note: note.key }),
  ]
  await Promise.all([alone.keep(), copied.keep()])
  await learner(api.saveNote, { ...note, body: bodyWith(alone.frame, copied.frame) })
  await learner(api.saveNote, noteOn(place, bodyWith(copied.frame)))
  await learner(api.deleteNote, { key: note.key, revision: 1 })
  expect([await isThere(alone.file), await isThere(copied.file)]).toEqual([false, true])
})

test('a frame that no note names is deleted after a week; one that a note names is not', async () => {
  const { learner, ...place } = await withCourse()
  const note = noteOn(place, '')
  const [named, removed, unkept, fresh] = [
    await send(learner, { ...place, note: note.key }),
    await send(learner, { ...place, note: note.key }),
    await send(learner, { ...place, note: note.key }),
    await send(learner, { ...place, note: note.key }),
  ]
  await Promise.all([named, removed, fresh].map(({ keep }) => keep()))
  const saved = await learner(api.saveNote, { ...note, body: bodyWith(named.frame, removed.frame) })
  await learner(api.saveNote, {
    ...{ ...note, save: randomHex(), base: { revision: 1, body: saved.body } },
    body: bodyWith(named.frame),
  })
  // As if the note and the frame had been saved at the same moment.
  await db.execute(sql`update note_frames set note_id = null where key = ${named.frame}`)
  await db.execute(sql`
    update note_frames set began_at = now() - interval '8 days'
    where user_id = ${learner.id} and key <> ${fresh.frame}`)
  await dropLooseFrames(kernel)
  const there = [named, removed, unkept, fresh].map(({ file }) => isThere(file))
  expect(await Promise.all(there)).toEqual([true, false, false, true])
})

test('a frame that is kept locks its note first, as a save of the note does', async () => {
  const { learner, ...place } = await withCourse()
  const note = noteOn(place, '')
  const { frame, keep } = await send(learner, { ...place, note: note.key })
  await learner(api.saveNote, { ...note, body: bodyWith(frame) })
  await db.execute(sql`update note_frames set note_id = null where key = ${frame}`)
  let keeping: Promise<unknown> | undefined
  await db.transaction(async (tx) => {
    await tx.execute(sql`select from notes where user_id = ${learner.id} for update`)
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    keeping = keep()
    keeping.catch(() => undefined)
    await eventually(async () => {
      const waiting = await db.execute(sql`
        select from pg_stat_activity where ${rows[0]!.pid}::int = any(pg_blocking_pids(pid))`)
      expect(waiting.rows).toHaveLength(1)
    })
    await tx.execute(sql`select from note_frames where key = ${frame} for update nowait`)
  })
  expect(await keeping).toEqual({ frame })
})
