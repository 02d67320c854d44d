import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { fileReplaced } from '#src/features/content/file/server/uses-port.ts'
import { userFiles } from '#src/features/content/file/tables.ts'
import { courseItems } from '#src/features/learning/course/tables.ts'
import { files } from '#src/server/storage/tables.ts'
import { carryPages } from './server/keep-pages.ts'
import { studyProgress } from './tables.ts'
import { openStudy } from './test-study.ts'

const { app, db, course, learner, read } = await openStudy()
const { kernel } = app

test('pages that a new version kept stay seen, also when the former one is taken back', async () => {
  const { courseware, ...one } = await course()
  const student = await learner(one)
  await read(student, courseware, 1, 3)
  const [item] = await db
    .select({ userFileId: courseItems.userFileId, former: files })
    .from(courseItems)
    .innerJoin(userFiles, eq(userFiles.id, courseItems.userFileId))
    .innerJoin(files, eq(files.id, userFiles.fileId))
    .where(eq(courseItems.id, courseware.itemId))
  const { former } = item!
  const userFileId = item!.userFileId!
  const [present] = await db
    .insert(files)
    .values({
      key: 'k2',
      name: 'slides.pdf',
      mime: former.mime,
      size: 9,
      sha256: 's',
      visibility: 'private',
    })
    .returning()
  const hashes = new Map([
    [former.id, ['title', 'old', 'kept', 'end']],
    [present!.id, ['title', 'new', 'newer', 'kept', 'end']],
  ])
  const ports = { all: () => [async (_db: unknown, id: number) => ({ hashes: hashes.get(id) })] }

  async function replace(from: typeof former, to: typeof former) {
    await db.transaction(async (tx) => {
      await tx.update(userFiles).set({ fileId: to.id }).where(eq(userFiles.id, userFileId))
      for (const renew of kernel.ports.all(fileReplaced)) {
        await renew(tx, { userFileId, former: from, present: to }, kernel)
      }
    })
  }
  const ready = (fileId: number) =>
    db.transaction((tx) =>
      carryPages(tx, { fileId, hashes: hashes.get(fileId)! }, { ...kernel, ports: ports as never }),
    )
  const seen = async () => {
    const [row] = await db
      .select({ pages: studyProgress.pages })
      .from(studyProgress)
      .where(eq(studyProgress.userId, student.id))
    return row!.pages
  }

  await replace(former, present!)
  expect(await seen()).toEqual([1, 3])
  await ready(present!.id)
  expect(await seen()).toEqual([1, 4])
  // A work that runs twice changes nothing.
  await ready(present!.id)
  expect(await seen()).toEqual([1, 4])
  await replace(present!, former)
  await ready(former.id)
  expect(await seen()).toEqual([1, 3])
})
