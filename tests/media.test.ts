import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { beginWork, beginWorks } from '#src/server/media/begin-works.ts'
import { mediaPrefix } from '#src/server/media/media-token.ts'
import { originalUrl } from '#src/server/media/original.ts'
import { renditionOf, saveRendition } from '#src/server/media/renditions.ts'
import { retryWorks } from '#src/server/media/retry-works.ts'
import { runWork } from '#src/server/media/run-work.ts'
import { fileRenditions, mediaWork } from '#src/server/media/tables.ts'
import { LeftToOthers, MediaFailure, type MediaWork } from '#src/server/media/work.ts'
import { looseFilesJob } from '#src/server/storage/remove-file.ts'
import { saveFile } from '#src/server/storage/save-file.ts'
import { type FileRow, files } from '#src/server/storage/tables.ts'
import { endSessions } from '#src/features/people/account/server/end-sessions.ts'
import { eventually } from '#src/server/testing/eventually.ts'
import { openWorld } from './world.ts'

const { app, newUser } = await openWorld()
const { kernel } = app
afterEach(() => void vi.useRealTimers())

/** The works of this test, beside those of the rooms. */
function add(work: Pick<MediaWork, 'name' | 'run'> & Partial<MediaWork>): void {
  const whole = { title: { zh: '测试', en: 'Test' }, lane: 'quick' as const, timeout: 60, ...work }
  ;(kernel.works as Map<string, MediaWork>).set(work.name, whole)
}
let made = 0
const newFile = () => {
  const bytes = Buffer.from(`media ${(made += 1)}`)
  return saveFile(kernel, {
    bytes,
    name: 'a.test',
    mime: 'test/media',
    visibility: 'private',
    ownerId: null,
  })
}
const stateOf = async (fileId: number, name: string) =>
  (await kernel.db.select().from(mediaWork).where(eq(mediaWork.fileId, fileId))).find(
    (row) => row.name === name,
  )
const media = (path: string, headers = {}) => kernel.app.inject({ url: path, headers })

test('works of a type begin with the file, follow each other and are done once', async () => {
  const ran: string[] = []
  add({
    name: 'test-first',
    takes: (mime) => mime === 'test/media',
    async run(_kernel, file, { follow, progress }) {
      ran.push(`first ${file.id}`)
      await progress(40)
      follow('test-second')
    },
  })
  add({
    name: 'test-second',
    lane: 'document',
    run: async (_kernel, { id }) => void ran.push(`second ${id}`),
  })
  const file = await newFile()
  await kernel.db.transaction((tx) => beginWorks(kernel, tx, file))
  await eventually(async () =>
    expect(await stateOf(file.id, 'test-second')).toMatchObject({ state: 'done', percent: 100 }),
  )
  expect(await stateOf(file.id, 'test-first')).toMatchObject({ state: 'done', attempts: 1 })
  expect(ran).toEqual([`first ${file.id}`, `second ${file.id}`])
})

test('a failure with a reason is noted and not tried again until a person asks for it', async () => {
  let runs = 0
  add({
    name: 'test-refused',
    async run() {
      runs += 1
      if (runs === 1) throw new MediaFailure('encrypted')
    },
  })
  const file = await newFile()
  await beginWork(kernel, kernel.db, file.id, 'test-refused')
  await eventually(async () =>
    expect(await stateOf(file.id, 'test-refused')).toMatchObject({
      state: 'failed',
      failure: 'encrypted',
    }),
  )
  expect(runs).toBe(1)
  await beginWork(kernel, kernel.db, file.id, 'test-refused')
  await eventually(async () =>
    expect(await stateOf(file.id, 'test-refused')).toMatchObject({ state: 'done', failure: null }),
  )
})

test('work beyond its time is stopped and says so', async () => {
  add({
    name: 'test-slow',
    timeout: 0.05,
    run: (_kernel, _file, { signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error))
      }),
  })
  const file = await newFile()
  await beginWork(kernel, kernel.db, file.id, 'test-slow')
  await eventually(async () =>
    expect(await stateOf(file.id, 'test-slow')).toMatchObject({
      state: 'failed',
      failure: 'tooLong',
    }),
  )
})

test('a work that does not heed its end holds up no other one', async () => {
  add({ name: 'test-deaf', timeout: 1, run: () => new Promise<void>(() => {}) })
  add({ name: 'test-behind', run: async () => {} })
  const file = await newFile()
  await kernel.db.transaction(async (tx) => {
    await beginWork(kernel, tx, file.id, 'test-deaf')
    await beginWork(kernel, tx, file.id, 'test-behind')
  })
  await eventually(async () =>
    expect(await stateOf(file.id, 'test-behind')).toMatchObject({ state: 'done' }),
  )
  expect(await stateOf(file.id, 'test-deaf')).toMatchObject({ state: 'failed', failure: 'tooLong' })
})

test('the first file of a person is taken before the second one of another', async () => {
  const [busy, other] = [await newUser('teacher'), await newUser('teacher')]
  const ran: string[] = []
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  add({ name: 'test-gate', run: () => gate })
  add({ name: 'test-turn', run: async (_kernel, { name }) => void ran.push(name) })
  const own = (name: string, ownerId: number) =>
    saveFile(kernel, {
      bytes: Buffer.from(`turn ${name}`),
      ...{ name, mime: 'test/turn', visibility: 'private', ownerId },
    })
  await beginWork(kernel, kernel.db, (await newFile()).id, 'test-gate')
  for (const name of ['a1', 'a2', 'a3']) {
    await beginWork(kernel, kernel.db, (await own(name, busy.id)).id, 'test-turn')
  }
  await beginWork(kernel, kernel.db, (await own('b1', other.id)).id, 'test-turn')
  open()
  await eventually(() => expect(ran).toEqual(['a1', 'b1', 'a2', 'a3']))
})

test('a rendition replaces the former of its kind, whose bytes are deleted', async () => {
  const file = await newFile()
  const save = (text: string) =>
    saveRendition(kernel, {
      fileId: file.id,
      kind: 'pages',
      mime: 'image/webp',
      bytes: Buffer.from(text),
      parts: [3, 4],
    })
  await save('oneTWOO')
  const former = (await renditionOf(kernel.db, file.id, 'pages'))!
  await save('onePAGE')
  await looseFilesJob.run(kernel, undefined as never, undefined as never)
  expect(await kernel.storage.size(former.key)).toBeUndefined()
  expect(await kernel.db.$count(fileRenditions, eq(fileRenditions.fileId, file.id))).toBe(1)
  const part = await media(`${mediaPrefix(kernel, file.id, null)}/pages/1.webp`)
  expect([part.statusCode, part.body, part.headers['content-type']]).toEqual([
    200,
    'PAGE',
    'image/webp',
  ])
  await kernel.db.delete(files).where(eq(files.id, file.id))
  expect(await kernel.db.$count(fileRenditions, eq(fileRenditions.fileId, file.id))).toBe(0)
})

test('parts have ranges, tags and ends', async () => {
  const file = await newFile()
  await saveRendition(kernel, {
    fileId: file.id,
    kind: 'hls-360',
    mime: 'video/mp4',
    bytes: Buffer.from('abcdef'),
    parts: [4, 2],
  })
  const base = `${mediaPrefix(kernel, file.id, null)}/hls-360`
  const some = await media(`${base}/0.m4s`, { range: 'bytes=1-2' })
  expect([some.statusCode, some.body, some.headers['content-range']]).toEqual([
    206,
    'bc',
    'bytes 1-2/4',
  ])
  const again = await media(`${base}/1.m4s`, {
    'if-none-match': (await media(`${base}/1.m4s`)).headers['etag'] as string,
  })
  expect(again.statusCode).toBe(304)
  for (const path of ['2.m4s', '-1.m4s', '1', 'x.m4s', '1.m4s/..']) {
    expect((await media(`${base}/${path}`)).statusCode).toBe(404)
  }
})

test('a signed prefix is good for its file, its session and an hour', async () => {
  const [file, other] = [await newFile(), await newFile()]
  for (const { id } of [file, other]) {
    await saveRendition(kernel, {
      fileId: id,
      kind: 'poster',
      mime: 'image/webp',
      bytes: Buffer.from(`p${id}`),
    })
  }
  const person = await newUser('student')
  const { viewer } = (await kernel.sessions.resolve(person.token)) as {
    viewer: { id: number; sessionId: number }
  }
  const prefix = mediaPrefix(kernel, file.id, viewer)
  const status = async (path: string) => (await media(`${path}/poster/0.webp`)).statusCode
  expect(await status(prefix)).toBe(200)
  expect(await status(prefix.replace(`/${file.id}/`, `/${other.id}/`))).toBe(404)
  const [expires, session, signature] = prefix.split('/').at(-1)!.split('.') as [
    string,
    string,
    string,
  ]
  const forged = (token: string) => status(`/media/${file.id}/${token}`)
  expect(await forged(`${Number(expires) + 600}.${session}.${signature}`)).toBe(404)
  expect(await forged(`${expires}.0.${signature}`)).toBe(404)
  expect(await forged(`${expires}.${session}.${signature.slice(0, -1)}`)).toBe(404)
  await kernel.db.transaction((tx) => endSessions(tx, { userId: viewer.id }))
  kernel.sessions.forget(viewer.id)
  expect(await status(prefix)).toBe(404)
})

test('the original of a film has an address below the prefix, that of a document has none', async () => {
  const save = (name: string, mime: string) =>
    saveFile(kernel, {
      ...{ bytes: Buffer.from(`the bytes of ${name}`), name, mime },
      ...{ visibility: 'private', ownerId: null },
    })
  const get = async (file: FileRow) =>
    media(originalUrl(mediaPrefix(kernel, file.id, null), file), { range: 'bytes=4-8' })
  const film = await get(await save('课 1.mp4', 'video/mp4'))
  expect([film.statusCode, film.body, film.headers['content-range']]).toEqual([
    ...[206, 'bytes', 'bytes 4-8/22'],
  ])
  for (const mime of ['application/pdf', 'image/jpeg', 'text/html']) {
    expect((await get(await save('a.mp4', mime))).statusCode).toBe(404)
  }
})

test('a film that is being sent ends with its session', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const person = await newUser('student')
  const { viewer } = (await kernel.sessions.resolve(person.token)) as {
    viewer: { id: number; sessionId: number }
  }
  const film = await saveFile(kernel, {
    ...{ bytes: Buffer.alloc(40 * 1024 * 1024, 1), name: 'long.mp4', mime: 'video/mp4' },
    ...{ visibility: 'private', ownerId: null },
  })
  const address = await kernel.app.listen({ port: 0, host: '127.0.0.1' })
  const answer = await fetch(address + originalUrl(mediaPrefix(kernel, film.id, viewer), film))
  expect(answer.status).toBe(200)
  const reader = answer.body!.getReader()
  await reader.read()
  // The session is open, so the film goes on.
  await vi.advanceTimersByTimeAsync(20_000)
  await reader.read()
  await kernel.db.transaction((tx) => endSessions(tx, { userId: viewer.id }))
  kernel.sessions.forget(viewer.id)
  await vi.advanceTimersByTimeAsync(20_000)
  const rest = async () => {
    while (!(await reader.read()).done);
  }
  await expect(rest()).rejects.toThrow('terminated')
})

test('a work that this machine lacks memory for waits for another one, and is given up after hours', async () => {
  const run = { isPoor: true }
  add({
    name: 'test-poor',
    async run() {
      if (run.isPoor) throw new LeftToOthers('noMemory')
    },
  })
  const [one, other] = [await newFile(), await newFile()]
  await beginWork(kernel, kernel.db, one.id, 'test-poor')
  await eventually(async () =>
    expect(await stateOf(one.id, 'test-poor')).toMatchObject({
      ...{ state: 'waiting', failure: 'noMemory' },
    }),
  )
  const { rows } = await kernel.db.execute(sql`
    select start_after - created_on between '29 seconds' and '31 seconds' as "isLater"
    from pgboss.job where data->>'name' = 'test-poor' and state = 'created'`)
  expect(rows).toEqual([{ isLater: true }])
  // A process with the memory takes that job.
  run.isPoor = false
  const job = { id: '', attempt: 1, last: false, signal: new AbortController().signal }
  await runWork(kernel, { fileId: one.id, name: 'test-poor' }, job, job.signal)
  expect(await stateOf(one.id, 'test-poor')).toMatchObject({ state: 'done', failure: null })

  run.isPoor = true
  const begunAt = sql`now() - interval '3 hours'`
  await kernel.db.insert(mediaWork).values({ fileId: other.id, name: 'test-poor', begunAt })
  await runWork(kernel, { fileId: other.id, name: 'test-poor' }, job, job.signal)
  expect(await stateOf(other.id, 'test-poor')).toMatchObject({
    ...{ state: 'failed', failure: 'noMemory' },
  })
})

test('works that lacked a program begin again by themselves once it is there, and no other ones', async () => {
  const machine = { hasProgram: false }
  add({
    name: 'test-program',
    isPossible: () => machine.hasProgram,
    async run() {
      if (!machine.hasProgram) throw new MediaFailure('notInstalled')
    },
  })
  const [lacking, broken] = [await newFile(), await newFile()]
  await beginWork(kernel, kernel.db, lacking.id, 'test-program')
  const state = async ({ id }: FileRow) => {
    const found = await stateOf(id, 'test-program')
    return [found?.state, found?.failure]
  }
  await eventually(async () => expect(await state(lacking)).toEqual(['failed', 'notInstalled']))
  await kernel.db
    .insert(mediaWork)
    .values({ fileId: broken.id, name: 'test-program', state: 'failed', failure: 'broken' })
  await retryWorks(kernel)
  expect(await state(lacking)).toEqual(['failed', 'notInstalled'])
  machine.hasProgram = true
  await retryWorks(kernel)
  await eventually(async () => expect(await state(lacking)).toEqual(['done', null]))
  expect(await state(broken)).toEqual(['failed', 'broken'])
})
