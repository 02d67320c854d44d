import { hasRoom } from '#src/features/content/file/server/uploads/storage-quota.ts'
import type { Kernel } from '#src/server/kernel.ts'
import {
  broughtKind,
  dropRenditions,
  renditionsOf,
  saveRendition,
} from '#src/server/media/renditions.ts'
import { inWorkFolder } from '#src/server/media/work-folder.ts'
import type { FileRow } from '#src/server/storage/tables.ts'
import type { FoundMedia } from '../child/look-order.ts'
import type { FoundFacts } from '../tables.ts'
import { unpackMedia } from './look-inside.ts'

type Media = FoundFacts['media']

/**
 * Keeps the films and sounds inside a presentation, so that they are offered beside their slides. They count in the
 * storage of the owner of the file, and stay inside where that has no room for them.
 * @throws MediaFailure noSpace
 */
export async function keepMedia(
  kernel: Kernel,
  { file, path, found }: { file: FileRow; path: string; found: readonly FoundMedia[] },
  signal: AbortSignal,
): Promise<Media> {
  const bytes = found.reduce((sum, one) => sum + one.bytes, 0)
  const media: Media = []
  // Those of an earlier run are no longer counted while the room for these is asked.
  await dropRenditions(kernel.db, file.id, await former(kernel, file.id))
  if (bytes > 0 && (await hasRoom(kernel, { ownerId: file.ownerId, bytes }))) {
    // In the folder, and then among the files.
    await inWorkFolder(kernel.config, bytes * 2, async (folder) => {
      const unpacked = await unpackMedia(path, { unpack: found, into: folder }, signal)
      for (const { page, entry, path: from, mime, ending } of unpacked) {
        const rendition = `${broughtKind}${media.length}`
        await saveRendition(kernel, { fileId: file.id, kind: rendition, mime, path: from })
        const name = entry.slice(entry.lastIndexOf('/') + 1)
        const kind = mime.startsWith('video/') ? 'film' : 'sound'
        media.push({ page, name, kind, rendition, ending })
      }
    })
  }
  return media
}

const former = async ({ db }: Kernel, fileId: number) =>
  (await renditionsOf(db, [fileId]))
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith(broughtKind))
