import type { PackedQuestion } from '../child/write-order.ts'
import type { ReadSection } from '../paper-form.ts'

/** The questions of an order with their texts, and the paper that holds them together. */
export interface Chosen {
  /** Of the paper or the folder; '' for questions chosen one by one. */
  name: string
  sections: ReadSection[]
  questions: PackedQuestion[]
  /** The files that the questions rightfully name, which may travel with them. */
  files: number[]
}
