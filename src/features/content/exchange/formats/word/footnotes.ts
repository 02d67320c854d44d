import { type Element, isText } from 'domhandler'
import type { Note } from '../../paper-form.ts'
import { excerpt } from '../shared/noted.ts'
import { allOf, type Package } from './package.ts'

const mostNotes = 30
const parts = { 'w:footnoteReference': 'footnotes', 'w:endnoteReference': 'endnotes' } as const
type Reference = keyof typeof parts

/** The footnotes and endnotes that a Word file refers to: a question holds none, so each is said. */
export class Footnotes {
  readonly notes: Note[] = []
  private readonly texts = new Map<string, string>()

  static async of(docx: Package): Promise<Footnotes> {
    const made = new Footnotes()
    for (const part of Object.values(parts)) {
      const file = await docx.xml(`word/${part}.xml`)
      for (const name of ['w:footnote', 'w:endnote']) {
        for (const one of file ? allOf(file, name) : [])
          made.texts.set(`${part} ${one.attribs['w:id'] ?? ''}`, textOf(one))
      }
    }
    return made
  }

  static isReference = (name: string): name is Reference => Object.hasOwn(parts, name)

  /** Says that the note of a reference is not kept. */
  leaveOut({ name, attribs }: Element): void {
    const part = parts[name as Reference]
    const text = this.texts.get(`${part} ${attribs['w:id'] ?? ''}`) ?? ''
    if (text === '' || this.notes.length >= mostNotes) return
    this.notes.push({ kind: 'lost', code: 'footnoteLost', about: { text: excerpt(text, 120) } })
  }
}

const textOf = (element: Element): string =>
  allOf(element, 'w:t')
    .flatMap(({ childNodes }) => childNodes.filter(isText).map(({ data }) => data))
    .join('')
    .trim()
