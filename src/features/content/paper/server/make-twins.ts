import { and, eq } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import type { paperApi } from '../contract.ts'
import { paperErrors } from '../errors.ts'
import { paperNameMax } from '../forms.ts'
import { papers, paperSections } from '../tables.ts'
import { chooseTwins } from './choose-twins.ts'
import { createPaper } from './create-paper.ts'
import { missingOf } from './get-twins.ts'
import { holdPaper } from './hold-paper.ts'
import { formerLetter, letterOf } from './twin-names-text.ts'

/**
 * Makes papers A and B as they were previewed. The same preview again leads to the pair that it has made, while nobody has
 * changed that.
 * @throws paper.choiceChanged where the bank has changed since, paper.tooFew where a place is empty
 */
export async function makeTwins(call: Call<typeof paperApi.makeTwins>) {
  const { db, viewer, input } = call
  return db.transaction(async (tx) => {
    const plan = await holdPaper(tx, viewer, input.paperId)
    const made = await madeBefore(tx, input)
    if (made) return { paperIds: made }
    const chosen = await chooseTwins(tx, call)
    if (chosen.choice !== input.choice) throw new AppError(paperErrors.choiceChanged)
    if (chosen.places.length === 0 || missingOf(chosen).length > 0) {
      throw new AppError(paperErrors.tooFew)
    }
    const sections = await sectionsOf(tx, plan.id)
    const shared = {
      ...{ ownerId: viewer.id, printedTotal: plan.printedTotal, sections },
      ...{ planId: plan.id, choice: input.choice },
    }
    const paperIds: number[] = []
    for (const [at, letter] of (['A', 'B'] as const).entries()) {
      const questions = chosen.papers[at]!.map((id, place) => {
        const { points, sectionId } = chosen.places[place]!
        const section = sections.findIndex((one) => one.id === sectionId)
        return { questionId: id!, versionId: chosen.questions.get(id!)!.versionId, section, points }
      })
      const name = named(plan.name, letterOf.zh(letter))
      const nameEn = plan.nameEn && named(plan.nameEn, letterOf.en(letter))
      paperIds.push(await createPaper(tx, { ...shared, name, nameEn, questions }))
    }
    return { paperIds: paperIds as [number, number] }
  })
}

/** The pair of this preview; null where there is none, or one of them was changed or deleted. */
async function madeBefore(tx: Tx, { paperId, choice }: { paperId: number; choice: string }) {
  const rows = await tx
    .select({ id: papers.id })
    .from(papers)
    .where(and(eq(papers.planId, paperId), eq(papers.choice, choice), eq(papers.revision, 0)))
    .orderBy(papers.id)
  const [a, b] = rows.map(({ id }) => id)
  return a !== undefined && b !== undefined ? ([a, b] as [number, number]) : null
}

/** A plan that is a paper A or B itself does not keep its letter. */
const named = (name: string, letter: string) =>
  `${name.replace(formerLetter, '').slice(0, paperNameMax - letter.length)}${letter}`

const sectionsOf = (tx: Tx, paperId: number) =>
  tx
    .select()
    .from(paperSections)
    .where(eq(paperSections.paperId, paperId))
    .orderBy(paperSections.position)
