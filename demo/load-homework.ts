import { sql } from 'drizzle-orm'
import { newUserFile } from '#src/features/content/file/server/new-user-file.ts'
import { seedHomework } from '#src/features/learning/homework/server/seed-homework.ts'
import { seedGoodWorks } from '#src/features/learning/good-work/server/seed-good-works.ts'
import { seedPeers } from '#src/features/learning/peer/server/seed-peers.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { FileRow } from '#src/server/storage/tables.ts'
import { addDays, schoolDay } from '#src/shared/school-day.ts'
import { fromSchoolTime } from '#src/shared/school-time.ts'
import { demoHomework } from './homework.ts'
import { students } from './students.ts'

const hour = 3_600_000
const day = 24 * hour

/** Photographed pages that works of the demo have. */
export const homeworkPages = demoHomework.flatMap(({ works }) =>
  works.filter(({ photo }) => photo),
).length

/** The moment before midnight of a day so many days from today. */
export const endOfDay = (days: number) =>
  new Date(fromSchoolTime(`${addDays(schoolDay(), days)}T23:59`)!)

/** Homework of this semester's class, in its states. @returns the class */
export async function loadHomework(
  tx: Tx,
  { userIds, pages }: { userIds: Map<string, number>; pages: FileRow[] },
): Promise<{ classId: number }> {
  const { rows } = await tx.execute<{ classId: number }>(sql`
    select class_id as "classId" from class_members m join classes c on c.id = m.class_id and c.archived_at is null
    where m.user_id = ${userIds.get('teacher')!} and m.role = 'owner'`)
  const { classId } = rows[0]!
  for (const { works, dueInDays, lateDays, isReturned, peers, ...given } of demoHomework) {
    const dueAt = endOfDay(dueInDays)
    const releasedAt = isReturned ? new Date(dueAt.getTime() + 9 * day) : null
    const homeworkId = await seedHomework(tx, {
      ...{ ...given, classId, teacherId: userIds.get('teacher')!, dueAt, releasedAt },
      late: lateDays
        ? { until: new Date(dueAt.getTime() + lateDays * day), percent: 10, floor: 60 }
        : null,
      publishedAt: new Date(dueAt.getTime() - 7 * day),
      works: await worksOf(tx, { works, dueAt, userIds, pages }),
    })
    await seedGoodWorks(tx, {
      ...{ homeworkId, teacherId: userIds.get('teacher')! },
      proposedAt: new Date(dueAt.getTime() + 10 * day),
      works: works.flatMap(({ student, good }) =>
        good ? [{ userId: userIds.get(students[student]![0])!, ...good }] : [],
      ),
    })
    if (!peers) continue
    await seedPeers(tx, {
      ...{ homeworkId, teacherId: userIds.get('teacher')!, reviews: 3, days: 7 },
      startedAt: new Date(dueAt.getTime() + 2 * 60_000),
      written: new Map(
        peers.map(({ student, reviews }) => [
          userIds.get(students[student]![0])!,
          reviews.map(({ points, words }) => ({
            words,
            criteria: Object.fromEntries(
              given.criteria.map(({ id }, index) => [id, points[index]!]),
            ),
          })),
        ]),
      ),
    })
  }
  return { classId }
}

async function worksOf(
  tx: Tx,
  given: {
    works: (typeof demoHomework)[number]['works']
    dueAt: Date
    userIds: Map<string, number>
    /** The photographed pages that no work has yet. */
    pages: FileRow[]
  },
) {
  const rows = []
  for (const work of given.works) {
    const { student, text, photo, hoursBefore, mark, comment, shapes, isDraft = false } = work
    const userId = given.userIds.get(students[student]![0])!
    rows.push({
      ...{ userId, text, comment: comment ?? '', rawMark: mark ?? null, shapes: shapes ?? [] },
      isDraft,
      photos: photo ? [await newUserFile(tx, { ownerId: userId, file: given.pages.shift()! })] : [],
      // Nothing was handed in after the loading.
      handedInAt: new Date(Math.min(Date.now() - hour, given.dueAt.getTime() - hoursBefore * hour)),
    })
  }
  return rows
}
