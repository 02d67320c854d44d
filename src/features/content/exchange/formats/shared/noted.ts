import type { Note } from '../../paper-form.ts'
import type { NoteCode } from '../../note-codes.ts'

type About = Record<string, string | number>

const mostNotes = 50

/** Collects what happened to a question on its way; the same thing is said once. */
export class Noted {
  readonly notes: Note[] = []

  #add(kind: Note['kind'], code: NoteCode, about?: About): void {
    if (this.notes.length >= mostNotes) return
    const note: Note = { kind, code, ...(about && { about: shortened(about) }) }
    const text = JSON.stringify(note)
    if (!this.notes.some((one) => JSON.stringify(one) === text)) this.notes.push(note)
  }

  lost(code: NoteCode, about?: About): void {
    this.#add('lost', code, about)
  }
  changed(code: NoteCode, about?: About): void {
    this.#add('changed', code, about)
  }
  error(code: NoteCode, about?: About): void {
    this.#add('error', code, about)
  }
  hint(code: NoteCode, about?: About): void {
    this.#add('hint', code, about)
  }
}

const longestWord = 120
const shortened = (about: About): About =>
  Object.fromEntries(
    Object.entries(about).map(([key, value]) => [
      key,
      typeof value === 'string' ? excerpt(value, longestWord) : value,
    ]),
  )

/** The beginning of a text in whole characters. */
export function excerpt(text: string, most: number): string {
  if (text.length <= most) return text
  return `${[...text.slice(0, most)].slice(0, -1).join('')}…`.toWellFormed()
}
