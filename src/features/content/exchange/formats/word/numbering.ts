import type { Element } from 'domhandler'
import { chineseNumbers } from '../chinese-paper/patterns-text.ts'
import { allOf, childOf, elementsOf, type Package, valueOf, within } from './package.ts'

interface Level {
  start: number
  format: string
  /** '%1.' */
  text: string
}
interface List {
  levels: Map<number, Level>
  abstract: string
}

const circled = (n: number) => (n >= 1 && n <= 20 ? String.fromCodePoint(0x245f + n) : String(n))
const letter = (n: number) => (n >= 1 && n <= 26 ? String.fromCharCode(64 + n) : String(n))
const romans: [number, string][] = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
]
const roman = (n: number): string => {
  const found = romans.find(([value]) => n >= value)
  return found ? found[1] + roman(n - found[0]) : ''
}
const chinese = (n: number) => chineseNumbers[n - 1] ?? String(n)

const formats: Record<string, (n: number) => string> = {
  upperLetter: letter,
  lowerLetter: (n) => letter(n).toLowerCase(),
  upperRoman: roman,
  lowerRoman: (n) => roman(n).toLowerCase(),
  decimalEnclosedCircle: circled,
  decimalEnclosedCircleChinese: circled,
  decimalEnclosedParen: (n) => `(${n})`,
  decimalZero: (n) => String(n).padStart(2, '0'),
  chineseCounting: chinese,
  chineseCountingThousand: chinese,
  japaneseCounting: chinese,
  taiwaneseCounting: chinese,
  taiwaneseCountingThousand: chinese,
  ideographDigital: chinese,
  none: () => '',
}

/** Writes the automatic numbers of paragraphs as Word draws them. */
export class Numbering {
  private readonly lists = new Map<string, List>()
  private readonly counts = new Map<string, number[]>()

  static async of(docx: Package): Promise<Numbering> {
    const made = new Numbering()
    const root = await docx.xml('word/numbering.xml')
    if (!root) return made
    const abstracts = new Map<string, Map<number, Level>>()
    for (const one of allOf(root, 'w:abstractNum'))
      abstracts.set(one.attribs['w:abstractNumId'] ?? '', levelsOf(one))
    for (const one of allOf(root, 'w:num')) {
      const abstract = valueOf(childOf(one, 'w:abstractNumId')) ?? ''
      const levels = new Map(abstracts.get(abstract))
      const overrides = elementsOf(one).filter(({ name }) => name === 'w:lvlOverride')
      for (const override of overrides) {
        const at = Number(override.attribs['w:ilvl'] ?? 0)
        const start = valueOf(childOf(override, 'w:startOverride'))
        const [own] = [...levelsOf(override).values()]
        const before = own ?? levels.get(at)
        if (before)
          levels.set(at, { ...before, ...(start !== undefined && { start: Number(start) }) })
      }
      const id = one.attribs['w:numId'] ?? ''
      // A list that starts again counts for itself; others of the same definition go on counting.
      made.lists.set(id, { levels, abstract: overrides.length > 0 ? `own ${id}` : abstract })
    }
    return made
  }

  /** The number of the next paragraph of a list; '' for a bullet. */
  next(id: string, at: number): string {
    const list = this.lists.get(id)
    const level = list?.levels.get(at)
    if (!list || !level || level.format === 'bullet') return ''
    const counts = this.counts.get(list.abstract) ?? []
    this.counts.set(list.abstract, counts)
    counts[at] = counts[at] === undefined ? level.start : counts[at] + 1
    counts.length = at + 1
    return level.text.replaceAll(/%(\d)/g, (_, digit: string) => {
      const of = Number(digit) - 1
      const { format, start } = list.levels.get(of) ?? { format: 'decimal', start: 1 }
      return (formats[format] ?? String)(counts[of] ?? start)
    })
  }
}

function levelsOf(parent: Element): Map<number, Level> {
  const levels = new Map<number, Level>()
  for (const one of elementsOf(parent).filter(({ name }) => name === 'w:lvl')) {
    levels.set(Number(one.attribs['w:ilvl'] ?? 0), {
      start: Number(valueOf(within(one, 'w:start')) ?? 1),
      format: valueOf(within(one, 'w:numFmt')) ?? 'decimal',
      text: valueOf(within(one, 'w:lvlText')) ?? '',
    })
  }
  return levels
}
