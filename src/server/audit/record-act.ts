import type { Db, Tx } from '../database/db.ts'
import type { Origin } from '../http/origin.ts'
import type { Act } from './acts.ts'
import { auditLog } from './tables.ts'

type Value = string | number | boolean | null

interface AuditEntry<D extends string> {
  /** The person that the act concerns. */
  subjectUserId?: number
  /** Another object that the act concerns: 'verification:12'. */
  subject?: string
  /** Never a secret, and no personal data beyond the subject of the act. */
  detail?: [D] extends [never] ? never : Partial<Record<D, Value>>
}

/** Records an act within its own transaction. Rows can never be changed. */
export async function recordAct<D extends string>(
  tx: Db | Tx,
  { viewer, origin }: { viewer: { id: number } | null; origin: Pick<Origin, 'ip' | 'requestId'> },
  { action }: Act<D>,
  entry: AuditEntry<NoInfer<D>> = {},
): Promise<void> {
  const { ip, requestId } = origin
  const detail = entry.detail as Record<string, Value> | undefined
  await tx
    .insert(auditLog)
    .values({ ...entry, detail: detail ?? {}, action, actorId: viewer?.id ?? null, ip, requestId })
}
