import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Kernel } from '#src/server/kernel.ts'
import type { Storage } from '#src/server/storage/storage.ts'
import { plainPicture } from '#src/server/testing/pictures.ts'
import { openWorld, type Person, refusal } from '#tests/world.ts'
import { bankApi } from '../bank/contract.ts'
import { mustHaveTextRoom } from '../bank/server/text-room.ts'
import { choiceOf, make } from '../bank/test-bank.ts'
import { userFiles } from '../file/tables.ts'
import { exchangeApi } from './contract.ts'
import { readImportJob } from './server/read-import.ts'
import { questionImports } from './tables.ts'

/* What an import leaves behind: no picture without a use, and no more text than its owner has room for. */

const { app, newUser } = await openWorld()
const { kernel } = app
const { db } = kernel
const run = { id: 'test', attempt: 1, last: true, signal: new AbortController().signal }

/** Six pictures that nobody has stored before. */
const newPictures = () =>
  Promise.all(
    Array.from({ length: 6 }, (_, at) => {
      const colour = `#${randomBytes(3).toString('hex')}`
      return plainPicture(8 + at, 8, colour)
        .png()
        .toBuffer()
    }),
  )

/** A course of Moodle with a question for each file, which stands in its text as a picture. */
const moodle = (files: readonly { name: string; bytes: Buffer }[]) =>
  `<quiz>${files
    .map(
      ({ name, bytes }, at) =>
        `<question type="truefalse"><name><text>n${at}</text></name><questiontext format="html"><text><![CDATA[<p>第 ${at} 题<img src="@@PLUGINFILE@@/${name}" alt="图"></p>]]></text><file name="${name}" encoding="base64">${bytes.toString('base64')}</file></questiontext><answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer></question>`,
    )
    .join('')}</quiz>`

const withPictures = async () =>
  moodle((await newPictures()).map((bytes, at) => ({ name: `p${at}.png`, bytes })))

/** Begins an import that waits to be read here: no worker takes it. */
async function begin(teacher: Person, text: string): Promise<number> {
  const [made] = await db
    .insert(questionImports)
    .values({ ownerId: teacher.id, name: '', pasted: text, pastedAs: 'text', format: 'moodle' })
    .returning({ importId: questionImports.id })
  return made!.importId
}

const read = (importId: number, more: { given?: Kernel; last?: boolean } = {}) => {
  const { given = kernel, last = true } = more
  return readImportJob.run(given, { importId } as never, { ...run, last })
}

const filesOf = (teacher: Person) => db.$count(userFiles, eq(userFiles.ownerId, teacher.id))

/** The same kernel; `on` runs before each blob is stored. */
function storing(on: (stored: number) => Promise<void>): Kernel {
  let stored = 0
  const storage: Storage = Object.create(kernel.storage, {
    put: {
      value: async (...given: Parameters<Storage['put']>) => {
        await on(stored++)
        return kernel.storage.put(...given)
      },
    },
  }) as Storage
  return { ...kernel, storage }
}

test('an import that is deleted while its pictures are saved leaves none of them', async () => {
  const teacher = await newUser('teacher')
  const importId = await begin(teacher, await withPictures())
  const given = storing(async (stored) => {
    if (stored === 3) await teacher(exchangeApi.dropImport, { importId })
  })
  await read(importId, { given })
  expect(await filesOf(teacher)).toBe(0)
})

test('a second try of a reading that ended in the middle keeps each picture once', async () => {
  const teacher = await newUser('teacher')
  const importId = await begin(teacher, await withPictures())
  const given = storing(async (stored) => {
    if (stored === 3) throw new Error('the process ends here')
  })
  await expect(read(importId, { given, last: false })).rejects.toThrow()
  await read(importId)
  expect(await filesOf(teacher)).toBe(6)
  await teacher(exchangeApi.dropImport, { importId })
  expect(await filesOf(teacher)).toBe(0)
})

test('of two readings at once, one is kept with all its pictures', async () => {
  const teacher = await newUser('teacher')
  const importId = await begin(teacher, await withPictures())
  let other: Promise<void> | undefined
  const given = storing(async (stored) => {
    if (stored === 3) other = Promise.resolve(read(importId))
    if (stored === 4) await other
  })
  await read(importId, { given })
  await other
  const { items } = await teacher(exchangeApi.getImport, { importId, page: 1 })
  expect(items).toHaveLength(6)
  await teacher(exchangeApi.takeOver, { importId, folderId: null })
  expect(await filesOf(teacher)).toBe(6)
})

test('a reading that fails for good leaves no pictures', async () => {
  const teacher = await newUser('teacher')
  const importId = await begin(teacher, await withPictures())
  const given = storing(async (stored) => {
    if (stored === 3) throw new Error('the disk is gone')
  })
  await expect(read(importId, { given })).rejects.toThrow()
  const { state } = await teacher(exchangeApi.getImport, { importId, page: 1 })
  expect([state, await filesOf(teacher)]).toEqual(['failed', 0])
})

test('an attachment that is no picture is named on its row, becomes no file, and refuses nothing', async () => {
  const teacher = await newUser('teacher')
  const importId = await begin(
    teacher,
    moodle([
      { name: 'note.png', bytes: Buffer.from('hello world') },
      { name: 'good.png', bytes: (await newPictures())[0]! },
    ]),
  )
  await read(importId)
  const { items } = await teacher(exchangeApi.getImport, { importId, page: 1 })
  expect(items.map(({ notes }) => notes)).toEqual([
    [{ kind: 'lost', code: 'pictureMissing', about: { name: 'note.png' } }],
    [],
  ])
  expect(items.map(({ body }) => /data-file="\d+"/.test(body!.stem.zh))).toEqual([false, true])
  expect(await teacher(exchangeApi.takeOver, { importId, folderId: null })).toMatchObject({
    questions: 2,
  })
  const names = await db.select().from(userFiles).where(eq(userFiles.ownerId, teacher.id))
  expect(names.map(({ name }) => name)).toEqual(['good.png'])
})

test('an import is taken over a few times a minute, and the answer is that of the first time', async () => {
  const teacher = await newUser('teacher')
  const importId = await begin(teacher, await withPictures())
  await read(importId)
  const take = () => teacher.ask(exchangeApi.takeOver, { importId, folderId: null })
  const first = (await take()).envelope.data
  const answers = await Promise.all(Array.from({ length: 20 }, take))
  const same = answers.filter(({ status }) => status === 200)
  expect(same.length).toBeLessThan(20)
  expect(same.length).toBeGreaterThan(0)
  for (const { envelope } of same) expect(envelope.data).toEqual(first)
  expect(answers.some(({ status }) => status === 429)).toBe(true)
})

test('rows of imports have a bound, and deleting an import makes room', async () => {
  const teacher = await newUser('teacher')
  const importId = await begin(teacher, await withPictures())
  await read(importId)
  const [row] = (await teacher(exchangeApi.getImport, { importId, page: 1 })).items
  const [old] = await db
    .insert(questionImports)
    .values({ ownerId: teacher.id, name: 'old', state: 'taken' })
    .returning({ importId: questionImports.id })
  // Without compression, 66 MiB of one sign are 66 MiB.
  await db.execute(sql`alter table question_import_rows alter column source set storage external`)
  await db.execute(sql`
    insert into question_import_rows (import_id, position, place, source, keep)
    values (${old!.importId}, 0, '{"kind":"item","at":"1"}', repeat('x', 66 * 1024 * 1024), false)`)
  const long = { ...choiceOf(`<p>${'长'.repeat(9000)}</p>`) }
  const save = (body: object) =>
    teacher(exchangeApi.saveRow, { importId, rowId: row!.rowId, body: body as never })
  await expect(save(long)).rejects.toMatchObject(refusal('exchange.noImportRoom'))
  const source = { kind: 'text' as const, text: '1. 甲' }
  await expect(teacher(exchangeApi.beginImport, { source })).rejects.toMatchObject(
    refusal('exchange.noImportRoom'),
  )
  await save(choiceOf('<p>短</p>'))
  await teacher(exchangeApi.dropImport, old!)
  await save(long)
})

test('a row larger than a question is refused', async () => {
  const teacher = await newUser('teacher')
  const importId = await begin(teacher, await withPictures())
  await read(importId)
  const [row] = (await teacher(exchangeApi.getImport, { importId, page: 1 })).items
  const text = { zh: '字'.repeat(40_000), en: '字'.repeat(40_000) }
  const body = {
    ...choiceOf(''),
    ...{ stem: text, explanation: text, feedback: { correct: text } },
  }
  const { status } = await teacher.ask(exchangeApi.saveRow, { importId, rowId: row!.rowId, body })
  expect(status).toBe(413)
})

test('the texts of questions have a bound, which ordinary questions never ask', async () => {
  const teacher = await newUser('teacher')
  const body = choiceOf(`<p>${'长'.repeat(9000)}</p>`)
  await make(teacher, body)
  const room = (most: number, one: object = body) =>
    db.transaction((tx) => mustHaveTextRoom(tx, teacher.id, [{ body: one }], most))
  await room(100_000)
  await expect(room(20_000)).rejects.toMatchObject({ message: 'question.noTextRoom' })
  await room(0, choiceOf('短'))
  expect((await teacher(bankApi.getQuestions, {})).total).toBe(1)
})
