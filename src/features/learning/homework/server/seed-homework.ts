import { createHash } from 'node:crypto'
import type { Shape } from '#src/features/content/document/annotation.ts'
import type { Tx } from '#src/server/database/db.ts'
import { daysLate } from '../late-mark.ts'
import { type HomeworkKind, usualMark } from '../limits.ts'
import {
  homework,
  homeworkAnnotations,
  homeworkEvents,
  homeworkHandIns,
  homeworkWorks,
} from '../tables.ts'
import { nameFiles } from './own-work.ts'

interface SeedWork {
  userId: number
  text: string
  photos: number[]
  handedInAt: Date
  /** Hundredths; null: not marked yet. */
  rawMark: number | null
  comment: string
  /** What the teacher has drawn on the first photograph. */
  shapes?: Shape[]
}

interface SeedHomework {
  kind?: HomeworkKind
  /** Hundredths. */
  fullMark?: number
  classId: number
  teacherId: number
  title: string
  body: string
  criteria: { id: string; text: string; points: number }[]
  recordingMinutes?: number
  dueAt: Date
  late: { until: Date; percent: number; floor: number } | null
  publishedAt: Date
  /** When marks were returned; null: not yet. */
  releasedAt: Date | null
  works: SeedWork[]
}

/** Writes published homework out of 100 with the works of students. @returns its id */
export async function seedHomework(tx: Tx, given: SeedHomework): Promise<number> {
  const { classId, teacherId, title, body, criteria, dueAt, late, publishedAt, releasedAt } = given
  const key = createHash('md5').update(`${classId} ${title}`).digest('hex')
  const [made] = await tx
    .insert(homework)
    .values({
      ...{ classId, key, title, body, criteria, dueAt, publishedAt, releasedAt },
      toldAt: publishedAt,
      ...{ state: 'published', createdById: teacherId, createdAt: publishedAt },
      ...{ kind: given.kind ?? 'work', fullMark: given.fullMark ?? usualMark },
      ...{ lateUntil: late?.until ?? null, latePercent: late?.percent ?? 0 },
      ...{ lateFloor: late?.floor ?? 0, photosMost: 9, filesMost: 3 },
      ...{ kinds: ['document', 'picture'], recordingMinutes: given.recordingMinutes ?? 0 },
    })
    .returning({ homeworkId: homework.id })
  const { homeworkId } = made!
  const event = { homeworkId, actorId: teacherId }
  await tx.insert(homeworkEvents).values({ ...event, kind: 'published', at: publishedAt })
  for (const work of given.works)
    await seedWork(tx, { homeworkId, dueAt, teacherId, releasedAt }, work)
  return homeworkId
}

async function seedWork(
  tx: Tx,
  of: { homeworkId: number; dueAt: Date; teacherId: number; releasedAt: Date | null },
  { userId, text, photos, handedInAt, rawMark, comment, shapes = [] }: SeedWork,
): Promise<void> {
  const { homeworkId, dueAt, teacherId, releasedAt } = of
  const isMarked = rawMark !== null
  const words = { text, photos, files: [], daysLate: daysLate(dueAt, handedInAt) }
  const markedAt = releasedAt ?? new Date(handedInAt.getTime() + 3_600_000)
  const [made] = await tx
    .insert(homeworkWorks)
    .values({
      ...{ ...words, homeworkId, userId, handedInAt, savedAt: handedInAt, changedAt: handedInAt },
      ...{ revision: 1, handedInRevision: 1, handIns: 1 },
      ...(isMarked && {
        ...{ rawMark, comment, markRevision: 1, markedHandIn: 1, markedById: teacherId },
        ...{ markedAt, releasedAt, changedAt: markedAt },
      }),
    })
    .returning({ id: homeworkWorks.id })
  await tx.insert(homeworkHandIns).values({ workId: made!.id, number: 1, ...words, handedInAt })
  await nameFiles(tx, made!.id, words, { handedIn: true })
  if (shapes.length > 0) {
    const page = { workId: made!.id, handIn: 1, userFileId: photos[0]!, page: 1 }
    await tx.insert(homeworkAnnotations).values({ ...page, shapes, revision: 1 })
  }
  if (isMarked) {
    await tx.insert(homeworkEvents).values({
      ...{ homeworkId, kind: 'marked', actorId: teacherId, subjectId: userId, at: markedAt },
      detail: { from: null, to: rawMark },
    })
  }
}
