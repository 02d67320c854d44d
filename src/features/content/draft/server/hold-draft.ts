import { eq } from 'drizzle-orm'
import type { Db, Tx } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { must, type Ruling } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { Viewer } from '#src/shared/viewer.ts'
import { draftErrors } from '../errors.ts'
import { drafts } from '../tables.ts'
import { type DraftHost, type DraftRight, hostOf } from './draft-host.ts'

interface Held {
  draft: typeof drafts.$inferSelect
  host: DraftHost
}

interface Given extends Pick<Kernel, 'ports'> {
  viewer: Viewer
  draftId: number
}

/** Finds a draft to which a person has a right. @throws draft.unknown, or the refusal of the rule */
export async function findDraft(
  db: Db | Tx,
  { viewer, draftId, ports }: Given,
  rule: (right: DraftRight) => Ruling,
): Promise<Held> {
  const [draft] = await db.select().from(drafts).where(eq(drafts.id, draftId))
  return allowed(db, { viewer, draftId, ports }, draft, rule)
}

/** The same, and locks it: the saves of a draft come one after another. */
export async function holdDraft(
  tx: Tx,
  given: Given,
  rule: (right: DraftRight) => Ruling,
): Promise<Held> {
  const [draft] = await tx.select().from(drafts).where(eq(drafts.id, given.draftId)).for('update')
  return allowed(tx, given, draft, rule)
}

async function allowed(
  db: Db | Tx,
  { viewer, draftId, ports }: Given,
  draft: Held['draft'] | undefined,
  rule: (right: DraftRight) => Ruling,
): Promise<Held> {
  if (!draft) throw new AppError(draftErrors.unknown)
  const host = hostOf({ ports }, draft.kind)
  must(rule(await host.rightOf(db, viewer, draftId)))
  return { draft, host }
}
