import type { Tx } from '#src/server/database/db.ts'
import { AppError } from '#src/shared/errors.ts'
import { type FileKind, kindOf } from '#src/shared/file-kind.ts'
import { namingErrors } from '../reading-errors.ts'
import { type HeldFile, holdFiles } from './hold-files.ts'

/**
 * Locks files of a person that another room is about to name, in the given order.
 * @throws file.unknown where one is another person's, file.otherType where one is of no given kind
 */
export async function mustOwn(
  tx: Tx,
  owner: { id: number },
  userFileIds: readonly number[],
  kinds: readonly FileKind[],
): Promise<HeldFile[]> {
  const held = await holdFiles(tx, owner, userFileIds)
  const isOther = held.some(({ bytes }) => !kinds.includes(kindOf(bytes.mime)))
  if (isOther) throw new AppError(namingErrors.otherType)
  return held
}
