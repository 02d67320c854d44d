import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import { mustOwn } from '../../file/server/must-own.ts'
import type { archiveApi } from '../contract.ts'
import { archiveErrors } from '../errors.ts'
import { archives } from '../tables.ts'
import { mustHaveTurn } from './begin-export.ts'
import { readArchiveJob } from './read-archive.ts'

/** Has a course or textbook read from one of one's own files, in the background. */
export async function beginImport({
  db,
  jobs,
  viewer,
  input,
}: Call<typeof archiveApi.beginImport>) {
  return db.transaction(async (tx) => {
    await mustHaveTurn(tx, viewer.id)
    const [file] = await mustOwn(tx, viewer, [input.userFileId], ['other'])
    if (file!.bytes.mime !== 'application/zip') throw new AppError(archiveErrors.notZip)
    const [made] = await tx
      .insert(archives)
      .values({ ownerId: viewer.id, act: 'import', fileId: file!.bytes.id })
      .returning({ archiveId: archives.id })
    await jobs.enqueue(tx, readArchiveJob.name, made!, { group: String(viewer.id) })
    return made!
  })
}
