import type { Tx } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import type { Locale } from '#src/shared/locale.ts'
import { findUses } from './find-uses.ts'
import type { HeldFile } from './hold-files.ts'
import { mayDelete } from './rules.ts'

/**
 * Checks that nothing uses files whose rows are about to end. They are held, so no use can be added meanwhile.
 * @throws file.inUse with the list of uses
 */
export async function mustBeUnused(
  tx: Tx,
  { ports, locale }: Pick<Kernel, 'ports'> & { locale: Locale },
  held: readonly HeldFile[],
): Promise<void> {
  const userFileIds = held.map(({ id }) => id)
  const uses = await findUses({ db: tx, ports }, { userFileIds, locale })
  for (const { id, name } of held) {
    const own = uses.filter(({ userFileId }) => userFileId === id)
    const ruling = mayDelete(name, own, locale)
    if (ruling) throw new AppError(ruling, { data: { uses: own } })
  }
}
