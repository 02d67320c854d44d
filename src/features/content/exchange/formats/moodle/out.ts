import type { QuestionBody } from '../../../question/body/body.ts'
import type { Bilingual } from '../../../question/body/text.ts'
import { OutText } from '../shared/out-text.ts'
import { xmlText } from '../shared/xml.ts'

/** The pictures of the export by their names. */
export type MoodleFiles = ReadonlyMap<string, Uint8Array>

/** Writes texts as Moodle holds them: HTML as text, with the files beside it. */
export class MoodleText {
  readonly #text: OutText
  readonly #files: MoodleFiles

  constructor(body: QuestionBody, files: MoodleFiles) {
    this.#text = new OutText(body)
    this.#files = files
  }

  /** '' where the text is empty, but for the stem, which every question has. */
  holder(name: string, text: Bilingual | undefined, gap?: (id: string) => string): string {
    const html = this.#text.html(text, gap)
    if (html === '' && name !== 'questiontext') return ''
    return `<${name} format="html">${this.inner(html)}</${name}>`
  }

  /** The text and its files, within an element that the caller writes. */
  inner(html: string): string {
    const names = new Set<string>()
    const written = html.replaceAll(/<img data-attachment="([^"]+)"/g, (_, name: string) => {
      names.add(name)
      return `<img src="@@PLUGINFILE@@/${encodeURIComponent(name)}"`
    })
    return `<text>${xmlText(written)}</text>${[...names].map((name) => this.file(name)).join('')}`
  }

  line(text: Bilingual): string {
    return this.inner(this.html(text))
  }

  html(text: Bilingual): string {
    return this.#text.html(text)
  }

  file(name: string): string {
    const bytes = this.#files.get(name)
    if (!bytes) return ''
    const content = Buffer.from(bytes).toString('base64')
    return `<file name="${xmlText(name)}" path="/" encoding="base64">${content}</file>`
  }
}
