import { sql } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { exchangeApi } from '../contract.ts'
import { exchangeErrors, exportedMiB } from '../errors.ts'
import { questionExports } from '../tables.ts'
import { chosenQuestions } from './chosen-questions.ts'
import { mayExport } from './rules.ts'
import { writeExportJob } from './write-export.ts'

/** Has a file of questions written in the background. */
export async function beginExport({
  config,
  db,
  jobs,
  ports,
  viewer,
  input,
}: Call<typeof exchangeApi.beginExport>) {
  must(mayExport({ config }, input.format))
  const { questions, files } = await chosenQuestions({ db, ports }, viewer, input)
  if (questions.length === 0) throw new AppError(exchangeErrors.nothingToExport)
  if (input.format !== 'gift') await mustFit(db, files)
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

/** Pictures and sheets are packed in memory. @throws exchange.filesTooLarge */
async function mustFit(db: Db, userFileIds: readonly number[]): Promise<void> {
  const { rows } = await db.execute<{ bytes: number }>(sql`
    select coalesce(sum(f.size), 0)::float8 as bytes from user_files u join files f on f.id = u.file_id
    where u.id = any(${sql.param([...userFileIds])}::int[])
      and f.mime !~ '^(video|audio)/'`)
  if (rows[0]!.bytes > exportedMiB * 1024 * 1024) throw new AppError(exchangeErrors.filesTooLarge)
}
