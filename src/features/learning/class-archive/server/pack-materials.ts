import {
  entryNames,
  linksText,
  materialsOf,
} from '#src/features/learning/class-material/server/zip-materials.ts'
import type { Pack } from './pack.ts'
import { packFile } from './pack-file.ts'

/** Packs the materials of the class in their folders; links as one text. */
export async function packMaterials(pack: Pack): Promise<void> {
  const { kernel, standing, words, packing, signal, step } = pack
  const rows = await materialsOf(kernel.db, { classId: standing.classId, seesAll: true })
  const names = entryNames(rows)
  for (const [at, { key, sealed, size }] of rows.entries()) {
    signal.throwIfAborted()
    if (key === null) continue
    const [part, label] = [words.materials, names[at]!]
    const file = { key, sealed, size: size ?? 0 }
    await packFile(pack, { file, part, label, path: `${words.materials}/${label}` })
  }
  const links = rows.filter(({ url }) => url !== null)
  if (links.length > 0) {
    const path = `${words.materials}/${words.links}.txt`
    packing.text(path, linksText(links))
    packing.list({ part: words.materials, label: words.links, path })
  }
  await step()
}
