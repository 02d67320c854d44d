import { type Element, isText } from 'domhandler'
import type { Note } from '../../paper-form.ts'
import { UnreadableFile } from '../../paper-form.ts'
import type { Cell, PaperBlock, Source } from '../chinese-paper/block.ts'
import { Rich } from '../chinese-paper/rich.ts'
import { Footnotes } from './footnotes.ts'
import { Numbering } from './numbering.ts'
import { latexOf } from './omml.ts'
import { allOf, childOf, elementsOf, openPackage, valueOf, within } from './package.ts'
import { Pictures } from './pictures.ts'
import { isHidden, lookOfRun } from './run-look.ts'

const deepest = 60

/** Reads the blocks of a Word file. The names of its pictures begin with the given letters. */
export async function docxSource(file: Uint8Array, names = { pictures: '' }): Promise<Source> {
  const docx = await openPackage(file)
  const [document, numbering, pictures, footnotes] = await Promise.all([
    docx.xml('word/document.xml'),
    Numbering.of(docx),
    Pictures.of(docx, names.pictures),
    Footnotes.of(docx),
  ])
  const body = document && within(document, 'w:document', 'w:body')
  if (!body) throw new UnreadableFile('fileBroken')
  const styles = await docx.xml('word/styles.xml')
  const reader = new DocxReader({
    ...{ numbering, pictures, footnotes },
    styles: styles ? numberedStyles(styles) : new Map(),
  })
  reader.blocksOf(body, 0)
  await pictures.load(docx)
  return {
    blocks: reader.blocks,
    attachments: pictures.attachments,
    notes: [...reader.notes, ...footnotes.notes, ...pictures.notes],
  }
}

interface ListPlace {
  id: string
  at: number
}

/** Styles of paragraphs that number them. */
function numberedStyles(styles: Parameters<typeof allOf>[0]): Map<string, ListPlace> {
  const found = allOf(styles, 'w:style').flatMap((style): [string, ListPlace][] => {
    const list = within(style, 'w:pPr', 'w:numPr')
    const id = valueOf(childOf(list, 'w:numId'))
    return id === undefined
      ? []
      : [
          [
            style.attribs['w:styleId'] ?? '',
            { id, at: Number(valueOf(childOf(list, 'w:ilvl')) ?? 0) },
          ],
        ]
  })
  return new Map(found)
}

class DocxReader {
  readonly blocks: PaperBlock[] = []
  readonly notes: Note[] = []
  private line = 0

  private readonly numbering: Numbering
  private readonly pictures: Pictures
  private readonly footnotes: Footnotes
  private readonly styles: ReadonlyMap<string, ListPlace>
  constructor(parts: {
    numbering: Numbering
    pictures: Pictures
    footnotes: Footnotes
    styles: ReadonlyMap<string, ListPlace>
  }) {
    this.numbering = parts.numbering
    this.pictures = parts.pictures
    this.footnotes = parts.footnotes
    this.styles = parts.styles
  }

  blocksOf(parent: Element, depth: number): void {
    if (depth > deepest) throw new UnreadableFile('fileHostile')
    for (const one of elementsOf(parent)) {
      if (one.name === 'w:p') this.paragraph(one, depth)
      else if (one.name === 'w:tbl') this.table(one, depth)
      else if (one.name === 'w:sdt') this.blocksOf(childOf(one, 'w:sdtContent') ?? one, depth + 1)
      else if (one.name === 'w:ins' || one.name === 'w:customXml' || one.name === 'w:smartTag')
        this.blocksOf(one, depth + 1)
    }
  }

  private note(note: Note): void {
    if (!this.notes.some(({ code }) => code === note.code)) this.notes.push(note)
  }

  private paragraph(paragraph: Element, depth: number): void {
    this.line++
    const properties = childOf(paragraph, 'w:pPr')
    const boxes: Element[] = []
    const inner = this.inline(paragraph, depth, boxes)
    const number = this.numberOf(properties)
    const rich = Rich.join(
      number === '' || Rich.join(inner).isEmpty
        ? inner
        : [Rich.of(number.endsWith('、') ? number : `${number} `), ...inner],
    )
    const isCentred = valueOf(childOf(properties, 'w:jc')) === 'center'
    for (const [n, line] of linesOf(rich).entries()) {
      this.blocks.push({
        kind: 'line',
        rich: line,
        line: this.line,
        ...(n === 0 && isCentred && { centred: true }),
      })
    }
    for (const box of boxes) this.blocksOf(box, depth + 1)
  }

  private numberOf(properties: Element | undefined): string {
    const own = childOf(properties, 'w:numPr')
    const style = this.styles.get(valueOf(childOf(properties, 'w:pStyle')) ?? '')
    const id = valueOf(childOf(own, 'w:numId')) ?? style?.id
    if (id === undefined || id === '0') return ''
    return this.numbering.next(id, Number(valueOf(childOf(own, 'w:ilvl')) ?? style?.at ?? 0))
  }

  private inline(parent: Element, depth: number, boxes: Element[]): Rich[] {
    if (depth > deepest) throw new UnreadableFile('fileHostile')
    return elementsOf(parent).flatMap((one) => {
      if (one.name === 'w:r') return this.run(one, depth, boxes)
      if (one.name === 'm:oMath') return this.formula(one, false)
      if (one.name === 'm:oMathPara')
        return elementsOf(one)
          .filter(({ name }) => name === 'm:oMath')
          .flatMap((math) => this.formula(math, true))
      if (one.name === 'w:del' || one.name === 'w:moveFrom') {
        this.note({ kind: 'changed', code: 'revisionsTaken' })
        return []
      }
      if (one.name === 'w:ins' || one.name === 'w:moveTo')
        this.note({ kind: 'changed', code: 'revisionsTaken' })
      if (one.name === 'mc:AlternateContent')
        return this.inline(childOf(one, 'mc:Choice') ?? one, depth + 1, boxes)
      return one.name === 'w:pPr'
        ? []
        : this.inline(childOf(one, 'w:sdtContent') ?? one, depth + 1, boxes)
    })
  }

  private formula(math: Element, display: boolean): Rich[] {
    const latex = latexOf(math)
    if (latex === '' || latex.length > 2000) {
      if (allOf(math, 'm:t').length > 0) this.note({ kind: 'lost', code: 'formulaLost' })
      return []
    }
    return [Rich.thing({ kind: 'formula', latex, display })]
  }

  private run(run: Element, depth: number, boxes: Element[]): Rich[] {
    const properties = childOf(run, 'w:rPr')
    if (isHidden(properties)) return []
    const look = lookOfRun(properties)
    return elementsOf(run).flatMap((one): Rich[] => {
      switch (one.name) {
        case 'w:t':
          return [
            Rich.of(
              one.childNodes
                .filter(isText)
                .map(({ data }) => data)
                .join(''),
              look,
            ),
          ]
        case 'w:tab':
          return [Rich.of('\t', look)]
        case 'w:br':
        case 'w:cr':
          return [Rich.of('\n', look)]
        case 'w:noBreakHyphen':
          return [Rich.of('-', look)]
        case 'w:sym':
          return [Rich.of(symbolOf(one), look)]
        case 'w:drawing':
        case 'w:pict':
        case 'w:object':
          return this.drawn(one, look, boxes)
        case 'mc:AlternateContent':
          return this.run(childOf(one, 'mc:Choice') ?? one, depth + 1, boxes)
        default:
          if (Footnotes.isReference(one.name)) this.footnotes.leaveOut(one)
          return []
      }
    })
  }

  private drawn(one: Element, look: number, boxes: Element[]): Rich[] {
    boxes.push(...allOf(one, 'w:txbxContent'))
    if (one.name === 'w:object') this.note({ kind: 'changed', code: 'objectAsPicture' })
    return this.pictures.of(one).map((thing) => Rich.thing(thing, look))
  }

  private table(table: Element, depth: number): void {
    const line = this.line + 1
    const rows = elementsOf(table)
      .filter(({ name }) => name === 'w:tr')
      .map((row) =>
        elementsOf(row).flatMap((one) => {
          const cell = one.name === 'w:sdt' ? within(one, 'w:sdtContent', 'w:tc') : one
          return cell?.name === 'w:tc' ? [this.cell(cell, depth)] : []
        }),
      )
    const only = rows.length === 1 && rows[0]!.length === 1 ? rows[0]![0]! : undefined
    if (only) this.blocks.push(...only.map((rich): PaperBlock => ({ kind: 'line', rich, line })))
    else if (rows.length > 0) this.blocks.push({ kind: 'table', rows, line })
  }

  private cell(cell: Element, depth: number): Cell {
    const before = this.blocks.length
    this.blocksOf(cell, depth + 1)
    return this.blocks
      .splice(before)
      .flatMap((block) =>
        block.kind === 'line' ? (block.rich.isEmpty ? [] : [block.rich]) : block.rows.flat(2),
      )
  }
}

/** A line break is the end of a line of the paper. */
function linesOf(rich: Rich): Rich[] {
  const lines: Rich[] = []
  let from = 0
  for (let at = rich.text.indexOf('\n'); at >= 0; at = rich.text.indexOf('\n', from)) {
    lines.push(rich.slice(from, at))
    from = at + 1
  }
  return [...lines, rich.slice(from)]
}

/** Ticks and crosses of the fonts of symbols. */
const symbols: Record<string, string> = {
  ...{ FC: '√', FB: '×', FE: '√', FD: '×', A8: '□', B7: '·' },
  ...{ D6: '√', B4: '×', '50': '√', '4F': '×', '52': '√', '51': '×' },
}
const symbolOf = (one: Element): string =>
  symbols[(one.attribs['w:char'] ?? '').slice(-2).toUpperCase()] ?? ''
