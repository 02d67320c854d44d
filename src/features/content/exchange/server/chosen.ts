import type { OutQuestion, ReadSection } from '../paper-form.ts'

/** What an order asks for: questions with their texts, and what holds them together. */
export interface Chosen {
  name: string
  sections: ReadSection[]
  questions: (OutQuestion & { title: string })[]
}
