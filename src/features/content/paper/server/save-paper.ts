import { eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import type { paperApi } from '../contract.ts'
import { paperErrors } from '../errors.ts'
import { paperQuestions, papers, paperSections } from '../tables.ts'
import { holdPaper } from './hold-paper.ts'

type Input = Call<typeof paperApi.savePaper>['input']

/**
 * Saves a paper whole. It may order, price and leave out the questions that it has; none comes in this way.
 * @throws paper.otherQuestions where another window has changed them
 */
export async function savePaper({ db, viewer, input }: Call<typeof paperApi.savePaper>) {
  await db.transaction(async (tx) => {
    const { id: paperId } = await holdPaper(tx, viewer, input.paperId)
    const versions = await versionsOf(tx, paperId)
    const wanted = input.sections.flatMap(({ questions }) => questions)
    const distinct = new Set(wanted.map(({ questionId }) => questionId))
    if (
      distinct.size < wanted.length ||
      wanted.some(({ questionId }) => !versions.has(questionId))
    ) {
      throw new AppError(paperErrors.otherQuestions)
    }
    const sectionIds = await saveSections(tx, paperId, input.sections)
    const rows = input.sections.flatMap(({ questions }, at) =>
      questions.map(({ questionId, points }, position) => ({
        ...{ questionId, points, position },
        sectionId: sectionIds[at]!,
        versionId: versions.get(questionId)!,
      })),
    )
    if (rows.length > 0) await tx.insert(paperQuestions).values(rows)
    await tx
      .update(papers)
      .set({ name: input.name, changedAt: sql`now()` })
      .where(eq(papers.id, paperId))
  })
  return {}
}

async function versionsOf(tx: Tx, paperId: number): Promise<Map<number, number>> {
  const rows = await tx
    .select({ questionId: paperQuestions.questionId, versionId: paperQuestions.versionId })
    .from(paperQuestions)
    .innerJoin(paperSections, eq(paperSections.id, paperQuestions.sectionId))
    .where(eq(paperSections.paperId, paperId))
  return new Map(rows.map(({ questionId, versionId }) => [questionId, versionId]))
}

/** Writes the sections and takes all questions out of them. @returns their ids, in their new order */
async function saveSections(tx: Tx, paperId: number, given: Input['sections']): Promise<number[]> {
  const former = await tx.select().from(paperSections).where(eq(paperSections.paperId, paperId))
  const known = new Map(former.map((one) => [one.id, one]))
  const all = former.map(({ id }) => id)
  if (all.length > 0) await tx.delete(paperQuestions).where(inArray(paperQuestions.sectionId, all))
  if (all.length > 0) await tx.delete(paperSections).where(inArray(paperSections.id, all))
  if (given.length === 0) return []
  const made = await tx
    .insert(paperSections)
    .values(
      given.map(({ sectionId, name }, position) => {
        const {
          nameEn = '',
          intro = '',
          introEn = '',
          printedTotal = null,
          ...before
        } = (sectionId !== null && known.get(sectionId)) || {}
        const sameName = 'name' in before && before.name === name
        return {
          paperId,
          position,
          name,
          nameEn: sameName ? nameEn : '',
          intro,
          introEn,
          printedTotal,
        }
      }),
    )
    .returning({ id: paperSections.id, position: paperSections.position })
  return made.toSorted((a, b) => a.position - b.position).map(({ id }) => id)
}
