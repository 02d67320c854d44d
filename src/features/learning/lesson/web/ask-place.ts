import type { ChoicePlace } from '#src/features/content/bank/web/question-choice.tsx'

/** Ready questions that phones can answer, from the first page. */
export const firstPlace: ChoicePlace = { filter: { status: 'ready', type: 'choice' }, page: 1 }
