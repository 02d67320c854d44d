import type { QuestionBody } from '#src/features/content/question/body/body.ts'

/** Returns how many options a question has that phones can answer; null for other types. */
export function optionsOf(body: QuestionBody): number | null {
  if (body.type === 'trueFalse') return 2
  return body.type === 'single' || body.type === 'multiple' ? body.options.length : null
}
