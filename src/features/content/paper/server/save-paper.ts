import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import type { paperApi } from '../contract.ts'
import { paperErrors } from '../errors.ts'
import { paperQuestions, papers, paperSections } from '../tables.ts'
import { holdPaper } from './hold-paper.ts'
import { isSaved, type StoredSection } from './is-saved.ts'

type Input = Call<typeof paperApi.savePaper>['input']

/**
 * Saves a paper whole. It may order, price and leave out the questions that it has; none comes in this way. The
 * same save again, after a lost answer, changes nothing.
 * @throws paper.changedElsewhere where it was saved since it was read; paper.otherQuestions where a section or a
 * question is not the paper's
 */
export async function savePaper({ db, viewer, input }: Call<typeof paperApi.savePaper>) {
  await db.transaction(async (tx) => {
    const { id: paperId, name, revision } = await holdPaper(tx, viewer, input.paperId)
    const stored = await sectionsOf(tx, paperId)
    if (revision !== input.revision) {
      if (isSaved(input, { name, sections: stored })) return
      throw new AppError(paperErrors.changedElsewhere)
    }
    const versions = new Map(
      stored.flatMap(({ questions }) => questions.map((one) => [one.questionId, one.versionId])),
    )
    mustBeOwn(input, stored, versions)
    const sectionIds = await saveSections(tx, paperId, input.sections, stored)
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
      .set({ name: input.name, revision: revision + 1, changedAt: sql`now()` })
      .where(eq(papers.id, paperId))
  })
  return {}
}

async function sectionsOf(tx: Tx, paperId: number): Promise<StoredSection[]> {
  const sections = await tx
    .select({ id: paperSections.id, name: paperSections.name })
    .from(paperSections)
    .where(eq(paperSections.paperId, paperId))
    .orderBy(paperSections.position)
  const questions = await tx
    .select({
      sectionId: paperQuestions.sectionId,
      questionId: paperQuestions.questionId,
      versionId: paperQuestions.versionId,
      points: paperQuestions.points,
    })
    .from(paperQuestions)
    .innerJoin(paperSections, eq(paperSections.id, paperQuestions.sectionId))
    .where(eq(paperSections.paperId, paperId))
    .orderBy(paperQuestions.position)
  return sections.map((one) => ({
    ...one,
    questions: questions.filter(({ sectionId }) => sectionId === one.id),
  }))
}

/** @throws paper.otherQuestions where a section or question is not of this paper, or stands in it twice */
function mustBeOwn(
  { sections }: Input,
  stored: readonly StoredSection[],
  versions: ReadonlyMap<number, number>,
) {
  const ids = sections.flatMap(({ sectionId }) => sectionId ?? [])
  const questions = sections.flatMap((one) => one.questions.map(({ questionId }) => questionId))
  const isOwn =
    ids.every((id) => stored.some((one) => one.id === id)) &&
    questions.every((id) => versions.has(id)) &&
    new Set(ids).size === ids.length &&
    new Set(questions).size === questions.length
  if (!isOwn) throw new AppError(paperErrors.otherQuestions)
}

/** Writes the sections in their order, and takes all questions out of them. @returns their ids */
async function saveSections(
  tx: Tx,
  paperId: number,
  given: Input['sections'],
  stored: readonly StoredSection[],
): Promise<number[]> {
  const all = stored.map(({ id }) => id)
  const kept = given.flatMap(({ sectionId }) => sectionId ?? [])
  if (all.length > 0) await tx.delete(paperQuestions).where(inArray(paperQuestions.sectionId, all))
  await tx
    .delete(paperSections)
    .where(
      and(
        eq(paperSections.paperId, paperId),
        kept.length > 0 ? notInArray(paperSections.id, kept) : undefined,
      ),
    )
  const rows = given.map(({ sectionId, name }, position) => ({ sectionId, name, position }))
  // A section that is renamed loses its name in the other language, which says something else now.
  await tx.execute(sql`
    update paper_sections s set name = g.name, position = g.position,
      name_en = case when s.name = g.name then s.name_en else '' end
    from json_to_recordset(${JSON.stringify(rows)}) as g("sectionId" integer, name text, position smallint)
    where s.id = g."sectionId"`)
  const added = rows.filter(({ sectionId }) => sectionId === null)
  const made =
    added.length === 0
      ? []
      : await tx
          .insert(paperSections)
          .values(added.map(({ name, position }) => ({ paperId, name, position })))
          .returning({ id: paperSections.id, position: paperSections.position })
  const madeAt = new Map(made.map(({ id, position }) => [position, id]))
  return rows.map(({ sectionId, position }) => sectionId ?? madeAt.get(position)!)
}
