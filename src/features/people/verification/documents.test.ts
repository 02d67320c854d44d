import { eq, sql } from 'drizzle-orm'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { removeLooseFiles } from '#src/server/storage/remove-file.ts'
import { saveFile } from '#src/server/storage/save-file.ts'
import { files } from '#src/server/storage/tables.ts'
import { openWorld } from '#tests/world.ts'
import { deleteOldDocuments } from './server/delete-documents.ts'
import { verificationApi, type VerificationStatus } from './contract.ts'
import { teacherVerifications, verificationDocuments } from './tables.ts'

const { app, newUser } = await openWorld({ VERIFICATION_DOCUMENT_DAYS: '30' })
const { kernel } = app
const { db, storage } = kernel

afterEach(() => {
  vi.restoreAllMocks()
})

let number = 0
/** An application decided so many days ago, with sealed documents. */
async function decided(
  days: number | null,
  status: VerificationStatus = 'approved',
  documents = 2,
) {
  const person = await newUser('unverified')
  const decidedAt = days === null ? null : sql<Date>`now() - make_interval(days => ${days})`
  const [application] = await db
    .insert(teacherVerifications)
    .values({
      ...{ userId: person.id, realName: '林', status, decidedAt },
      ...(days !== null && { submittedAt: sql`now() - make_interval(days => ${days + 5})` }),
    })
    .returning()
  const kept = []
  for (let position = 0; position < documents; position++) {
    const file = await saveFile(kernel, {
      bytes: Buffer.from(`document ${++number}`),
      ...{ name: 'document.webp', mime: 'image/webp', visibility: 'private', sealed: true },
      ownerId: person.id,
    })
    await db
      .insert(verificationDocuments)
      .values({ verificationId: application!.id, position, fileId: file.id })
    kept.push(file)
  }
  return { id: application!.id, kept }
}

/** How many documents are left as documents, rows and blobs. */
async function left({ id, kept }: Awaited<ReturnType<typeof decided>>) {
  const rows = await Promise.all(kept.map((file) => db.$count(files, eq(files.id, file.id))))
  const blobs = await Promise.all(kept.map((file) => storage.size(file.key)))
  return {
    documents: await db.$count(verificationDocuments, eq(verificationDocuments.verificationId, id)),
    rows: rows.reduce((sum, n) => sum + n, 0),
    blobs: blobs.filter((size) => size !== undefined).length,
  }
}
const deletedAt = async (id: number) =>
  (await db.select().from(teacherVerifications).where(eq(teacherVerifications.id, id)))[0]!
    .documentsDeletedAt

const all = { documents: 2, rows: 2, blobs: 2 }
const none = { documents: 0, rows: 0, blobs: 0 }

describe('documents', () => {
  test.each(['approved', 'rejected', 'withdrawn'] as const)(
    'of an application with the status %s are deleted after the retention days, with rows and blobs',
    async (status) => {
      const young = await decided(29, status)
      const old = await decided(31, status)
      expect(await left(old)).toEqual(all)
      await deleteOldDocuments(kernel)
      expect(await left(old)).toEqual(none)
      expect(await deletedAt(old.id)).toBeInstanceOf(Date)
      expect(await left(young)).toEqual(all)
      expect(await deletedAt(young.id)).toBeNull()
    },
  )

  test('of a pending application are never deleted', async () => {
    const waiting = await decided(null, 'pending')
    await db
      .update(teacherVerifications)
      .set({ submittedAt: new Date('2020-01-01') })
      .where(eq(teacherVerifications.id, waiting.id))
    await deleteOldDocuments(kernel)
    expect(await left(waiting)).toEqual(all)
  })

  test('are no longer shown to the reviewer, while the decision stays', async () => {
    const old = await decided(31)
    await deleteOldDocuments(kernel)
    const reviewer = await newUser('reviewer')
    const answer = await reviewer(verificationApi.getVerificationForReview, {
      verificationId: old.id,
    })
    expect(answer.documents).toEqual([])
    expect(answer.application).toMatchObject({
      ...{ status: 'approved', documents: 0, documentsUntil: null },
      documentsDeletedAt: expect.any(String),
    })
  })

  test('whose deletion failed midway are deleted by the next run or the hourly job', async () => {
    const [one, other] = [await decided(40), await decided(41)]
    const remove = vi.spyOn(storage, 'remove').mockRejectedValue(new Error('the disk is away'))
    await expect(deleteOldDocuments(kernel)).rejects.toThrow('the disk is away')
    remove.mockRestore()
    await deleteOldDocuments(kernel)
    await removeLooseFiles(kernel)
    for (const { id, kept } of [one, other]) {
      expect(await left({ id, kept })).toEqual(none)
      expect(await deletedAt(id)).toBeInstanceOf(Date)
    }
  })

  test('that share their content with another file leave its blob in place', async () => {
    const old = await decided(31)
    const [{ key, sha256, ...rest }] = (await db
      .select()
      .from(files)
      .where(eq(files.id, old.kept[0]!.id))) as [(typeof files)['$inferSelect']]
    const [twin] = await db
      .insert(files)
      .values({
        key,
        sha256,
        ...{ name: rest.name, mime: rest.mime, size: rest.size },
        visibility: 'private',
      })
      .returning()
    await deleteOldDocuments(kernel)
    expect(await storage.size(twin!.key)).toBeDefined()
    expect(await left(old)).toEqual({ documents: 0, rows: 0, blobs: 1 })
  })
})
