import type { Archive } from './archive.ts'

export interface FoundMedia {
  /** From 1. */
  page: number
  /** The name of its entry. */
  entry: string
}

const playable = /\.(mp4|m4v|mov|wmv|avi|mpe?g|mkv|webm|mp3|m4a|wav|wma|aac|ogg|oga|flac)$/i
const mostMedia = 50

/** Finds the films and sounds inside a presentation, each once, at its first slide. */
export async function findMedia(archive: Archive): Promise<FoundMedia[]> {
  const found = archive.names.includes('ppt/presentation.xml')
    ? await inPowerPoint(archive)
    : await inOpenDocument(archive)
  const entries = new Set<string>()
  return found
    .filter(({ entry }) => archive.names.includes(entry) && playable.test(entry))
    .filter(({ entry }) => !entries.has(entry) && entries.add(entry))
    .slice(0, mostMedia)
}

const attributes = (xml: string, tag: RegExp) => [...xml.matchAll(tag)].map(([whole]) => whole)
const valueOf = (tag: string, name: string) =>
  new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&')

/** The targets of a part's relations, by their ids, as paths from the root. */
async function relations(archive: Archive, part: string): Promise<Map<string, string>> {
  const cut = part.lastIndexOf('/') + 1
  const [folder, name] = [part.slice(0, cut), part.slice(cut)]
  const xml = await archive.read(`${folder}_rels/${name}.rels`)
  const targets = new Map<string, string>()
  for (const tag of attributes(xml, /<Relationship\b[^>]*>/g)) {
    const [id, target] = [valueOf(tag, 'Id'), valueOf(tag, 'Target')]
    // A film on the internet is not fetched.
    if (id === undefined || target === undefined || valueOf(tag, 'TargetMode') === 'External')
      continue
    targets.set(id, decodeURI(new URL(target, `zip:///${folder}`).pathname.slice(1)))
  }
  return targets
}

/** Hidden slides have no page of the PDF. */
async function inPowerPoint(archive: Archive): Promise<FoundMedia[]> {
  const presentation = 'ppt/presentation.xml'
  const slides = await relations(archive, presentation)
  const order = attributes(await archive.read(presentation), /<p:sldId\b[^>]*>/g)
  const found: FoundMedia[] = []
  let page = 0
  for (const tag of order) {
    const slide = slides.get(valueOf(tag, 'r:id') ?? '')
    if (slide === undefined) continue
    const isHidden = /<p:sld\b[^>]*\bshow="(0|false)"/.test(await archive.read(slide))
    if (isHidden) continue
    page += 1
    for (const entry of (await relations(archive, slide)).values()) found.push({ page, entry })
  }
  return found
}

async function inOpenDocument(archive: Archive): Promise<FoundMedia[]> {
  const slides = (await archive.read('content.xml')).split(/<draw:page\b/).slice(1)
  return slides.flatMap((slide, index) =>
    attributes(slide, /<draw:plugin\b[^>]*>/g).map((tag) => ({
      page: index + 1,
      entry: (valueOf(tag, 'xlink:href') ?? '').replace(/^\.\//, ''),
    })),
  )
}
