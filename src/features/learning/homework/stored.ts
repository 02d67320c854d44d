/* What is stored as JSON. */

/** A criterion of a rubric; `points` in hundredths. */
export interface Criterion {
  id: string
  text: string
  points: number
}

/** What an event says besides its kind and its people. */
export interface HomeworkEventDetail {
  from?: number | string | null
  to?: number | string | null
  count?: number
}
