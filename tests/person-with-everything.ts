import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { eq, type SQL } from 'drizzle-orm'
import { features } from '#src/app/features.ts'
import { users } from '#src/features/people/account/tables.ts'
import { sealPayment } from '#src/features/people/profile/server/payment.ts'
import { coinApi } from '#src/features/money/coins/contract.ts'
import { transferCoins } from '#src/features/money/coins/server/transfer-coins.ts'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { defineActs } from '#src/server/audit/acts.ts'
import { recordAct } from '#src/server/audit/record-act.ts'
import { newUserFile } from '#src/features/content/file/server/new-user-file.ts'
import { saveFile } from '#src/server/storage/save-file.ts'
import type { World } from './world.ts'

const { anyAct } = defineActs('test', { anyAct: { zh: '做了', en: 'Did it' } })

/** The values that a room's test rows may refer to. */
export interface PersonGiven {
  userId: number
  phone: string
  email: string
  /** A course that the person owns, and an item of it. */
  courseId: number
  itemId: number
  /** Files of the person; the document is sealed. */
  attachment: { id: number }
  document: { id: number }
  /** Returns a text that the download must hold and that the erasure must leave nowhere. */
  word: (what: string) => string
  /** Returns a credential that the download must not hold. */
  secret: (what: string) => string
}

/**
 * The rows of a person in each part of a room's personal data: `testRows` of the room's `test-rows.ts`.
 * Rooms are read in their order, so rows may refer to those of earlier rooms.
 */
export type TestRows = (given: PersonGiven) => SQL[]

/** A person with rows in each part of personal data; every text contains `mark`. */
export async function personWithEverything({ app, newUser, newCourse }: World, mark: string) {
  const { kernel } = app
  const { db } = kernel
  const username = `${mark}_name`
  const words = new Set([username])
  const secrets = new Set<string>()
  const word = (what: string) => {
    words.add(`${mark}-${what}`)
    return `${mark}-${what}`
  }
  const secret = (what: string) => {
    const made = createHash('sha256').update(`${mark} ${what}`).digest('base64url')
    secrets.add(made)
    return made
  }
  const person = await newUser('teacher', { username, realName: `林 ${word('real')}` })
  const userId = person.id
  const phone = `139${String(userId).padStart(8, '0')}`
  const email = `${mark}@mail.example`
  const payment = { method: 'alipay' as const, account: `${mark}@pay.example`, name: '林' }
  await db
    .update(users)
    .set({
      ...{ phone, email, passwordHash: secret('password') },
      ...{ introduction: word('introduction'), introductionEn: word('english') },
      ...{ nickname: word('nickname'), college: word('college') },
      ...{
        paymentSealed: sealPayment(kernel.secret, userId, payment),
        lockedReason: `${mark}-told-to-administrators`,
      },
    })
    .where(eq(users.id, userId))

  const keep = async (name: string, sealed = false, visibility: 'public' | 'private' = 'private') =>
    saveFile(kernel, {
      bytes: Buffer.from(`${mark}-${name.split('.')[0]}`),
      name: `${mark}-${name}`,
      mime: 'text/plain',
      ownerId: userId,
      visibility,
      sealed,
    })
  words.add(`${mark}-avatar`).add(`${mark}-attachment`)
  const avatar = await keep('avatar.txt', false, 'public')
  const attachment = await keep('attachment.txt')
  const document = await keep('document.png', true)
  await db.update(users).set({ avatarFileId: avatar.id }).where(eq(users.id, userId))
  const film = await saveFile(kernel, {
    ...{ bytes: Buffer.from('film'), name: 'film.mp4', mime: 'video/mp4' },
    ...{ visibility: 'private' as const, ownerId: null },
  })
  const userFileId = await newUserFile(db, { ownerId: null, file: film })
  const { courseId, itemIds } = await newCourse({
    fee: 30,
    ownerId: userId,
    chapters: [{ name: 'chapter', items: [{ kind: 'video', name: 'video', userFileId }] }],
    teachers: [
      { userId, name: word('teacher'), introduction: word('card'), avatarFileId: avatar.id },
    ],
  })
  const { courseId: paidId } = await newCourse({ fee: 5 })

  await db.transaction((tx) =>
    transferCoins(tx, {
      ...{ key: `test:${userId}`, reason: 'opening', amount: 100 },
      ...{ from: { system: 'issue' }, to: { userId } },
    }),
  )
  await person(coinApi.checkIn, {})
  await person(courseApi.join, { courseId: paidId, fee: 5 })
  await db.transaction((tx) =>
    recordAct(tx, { viewer: { id: userId }, origin: { ip: '192.0.2.1', requestId: 'r' } }, anyAct, {
      subjectUserId: userId,
    }),
  )
  const itemId = itemIds[0]!
  const given = { userId, phone, email, courseId, itemId, attachment, document, word, secret }
  for (const testRows of await testRowsOfRooms()) {
    for (const row of testRows(given)) await db.execute(row)
  }
  return {
    person,
    given: {
      courseId,
      /** Stored sealed: part of the download, but readable in no table. */
      sealed: payment.account,
      words: [...words, phone, email],
      secrets: [...secrets],
      blobs: [avatar.key, attachment.key, document.key],
    },
  }
}

async function testRowsOfRooms(): Promise<TestRows[]> {
  const folder = resolve(import.meta.dirname, '../src/features')
  const files = features.map(({ name }) => join(folder, name, 'test-rows.ts')).filter(existsSync)
  const modules = files.map((file) => import(file) as Promise<{ testRows: TestRows }>)
  return (await Promise.all(modules)).map(({ testRows }) => testRows)
}
