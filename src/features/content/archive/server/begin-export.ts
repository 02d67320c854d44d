import { holdOwn } from '#src/features/people/account/server/hold-own.ts'
import { and, desc, eq, gt, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import { readingOf } from '../../file/server/reading-port.ts'
import { drafts } from '../../draft/tables.ts'
import { archiveHours, type archiveApi } from '../contract.ts'
import { archiveErrors, underWayMost } from '../errors.ts'
import { archives } from '../tables.ts'
import { archiveHostOf } from './archive-host.ts'
import { foreignFilesOf } from './manifest-of.ts'
import { mayExport } from './rules.ts'
import { writeArchiveJob } from './write-archive.ts'

/** Has a course or textbook written to a file in the background. */
export async function beginExport(call: Call<typeof archiveApi.beginExport>) {
  const { db, jobs, viewer, locale, input } = call
  const draftId = await archiveHostOf(call, input.kind)!.draftOf(db, viewer, input.id)
  must(mayExport(draftId))
  const lent: number[] = []
  for (const userFileId of await foreignFilesOf(db, { draftId: draftId!, ownerId: viewer.id })) {
    const { download } = await readingOf({ ports: call.ports, db, viewer, locale, userFileId })
    if (download) lent.push(userFileId)
  }
  return db.transaction(async (tx) => {
    const before = await presentExport(tx, { ownerId: viewer.id, draftId: draftId! })
    if (before !== undefined) return { archiveId: before }
    await mustHaveTurn(tx, viewer.id)
    const [made] = await tx
      .insert(archives)
      .values({
        ...{ ownerId: viewer.id, act: 'export', kind: input.kind, subjectId: input.id },
        ...{ draftId, lent },
      })
      .returning({ archiveId: archives.id })
    await jobs.enqueue(tx, writeArchiveJob.name, made!, { group: String(viewer.id) })
    return made!
  })
}

/** Finds one's export of the draft as it is, under way or written: its person has come back to it. */
async function presentExport(
  tx: Tx,
  { ownerId, draftId }: { ownerId: number; draftId: number },
): Promise<number | undefined> {
  const [found] = await tx
    .select({ archiveId: archives.id })
    .from(archives)
    .innerJoin(drafts, eq(drafts.id, archives.draftId))
    .where(
      and(
        ...[eq(archives.ownerId, ownerId), eq(archives.draftId, draftId)],
        ...[eq(archives.act, 'export'), ne(archives.state, 'failed')],
        sql`${archives.createdAt} > now() - make_interval(hours => ${archiveHours - 1})`,
        gt(archives.createdAt, drafts.changedAt),
        or(eq(archives.state, 'waiting'), isNotNull(archives.fileId)),
      ),
    )
    .orderBy(desc(archives.id))
    .limit(1)
  return found?.archiveId
}

/** @throws archive.tooMany where a person has many under way */
export async function mustHaveTurn(tx: Tx, ownerId: number): Promise<void> {
  // One after the other, so that a hundred at once are counted.
  await holdOwn(tx, ownerId)
  const underWay = and(eq(archives.ownerId, ownerId), eq(archives.state, 'waiting'))
  if ((await tx.$count(archives, underWay)) >= underWayMost) {
    throw new AppError(archiveErrors.tooMany)
  }
}
