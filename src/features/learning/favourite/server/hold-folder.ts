import { eq } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { must } from '#src/shared/can.ts'
import { favouriteFolders } from '../tables.ts'
import { mayUseFolder } from './rules.ts'

/** Locks one of the viewer's folders. @throws favourite.folderUnknown */
export async function holdFolder(
  tx: Tx,
  viewer: { id: number },
  folderId: number,
  strength: 'update' | 'key share',
): Promise<void> {
  const [folder] = await tx
    .select({ userId: favouriteFolders.userId })
    .from(favouriteFolders)
    .where(eq(favouriteFolders.id, folderId))
    .for(strength)
  must(mayUseFolder(folder, viewer))
}
