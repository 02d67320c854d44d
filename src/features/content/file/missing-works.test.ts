import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mediaWork } from '#src/server/media/tables.ts'
import type { MediaWork } from '#src/server/media/work.ts'
import { saveFile } from '#src/server/storage/save-file.ts'
import { openWorld } from '#tests/world.ts'
import { beginMissingWorks } from './server/begin-missing-works.ts'
import { newUserFile } from './server/new-user-file.ts'

const { app, newUser } = await openWorld()
const { kernel } = app

test('files that were there before a work begin it once; others and other types do not', async () => {
  const work: MediaWork = {
    ...{ name: 'test-later', title: { zh: '测试', en: 'Test' }, lane: 'quick', timeout: 60 },
    takes: (mime) => mime === 'test/later',
    run: async () => undefined,
  }
  const { id: ownerId } = await newUser('teacher')
  const save = (mime: string) =>
    saveFile(kernel, {
      ...{ bytes: Buffer.from(mime), name: 'a.bin', mime, visibility: 'private', ownerId },
    })
  const [of, other, unnamed] = [
    await save('test/later'),
    await save('test/other'),
    await save('test/later'),
  ]
  for (const file of [of, other]) await newUserFile(kernel.db, { ownerId, file })
  ;(kernel.works as Map<string, MediaWork>).set(work.name, work)
  await Promise.all([beginMissingWorks(kernel), beginMissingWorks(kernel)])
  const begun = await kernel.db
    .select({ fileId: mediaWork.fileId })
    .from(mediaWork)
    .where(eq(mediaWork.name, work.name))
  expect(begun).toEqual([{ fileId: of.id }])
  expect(unnamed.id).not.toBe(of.id)
})
