import { eq } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import type { paperApi } from '../contract.ts'
import { paperErrors } from '../errors.ts'
import { paperNameMax } from '../forms.ts'
import { paperSections } from '../tables.ts'
import { chooseTwins } from './choose-twins.ts'
import { createPaper } from './create-paper.ts'
import { missingOf } from './get-twins.ts'
import { holdPaper } from './hold-paper.ts'
import { formerLetter, letterOf } from './twin-names-text.ts'

/**
 * Makes papers A and B as they were previewed.
 * @throws paper.choiceChanged where the bank has changed since, paper.tooFew where a place is empty
 */
export async function makeTwins(call: Call<typeof paperApi.makeTwins>) {
  const { db, viewer, input } = call
  return db.transaction(async (tx) => {
    const plan = await holdPaper(tx, viewer, input.paperId)
    const chosen = await chooseTwins(tx, call)
    if (chosen.choice !== input.choice) throw new AppError(paperErrors.choiceChanged)
    if (chosen.places.length === 0 || missingOf(chosen).length > 0) {
      throw new AppError(paperErrors.tooFew)
    }
    const sections = await sectionsOf(tx, plan.id)
    const made = { ownerId: viewer.id, printedTotal: plan.printedTotal, sections }
    const paperIds: number[] = []
    for (const [at, letter] of (['A', 'B'] as const).entries()) {
      const questions = chosen.papers[at]!.map((id, place) => {
        const { points, sectionId } = chosen.places[place]!
        const section = sections.findIndex((one) => one.id === sectionId)
        return { questionId: id!, versionId: chosen.questions.get(id!)!.versionId, section, points }
      })
      const name = named(plan.name, letterOf.zh(letter))
      const nameEn = plan.nameEn && named(plan.nameEn, letterOf.en(letter))
      paperIds.push(await createPaper(tx, { ...made, name, nameEn, questions }))
    }
    return { paperIds: paperIds as [number, number] }
  })
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
