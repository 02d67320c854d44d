import type { QuestionBody } from '#src/features/content/question/body/body.ts'

/** Counts the options of a question; null for types that phones cannot answer in a lesson. */
export function countOptions(body: QuestionBody): number | null {
  if (body.type === 'trueFalse') return 2
  return body.type === 'single' || body.type === 'multiple' ? body.options.length : null
}
