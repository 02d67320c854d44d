import { and, eq, inArray } from 'drizzle-orm'
import { holdOwn } from '#src/features/people/account/server/hold-own.ts'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import { mustOwn } from '../../file/server/must-own.ts'
import type { exchangeApi } from '../contract.ts'
import { exchangeErrors, openImportsMost } from '../errors.ts'
import { questionImports } from '../tables.ts'
import { mustHaveImportRoom } from './import-room.ts'
import { readImportJob } from './read-import.ts'

const ordinaryBytes = 256 * 1024

/** Begins an import: its source is read in the background, and reviewed before anything is taken. */
export async function beginImport({
  db,
  jobs,
  viewer,
  input: { source, format },
}: Call<typeof exchangeApi.beginImport>) {
  return db.transaction(async (tx) => {
    // One after the other, so that a hundred at once are counted.
    await holdOwn(tx, viewer.id)
    const open = and(
      eq(questionImports.ownerId, viewer.id),
      inArray(questionImports.state, ['reading', 'review']),
    )
    if ((await tx.$count(questionImports, open)) >= openImportsMost) {
      throw new AppError(exchangeErrors.tooManyOpen)
    }
    // As much as an import of ordinary questions takes.
    await mustHaveImportRoom(tx, viewer.id, ordinaryBytes)
    const [made] = await tx
      .insert(questionImports)
      .values({
        ownerId: viewer.id,
        format: format ?? null,
        ...(source.kind === 'file'
          ? await fileSource(tx, viewer, source.userFileId)
          : {
              name: '',
              pastedAs: source.kind,
              pasted: source.kind === 'text' ? source.text : source.html,
            }),
      })
      .returning({ importId: questionImports.id })
    await jobs.enqueue(tx, readImportJob.name, made!, { group: String(viewer.id) })
    return made!
  })
}

type Tx = Parameters<typeof mustOwn>[0]

async function fileSource(tx: Tx, viewer: { id: number }, userFileId: number) {
  const [file] = await mustOwn(tx, viewer, [userFileId], ['document', 'text', 'other'])
  return { userFileId, name: file!.name }
}
