import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileTypeFromFile } from 'file-type'
import { childMain } from '#src/server/media/child-main.ts'
import { inArchive } from './archive.ts'
import { lookInside } from './look-inside.ts'
import type { FoundMedia, LookOrder, UnpackedMedia } from './look-order.ts'

/** Unpacks archives of strangers and reads their XML in a process of its own, which is killed when it takes long. */
childMain<LookOrder, FoundMedia[] | UnpackedMedia[]>(async (order) =>
  'unpack' in order ? unpack(order) : lookInside(order.path),
)

async function unpack({ path, unpack: found, into }: Extract<LookOrder, { into: string }>) {
  const unpacked: UnpackedMedia[] = []
  await inArchive(path, async (archive) => {
    for (const one of found) {
      const to = join(into, `media-${unpacked.length}`)
      await pipeline(await archive.open(one.entry), createWriteStream(to))
      const type = await fileTypeFromFile(to)
      if (type && /^(video|audio)\//.test(type.mime)) {
        unpacked.push({ ...one, path: to, mime: type.mime, ending: type.ext })
      } else await rm(to)
    }
  })
  return unpacked
}
