import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { gradebookApi } from '../contract.ts'
import { gradebookErrors as errors } from '../errors.ts'
import { gradeNameMost } from '../limits.ts'
import { gradeColumns } from '../tables.ts'
import { mustBeCategory, roomForColumns } from './change-columns.ts'
import { offersOf } from './get-offers.ts'
import { record } from './record.ts'
import { mayArrange } from './rules.ts'
import { holdBook } from './state.ts'

/** Adds columns whose marks come from sources that are offered to the teacher. */
export async function addSources({
  db,
  events,
  viewer,
  locale,
  input: { classId, categoryId, sources },
}: Call<typeof gradebookApi.addSources>) {
  const offers = await offersOf({ db, locale, viewerId: viewer.id }, classId)
  await db.transaction(async (tx) => {
    must(mayArrange(await holdBook(tx, { classId, userId: viewer.id })))
    await mustBeCategory(tx, { classId, categoryId })
    const position = await roomForColumns(tx, classId, sources.length)
    const chosen = sources.map(({ source, sourceId }) => {
      const found = offers.find((one) => one.source === source && one.sourceId === sourceId)
      if (!found) throw new AppError(errors.noSource)
      return found
    })
    const made = await tx
      .insert(gradeColumns)
      .values(
        chosen.map(({ source, sourceId, name, fullMark }, at) => ({
          ...{ classId, categoryId, source, sourceId, fullMark, position: position + at },
          name: [...name].slice(0, gradeNameMost).join(''),
        })),
      )
      .onConflictDoNothing()
      .returning({ id: gradeColumns.id })
    if (made.length < chosen.length) throw new AppError(errors.noSource)
    for (const [at, { id }] of made.entries())
      await record(
        { tx, events },
        {
          ...{ classId, actorId: viewer.id, kind: 'columnAdded', columnId: id },
          detail: { name: chosen[at]!.name },
        },
      )
  })
  return {}
}
