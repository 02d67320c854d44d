import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { paperApi } from '../contract.ts'

/** A paper as its form holds it: points as typed. */
export function valuesOf({ name, sections }: AnswerOf<typeof paperApi.getPaper>) {
  return {
    name,
    sections: sections.map(({ sectionId, name: title, printedTotal, questions }) => ({
      sectionId: sectionId as number | null,
      name: title,
      printedTotal,
      questions: questions.map(({ questionId, points }) => ({
        questionId,
        points: String(points),
      })),
    })),
  }
}
export type PaperValues = ReturnType<typeof valuesOf>

/** 0 to 1,000, in hundredths at the finest. */
export const isPoints = (text: string) =>
  /^\d{1,4}(\.\d{1,2})?$/.test(text.trim()) && Number(text) <= 1000

/** Sums points without the error of binary fractions; what is no number counts nothing. */
export const sumOf = (questions: readonly { points: string }[]) =>
  questions.reduce((sum, { points }) => sum + Math.round((Number(points) || 0) * 100), 0) / 100
