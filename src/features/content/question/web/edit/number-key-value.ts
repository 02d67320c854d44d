import type { BodyOf } from '../../body/body.ts'

/** The key of a numeric question, or of a gap for a number. */
export type NumberKeyValue = Pick<
  BodyOf<'numeric'>,
  'accepted' | 'units' | 'unitRule' | 'unitPenalty'
>
