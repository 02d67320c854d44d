import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq, inArray } from 'drizzle-orm'
import { createUser } from '#src/features/people/account/server/new-user.ts'
import { users } from '#src/features/people/account/tables.ts'
import { schools } from '#src/features/people/school/tables.ts'
import {
  teacherVerifications,
  verificationDocuments,
} from '#src/features/people/verification/tables.ts'
import { rejectedWords } from '#src/features/people/verification/review-text.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { attachFile } from '#src/server/storage/attach-file.ts'
import { saveFile } from '#src/server/storage/save-file.ts'
import { applicants, type DemoApplication, namedSchools, teacherDocuments } from './applicants.ts'

const hour = 60 * 60_000
const ago = (hours: number) => new Date(Date.now() - hours * hour)
/** Older applications have lost their documents by the rule of 90 days. */
const longAgo = 150 * 24

/** Stored sealed before the transaction, as blobs are; loose until a row refers to them. */
export async function storeDocuments(kernel: Kernel): Promise<Map<string, number>> {
  const names = [
    ...teacherDocuments.documents,
    ...applicants.flatMap(({ applications }) => applications.flatMap(({ documents }) => documents)),
  ]
  const ids = new Map<string, number>()
  for (const name of names) {
    const { id } = await saveFile(kernel, {
      bytes: await readFile(join(import.meta.dirname, 'documents', `${name}.webp`)),
      ...{ name: `${name.split('-')[1]}.webp`, mime: 'image/webp', visibility: 'private' },
      ...{ ownerId: null, sealed: true, loose: true },
    })
    ids.set(name, id)
  }
  return ids
}

interface Loading {
  tx: Tx
  messages: Kernel['messages']
  passwordHash: string
  schoolIds: Map<string, number>
  userIds: Map<string, number>
  documents: Map<string, number>
}

/** Teachers in each state of verification, and schools that wait for a decision. */
export async function loadApplicants(loading: Loading): Promise<void> {
  const { tx, passwordHash, userIds } = loading
  const schoolIds = new Map([...loading.schoolIds, ...(await loadNamedSchools(tx))])
  for (const applicant of applicants) {
    const { username, realName, school, college, coursesTaught, applications } = applicant
    const schoolId = schoolIds.get(school)
    const userId = await createUser(tx, {
      ...{ username, passwordHash, realName, accountRole: '2', schoolId },
    })
    const createdAt = ago(Math.max(...applications.map((one) => one.submittedHours)) + 1)
    await tx.update(users).set({ college, coursesTaught, createdAt }).where(eq(users.id, userId))
    for (const application of applications) {
      await loadApplication(loading, application, { userId, realName, schoolId, coursesTaught })
    }
  }
  for (const { name, by } of namedSchools) {
    const people = by.flatMap((username) => userIds.get(username) ?? [])
    if (people.length === 0) continue
    const schoolId = schoolIds.get(name)
    await tx.update(users).set({ schoolId }).where(inArray(users.id, people))
  }
  await loadVerified(loading)
}

async function loadNamedSchools(tx: Tx): Promise<[string, number][]> {
  const rows = await tx
    .insert(schools)
    .values(namedSchools.map(({ provinceId, name }) => ({ provinceId, name })))
    .returning({ id: schools.id, name: schools.name })
  return rows.map(({ id, name }) => [name, id])
}

async function loadApplication(
  { tx, messages, userIds, documents }: Loading,
  application: DemoApplication,
  applicant: {
    userId: number
    realName: string
    schoolId: number | undefined
    coursesTaught: string
  },
): Promise<void> {
  const { submittedHours, note, rejected } = application
  const [row] = await tx
    .insert(teacherVerifications)
    .values({
      ...{ ...applicant, note, submittedAt: ago(submittedHours) },
      ...(rejected && {
        ...{ status: 'rejected', reason: rejected.reason, decidedAt: ago(rejected.hours) },
        ...{ reasonZh: rejected.words.zh, reasonEn: rejected.words.en },
        deciderId: userIds.get('admin'),
      }),
    })
    .returning({ id: teacherVerifications.id })
  await attachDocuments(tx, row!.id, idsOf(documents, application.documents))
  if (!rejected) return
  await messages.send(tx, {
    ...rejectedWords({ reason: rejected.reason, ...rejected.words }),
    ...{ userId: applicant.userId, kind: 'system', link: '/user/verification' },
  })
}

/** The school's own teachers: all verified, the shown one a month ago, with documents. */
async function loadVerified({ tx, userIds, documents }: Loading): Promise<void> {
  const teachers = await tx
    .select()
    .from(users)
    .where(and(eq(users.accountRole, '2'), inArray(users.id, [...userIds.values()])))
  for (const { id: userId, username, realName, schoolId } of teachers) {
    const isShown = username === 'teacher'
    const decidedAt = ago(isShown ? teacherDocuments.days * 24 : longAgo)
    const [row] = await tx
      .insert(teacherVerifications)
      .values({
        ...{ userId, realName, schoolId, status: 'approved', decidedAt },
        deciderId: username === 'admin' ? null : userIds.get('admin'),
        submittedAt: new Date(decidedAt.getTime() - 20 * hour),
        documentsDeletedAt: isShown ? null : ago(longAgo - 90 * 24),
      })
      .returning({ id: teacherVerifications.id })
    if (isShown) await attachDocuments(tx, row!.id, idsOf(documents, teacherDocuments.documents))
    await tx.update(users).set({ verifiedAt: decidedAt }).where(eq(users.id, userId))
  }
}

async function attachDocuments(tx: Tx, verificationId: number, fileIds: number[]): Promise<void> {
  for (const [position, fileId] of fileIds.entries()) {
    await attachFile(tx, { fileId })
    await tx.insert(verificationDocuments).values({ verificationId, position, fileId })
  }
}

const idsOf = (documents: Map<string, number>, names: readonly string[]) =>
  names.flatMap((name) => documents.get(name) ?? [])
