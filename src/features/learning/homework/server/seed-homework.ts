import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
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
import { takeGroups } from './take-groups.ts'

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
  /** Written, and not handed in. */
  isDraft?: boolean
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
  /** Each group of the class does one work; a work is that of its student’s group. */
  inGroups?: boolean
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
      inGroups: given.inGroups ?? false,
    })
    .returning({ homeworkId: homework.id })
  const { homeworkId } = made!
  const event = { homeworkId, actorId: teacherId }
  await tx.insert(homeworkEvents).values({ ...event, kind: 'published', at: publishedAt })
  if (given.inGroups) await takeGroups(tx, homeworkId)
  for (const work of given.works)
    await seedWork(tx, { homeworkId, dueAt, teacherId, releasedAt }, work)
  return homeworkId
}

async function seedWork(
  tx: Tx,
  of: { homeworkId: number; dueAt: Date; teacherId: number; releasedAt: Date | null },
  { userId, text, photos, handedInAt, rawMark, comment, shapes = [], isDraft = false }: SeedWork,
): Promise<void> {
  const { homeworkId, dueAt, teacherId, releasedAt } = of
  const isMarked = rawMark !== null
  const words = { text, photos, files: [], daysLate: daysLate(dueAt, handedInAt) }
  const markedAt = releasedAt ?? new Date(handedInAt.getTime() + 3_600_000)
  const written = { ...words, revision: 1, savedAt: handedInAt }
  const state = {
    ...(!isDraft && { handedInAt, handedInRevision: 1, handIns: 1, daysLate: words.daysLate }),
    changedAt: handedInAt,
    ...(isMarked && {
      ...{ rawMark, comment, markRevision: 1, markedHandIn: 1, markedById: teacherId },
      ...{ markedAt, releasedAt, changedAt: markedAt },
    }),
  }
  const { workId, userIds } = await holdSeeded(tx, { homeworkId, userId }, { written, state })
  await nameFiles(tx, workId, words, { handedIn: !isDraft })
  if (isDraft) return
  const handedInById = userIds.length > 1 ? userId : null
  await tx.insert(homeworkHandIns).values({ workId, number: 1, ...words, handedInAt, handedInById })
  if (shapes.length > 0) {
    const page = { workId, handIn: 1, userFileId: photos[0]!, page: 1 }
    await tx.insert(homeworkAnnotations).values({ ...page, shapes, revision: 1 })
  }
  if (isMarked) {
    const event = { homeworkId, kind: 'marked' as const, actorId: teacherId, at: markedAt }
    const detail = { from: null, to: rawMark }
    await tx
      .insert(homeworkEvents)
      .values(userIds.map((subjectId) => ({ ...event, subjectId, detail })))
  }
}

type Values = Partial<typeof homeworkWorks.$inferInsert>

/** Writes the work of a student, or that of the group with the rows of its members. @returns it, and whose it is */
async function holdSeeded(
  tx: Tx,
  { homeworkId, userId }: { homeworkId: number; userId: number },
  { written, state }: { written: Values; state: Values },
): Promise<{ workId: number; userIds: number[] }> {
  const ofPerson = and(eq(homeworkWorks.homeworkId, homeworkId), eq(homeworkWorks.userId, userId))
  const [member] = await tx.select().from(homeworkWorks).where(ofPerson)
  if (!member?.sharedId) {
    const [made] = await tx
      .insert(homeworkWorks)
      .values({ ...written, ...state, homeworkId, userId })
      .returning({ id: homeworkWorks.id })
    return { workId: made!.id, userIds: [userId] }
  }
  const workId = member.sharedId
  await tx
    .update(homeworkWorks)
    .set({ ...written, ...state, savedById: userId })
    .where(eq(homeworkWorks.id, workId))
  const members = await tx
    .update(homeworkWorks)
    .set(state)
    .where(eq(homeworkWorks.sharedId, workId))
    .returning({ userId: homeworkWorks.userId })
  return { workId, userIds: members.flatMap((one) => one.userId ?? []) }
}
