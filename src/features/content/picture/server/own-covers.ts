import { inArray } from 'drizzle-orm'
import type { Kernel } from '#src/server/kernel.ts'
import { mediaPrefix } from '#src/server/media/media-token.ts'
import { renditionsOf } from '#src/server/media/renditions.ts'
import type { ShownPicture } from '#src/shared/picture.ts'
import { showPicture } from '#src/shared/show-picture.ts'
import type { Viewer } from '#src/shared/viewer.ts'
import { pictures } from '../tables.ts'
import { addressesOf } from './addresses.ts'
import { cropOf, focusOf } from './crop-of.ts'
import { readKind } from './kinds.ts'

/**
 * Returns pictures as covers at addresses of the viewer's session, by file: before they are published. The caller
 * checked that the viewer may see them; those that are not made yet are left out.
 */
export async function coversFor(
  kernel: Pick<Kernel, 'db' | 'secret'>,
  viewer: Viewer,
  fileIds: readonly number[],
): Promise<ReadonlyMap<number, ShownPicture>> {
  if (fileIds.length === 0) return new Map()
  const ids = [...new Set(fileIds)]
  const [rows, made] = await Promise.all([
    kernel.db.select().from(pictures).where(inArray(pictures.fileId, ids)),
    renditionsOf(kernel.db, ids),
  ])
  return new Map(
    rows.flatMap((row): [number, ShownPicture][] => {
      const look = { crop: cropOf(row), focus: focusOf(row) }
      const prefix = mediaPrefix(kernel, row.fileId, viewer)
      const urlOf = ({ kind }: { kind: string }) => `${prefix}/${kind}/0.${readKind(kind)!.format}`
      const own = made.filter(({ fileId }) => fileId === row.fileId)
      const addresses =
        addressesOf('cover', own, look, urlOf) ?? addressesOf('picture', own, look, urlOf)
      return addresses ? [[row.fileId, showPicture(addresses)]] : []
    }),
  )
}
