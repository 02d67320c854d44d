import type { QuestionBody } from '../question/body/body.ts'
import type { Difficulty } from '../question/types.ts'
import type { NoteCode } from './note-codes.ts'

/**
 * What happened to a thing on its way in or out. `lost`: it cannot be held and is left out; `changed`: it is held
 * in another way; `error`: its question cannot be taken as it is; `hint`: worth a look.
 */
export interface Note {
  kind: 'lost' | 'changed' | 'error' | 'hint'
  code: NoteCode
  /** For the words of the note: the tag, the number, the excerpt. */
  about?: Record<string, string | number>
}

/** One question as a reader of a format found it. Its body passes `questionBody`, perhaps as a draft. */
export interface ReadQuestion {
  /** Where it stands: a line, a page, a row or the name of an item, from 1: 'line 12', 'row 5', 'item Q3'. */
  place: { kind: 'line' | 'page' | 'row' | 'item'; at: string }
  /** The number that is printed before it, where the source is a paper: a list of answers names it. */
  number?: string
  /** Null where the source cannot be read as a question at all; the notes say why. */
  body: QuestionBody | null
  difficulty: Difficulty | null
  tags: string[]
  points: number | null
  /** Index into the sections of the paper; null: outside of any. */
  section: number | null
  notes: Note[]
  /** The source as text, cut to 2,000 characters, for the review. */
  source: string
}

export interface ReadSection {
  /** 一、单项选择题 */
  name: string
  /** Directions: clean rich text. */
  intro: string
  /** Points of each question and of all, where the heading states them. */
  pointsEach: number | null
  printedTotal: number | null
}

/** A read file, whatever its format: rows to be reviewed, and the paper that holds them together. */
export interface ReadPaper {
  /** '' where the source has none. */
  name: string
  /** Empty where the source is a list of questions and no paper. */
  sections: ReadSection[]
  printedTotal: number | null
  questions: ReadQuestion[]
  /** Pictures and other files that bodies name by `attachment` (`data-attachment` in HTML). */
  attachments: Map<string, { name: string; bytes: Uint8Array }>
  /** The encoding that was detected, where the format is text. */
  encoding?: string
  /** About the file as a whole. */
  notes: Note[]
}

/** A question on its way out. */
export interface OutQuestion {
  /** Stable in the file: 'q12'. */
  id: string
  body: QuestionBody
  difficulty: Difficulty
  tags: string[]
  points: number
  /** Index into the sections; null: outside of any. */
  section: number | null
}

export interface OutPaper {
  name: string
  sections: ReadSection[]
  questions: OutQuestion[]
  /** Returns the bytes of a file of my files that a body names; null where it is gone. */
  file(userFileId: number): Promise<{ name: string; mime: string; bytes: Uint8Array } | null>
  /** The language of formats that hold only one. */
  language: 'zh' | 'en'
}

/** A file that cannot be read at all, said in one sentence. */
export class UnreadableFile extends Error {
  readonly code: NoteCode
  readonly about: Record<string, string | number>
  constructor(code: NoteCode, about: Record<string, string | number> = {}) {
    super(code)
    this.code = code
    this.about = about
  }
}
