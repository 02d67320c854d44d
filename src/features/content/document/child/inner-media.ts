import { MediaFailure } from '#src/server/media/work.ts'
import type { Archive } from './archive.ts'
import type { FoundMedia } from './look-order.ts'
import { readXml, valueOf, type XmlTag } from './xml-reader.ts'

const playable = /\.(mp4|m4v|mov|wmv|avi|mpe?g|mkv|webm|mp3|m4a|wav|wma|aac|ogg|oga|flac)$/i
const mostMedia = 50
/** Pages beyond are not drawn either. */
const mostSlides = 1000
/** A part that names others has some kilobytes. */
const mostNamingBytes = 5 * 1024 * 1024
/** Films and sounds can hardly be packed; zeros can, and would fill the disk. */
const mostPacked = 20

type Place = Omit<FoundMedia, 'bytes'>

/** Finds the films and sounds inside a presentation, each once, at its first slide. */
export async function findMedia(archive: Archive): Promise<FoundMedia[]> {
  const found = archive.sizes.has('ppt/presentation.xml')
    ? await inPowerPoint(archive)
    : await inOpenDocument(archive)
  const entries = new Set<string>()
  return found
    .filter(({ entry }) => playable.test(entry) && !entries.has(entry) && entries.add(entry))
    .flatMap((one) => {
      const size = archive.sizes.get(one.entry)
      if (!size || size.unpacked > size.packed * mostPacked) return []
      return [{ ...one, bytes: size.unpacked }]
    })
    .slice(0, mostMedia)
}

async function tagsOf(archive: Archive, part: string, names: readonly string[]): Promise<XmlTag[]> {
  if ((archive.sizes.get(part)?.unpacked ?? 0) > mostNamingBytes) throw new MediaFailure('tooLarge')
  const tags: XmlTag[] = []
  await readXml(await archive.openText(part), {
    tag: (tag) => void (!tag.isEnd && names.includes(tag.name) && tags.push(tag)),
  })
  return tags
}

/** The targets of a part's relations, by their ids, as paths from the root. */
async function relations(archive: Archive, part: string): Promise<Map<string, string>> {
  const cut = part.lastIndexOf('/') + 1
  const [folder, name] = [part.slice(0, cut), part.slice(cut)]
  const targets = new Map<string, string>()
  for (const tag of await tagsOf(archive, `${folder}_rels/${name}.rels`, ['Relationship'])) {
    const [id, target] = [valueOf(tag, 'Id'), valueOf(tag, 'Target')]
    // A film on the internet is not fetched.
    if (id === undefined || target === undefined || valueOf(tag, 'TargetMode') === 'External')
      continue
    const path = pathOf(target, folder)
    if (path !== undefined) targets.set(id, path)
  }
  return targets
}

/** Undefined for a target that is no address. */
function pathOf(target: string, folder: string): string | undefined {
  try {
    return decodeURI(new URL(target, `zip:///${folder}`).pathname.slice(1))
  } catch {
    return undefined
  }
}

async function inPowerPoint(archive: Archive): Promise<Place[]> {
  const presentation = 'ppt/presentation.xml'
  const slides = await relations(archive, presentation)
  const order = await tagsOf(archive, presentation, ['p:sldId'])
  const named = order.flatMap((tag) => slides.get(valueOf(tag, 'r:id') ?? '') ?? [])
  const found: Place[] = []
  let page = 0
  // A slide has one place in a presentation.
  for (const slide of [...new Set(named)].slice(0, mostSlides)) {
    if (await isHidden(archive, slide)) continue
    page += 1
    for (const entry of (await relations(archive, slide)).values()) found.push({ page, entry })
  }
  return found
}

/** Hidden slides have no page of the PDF. */
async function isHidden(archive: Archive, slide: string): Promise<boolean> {
  let show: string | undefined
  await readXml(await archive.openText(slide), {
    tag(tag) {
      show = valueOf(tag, 'show')
      return true
    },
  })
  return show === '0' || show === 'false'
}

async function inOpenDocument(archive: Archive): Promise<Place[]> {
  const found: Place[] = []
  let page = 0
  await readXml(await archive.openText('content.xml'), {
    tag(tag) {
      if (tag.isEnd) return
      if (tag.name === 'draw:page') page += 1
      if (tag.name !== 'draw:plugin' || found.length >= mostSlides) return
      found.push({ page, entry: (valueOf(tag, 'xlink:href') ?? '').replace(/^\.\//, '') })
    },
  })
  return found
}
