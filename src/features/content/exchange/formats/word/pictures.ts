import type { Document, Element } from 'domhandler'
import type { Note } from '../../paper-form.ts'
import type { Attachments } from '../chinese-paper/block.ts'
import type { Thing } from '../chinese-paper/rich.ts'
import { allOf, elementsOf, type Package } from './package.ts'

const shown: Record<string, string> = {
  png: 'png',
  jpg: 'jpg',
  jpeg: 'jpg',
  gif: 'gif',
  webp: 'webp',
  bmp: 'bmp',
}
const unitsOfPixel = 9525
const pixelsOfPoint = 96 / 72

/** The pictures that a Word file names; those of formats that no browser shows are noted. */
export class Pictures {
  readonly attachments: Attachments = new Map()
  readonly notes: Note[] = []
  private readonly targets = new Map<string, string>()
  private readonly wanted = new Map<string, string>()

  private readonly prefix: string
  private constructor(prefix: string) {
    this.prefix = prefix
  }

  static async of(docx: Package, prefix: string): Promise<Pictures> {
    const made = new Pictures(prefix)
    const relations = await docx.xml('word/_rels/document.xml.rels')
    if (relations) made.readTargets(relations)
    return made
  }

  private readTargets(relations: Document): void {
    for (const root of elementsOf(relations)) {
      for (const { attribs } of elementsOf(root)) {
        if (attribs['TargetMode'] !== 'External')
          this.targets.set(attribs['Id'] ?? '', pathOf(attribs['Target'] ?? ''))
      }
    }
  }

  /** The pictures of a drawing or an object, in its order. */
  of(drawing: Element): Thing[] {
    const modern = allOf(drawing, 'a:blip').map(({ attribs }) => attribs['r:embed'] ?? '')
    const old = allOf(drawing, 'v:imagedata').map(({ attribs }) => attribs['r:id'] ?? '')
    const [words] = allOf(drawing, 'wp:docPr')
    const alt = (words?.attribs['descr'] ?? '').slice(0, 200)
    const size = sizeOf(drawing)
    return [...modern, ...old].flatMap((id): Thing[] => {
      const target = this.targets.get(id)
      if (target === undefined) return []
      const name = `${this.prefix}${target.split('/').at(-1)!}`
      const ending = shown[name.split('.').at(-1)!.toLowerCase()]
      if (ending === undefined) {
        this.notes.push({ kind: 'lost', code: 'pictureMissing', about: { name } })
        return []
      }
      this.wanted.set(target, name)
      return [{ kind: 'picture', attachment: name, alt, ...size }]
    })
  }

  async load(docx: Package): Promise<void> {
    for (const [target, name] of this.wanted) {
      const bytes = await docx.bytes(target)
      if (bytes) this.attachments.set(name, { name, bytes })
      else this.notes.push({ kind: 'lost', code: 'pictureMissing', about: { name } })
    }
  }
}

const pathOf = (target: string) =>
  target.startsWith('/') ? target.slice(1) : `word/${target.replace(/^\.\//, '')}`

function sizeOf(drawing: Element): { width?: number; height?: number } {
  const [extent] = allOf(drawing, 'wp:extent')
  if (extent) {
    const [width, height] = [Number(extent.attribs['cx']), Number(extent.attribs['cy'])]
    return width > 0 && height > 0
      ? { width: width / unitsOfPixel, height: height / unitsOfPixel }
      : {}
  }
  const [shape] = allOf(drawing, 'v:shape')
  const points = (name: string) =>
    Number.parseFloat(
      new RegExp(`(?:^|;)\\s*${name}:([\\d.]+)pt`).exec(shape?.attribs['style'] ?? '')?.[1] ?? '',
    )
  const [width, height] = [points('width'), points('height')]
  return width > 0 && height > 0
    ? { width: width * pixelsOfPoint, height: height * pixelsOfPoint }
    : {}
}
