import type { OutQuestion, ReadSection } from '../paper-form.ts'

/** What an order asks for: questions with their texts, and what holds them together. */
export interface Chosen {
  name: string
  sections: ReadSection[]
  questions: (OutQuestion & { title: string })[]
  /** The files that the questions rightfully name, which may travel with them. */
  files: number[]
}
