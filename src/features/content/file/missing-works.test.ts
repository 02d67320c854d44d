import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mediaWork } from '#src/server/media/tables.ts'
import type { MediaWork } from '#src/server/media/work.ts'
import { saveFile } from '#src/server/storage/save-file.ts'
import { eventually } from '#src/server/testing/eventually.ts'
import { openWorld } from '#tests/world.ts'
import { beginMissingWorks } from './server/begin-missing-works.ts'
import { fileApi } from './contract.ts'
import { newUserFile } from './server/new-user-file.ts'

const { app, newUser } = await openWorld()
const { kernel } = app

const save = (mime: string, ownerId: number, bytes = mime) =>
  saveFile(kernel, {
    ...{ bytes: Buffer.from(bytes), name: 'a.bin', mime, visibility: 'private', ownerId },
  })
/** A work that a newer version of the product brings. */
function bring(name: string, type: string): { name: string; runs: number[] } {
  const runs: number[] = []
  const work: MediaWork = {
    ...{ name, title: { zh: '测试', en: 'Test' }, lane: 'quick', timeout: 60 },
    takes: (mime) => mime === type,
    run: async (_kernel, { id }) => void runs.push(id),
  }
  ;(kernel.works as Map<string, MediaWork>).set(name, work)
  return { name, runs }
}

test('files that were there before a work begin it once; others and other types do not', async () => {
  const { id: ownerId } = await newUser('teacher')
  const [of, other, unnamed] = [
    await save('test/later', ownerId),
    await save('test/other', ownerId),
    await save('test/later', ownerId),
  ]
  for (const file of [of, other]) await newUserFile(kernel.db, { ownerId, file })
  const work = bring('test-later', 'test/later')
  await Promise.all([beginMissingWorks(kernel), beginMissingWorks(kernel)])
  const begun = await kernel.db
    .select({ fileId: mediaWork.fileId })
    .from(mediaWork)
    .where(eq(mediaWork.name, work.name))
  expect(begun).toEqual([{ fileId: of.id }])
  expect(unnamed.id).not.toBe(of.id)
})

test('bytes that are taken back begin the works that came meanwhile, and no other a second time', async () => {
  const teacher = await newUser('teacher')
  const type = 'test/versions'
  const before = bring('test-before', type)
  const [first, second] = [
    await save(type, teacher.id, 'first'),
    await save(type, teacher.id, 'second'),
  ]
  const give = (file: typeof first) => newUserFile(kernel.db, { ownerId: teacher.id, file })
  const [userFileId, withUserFileId] = [await give(first), await give(second)]
  await beginMissingWorks(kernel)
  await teacher(fileApi.replaceFile, { userFileId, withUserFileId })
  const meanwhile = bring('test-meanwhile', type)
  await beginMissingWorks(kernel)
  await eventually(() => expect(meanwhile.runs).toEqual([second.id]))
  const { versions } = await teacher(fileApi.getFile, { userFileId })
  await teacher(fileApi.takeBackVersion, { userFileId, versionId: versions[0]!.versionId })
  await eventually(() => expect(meanwhile.runs).toEqual([second.id, first.id]))
  expect(before.runs).toEqual([first.id, second.id])
})

test('a failure says whether another try may help', async () => {
  const teacher = await newUser('teacher')
  const file = await save('application/pdf', teacher.id)
  const userFileId = await newUserFile(kernel.db, { ownerId: teacher.id, file })
  const work = { fileId: file.id, state: 'failed' as const }
  await kernel.db.insert(mediaWork).values([
    { ...work, name: 'document-pdf', failure: 'encrypted' },
    { ...work, name: 'document-pages', failure: 'noMemory' },
  ])
  const { steps } = await teacher(fileApi.getFile, { userFileId })
  expect(steps.map(({ work: name, mayHelp }) => [name, mayHelp])).toEqual([
    ['document-pdf', false],
    ['document-pages', true],
  ])
})
