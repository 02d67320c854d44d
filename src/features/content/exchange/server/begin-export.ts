import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { exchangeApi } from '../contract.ts'
import { exchangeErrors } from '../errors.ts'
import { questionExports } from '../tables.ts'
import { chosenQuestions } from './chosen-questions.ts'
import { mayExport } from './rules.ts'
import { writeExportJob } from './write-export.ts'

/** Has a file of questions written in the background. */
export async function beginExport({
  config,
  db,
  jobs,
  viewer,
  input,
}: Call<typeof exchangeApi.beginExport>) {
  must(mayExport({ config }, input.format))
  const { questions } = await chosenQuestions(db, viewer, input)
  if (questions.length === 0) throw new AppError(exchangeErrors.nothingToExport)
  return db.transaction(async (tx) => {
    const [made] = await tx
      .insert(questionExports)
      .values({
        ...{ ownerId: viewer.id, format: input.format, order: input },
        questions: questions.length,
      })
      .returning({ exportId: questionExports.id })
    await jobs.enqueue(tx, writeExportJob.name, made!)
    return made!
  })
}
