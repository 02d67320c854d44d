import { and, eq } from 'drizzle-orm'
import { homeworkWorks } from '#src/features/learning/homework/tables.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Consent } from '../limits.ts'
import { goodWorkConsents, goodWorks } from '../tables.ts'

interface SeedGoodWorks {
  homeworkId: number
  teacherId: number
  proposedAt: Date
  works: { userId: number; reason: string; answer: Consent | null }[]
}

/** Writes proposals of works that single students have handed in once, with their answers. */
export async function seedGoodWorks(
  tx: Tx,
  { homeworkId, teacherId, proposedAt, works }: SeedGoodWorks,
): Promise<void> {
  for (const { userId, reason, answer } of works) {
    const found = await tx
      .select({ workId: homeworkWorks.id })
      .from(homeworkWorks)
      .where(and(eq(homeworkWorks.homeworkId, homeworkId), eq(homeworkWorks.userId, userId)))
    const made = await tx
      .insert(goodWorks)
      .values({ ...{ reason, proposedAt, proposedById: teacherId }, ...found[0]!, handIn: 1 })
      .returning({ goodWorkId: goodWorks.id })
    await tx
      .insert(goodWorkConsents)
      .values({ ...made[0]!, userId, answer, answeredAt: answer && proposedAt })
  }
}
