import type { Db, Tx } from '../database/db.ts'
import type { Origin } from '../kernel.ts'
import { auditLog } from './tables.ts'

export interface AuditEntry {
  /** 'account.lock'. */
  action: string
  /** The person it was done to. */
  subjectUserId?: number
  /** What else it was done to: 'verification:12'. */
  subject?: string
  /** Never a secret, never personal data beyond what the act was about. */
  detail?: Record<string, string | number | boolean | null>
}

/** Puts an act on record, within the transaction of the act itself. Rows can never be changed. */
export async function recordAct(
  tx: Db | Tx,
  { viewer, origin }: { viewer: { id: number } | null; origin: Pick<Origin, 'ip' | 'requestId'> },
  entry: AuditEntry,
): Promise<void> {
  const { ip, requestId } = origin
  await tx.insert(auditLog).values({ ...entry, actorId: viewer?.id ?? null, ip, requestId })
}
