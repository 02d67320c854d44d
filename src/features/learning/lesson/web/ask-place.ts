import type { PickerFilter } from '#src/features/content/outline/web/items/quiz/picker-filters.tsx'

/** Where the list of the bank was left, so that the next question of a lesson is near. */
export interface AskPlace {
  filter: PickerFilter
  page: number
}

export const firstPlace: AskPlace = { filter: { status: 'ready', type: 'choice' }, page: 1 }
