import { sql } from 'drizzle-orm'
import { newUserFile } from '#src/features/content/file/server/new-user-file.ts'
import { seedHomework } from '#src/features/learning/homework/server/seed-homework.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { FileRow } from '#src/server/storage/tables.ts'
import { addDays, schoolDay } from '#src/shared/school-day.ts'
import { fromSchoolTime } from '#src/shared/school-time.ts'
import { demoHomework } from './homework.ts'
import { students } from './students.ts'

const hour = 3_600_000
const day = 24 * hour

/** The moment before midnight of a day so many days from today. */
const endOfDay = (days: number) => new Date(fromSchoolTime(`${addDays(schoolDay(), days)}T23:59`)!)

/** Homework of this semester's class, in its three states. */
export async function loadHomework(
  tx: Tx,
  { userIds, photo }: { userIds: Map<string, number>; photo: FileRow },
): Promise<void> {
  const { rows } = await tx.execute<{ classId: number }>(sql`
    select class_id as "classId" from class_members m join classes c on c.id = m.class_id and c.archived_at is null
    where m.user_id = ${userIds.get('teacher')!} and m.role = 'owner'`)
  const { classId } = rows[0]!
  for (const { works, dueInDays, lateDays, isReturned, ...given } of demoHomework) {
    const dueAt = endOfDay(dueInDays)
    const releasedAt = isReturned ? new Date(dueAt.getTime() + 9 * day) : null
    await seedHomework(tx, {
      ...{ ...given, classId, teacherId: userIds.get('teacher')!, dueAt, releasedAt },
      late: lateDays
        ? { until: new Date(dueAt.getTime() + lateDays * day), percent: 10, floor: 60 }
        : null,
      publishedAt: new Date(dueAt.getTime() - 7 * day),
      works: await Promise.all(
        works.map(async (work) => {
          const userId = userIds.get(students[work.student]![0])!
          return {
            ...{ userId, text: work.text, comment: work.comment ?? '' },
            photos: work.photo ? [await newUserFile(tx, { ownerId: userId, file: photo })] : [],
            // Nothing was handed in after the loading.
            handedInAt: new Date(
              Math.min(Date.now() - hour, dueAt.getTime() - work.hoursBefore * hour),
            ),
            rawMark: work.mark ?? null,
          }
        }),
      ),
    })
  }
}
