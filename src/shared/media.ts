/** What becomes of stored files in the background, and why it may fail. */
export const workStates = ['waiting', 'working', 'done', 'failed'] as const
export type WorkState = (typeof workStates)[number]

/** Failures that no retry mends by itself. */
export const failureCodes = [
  'broken',
  // Its content is not what the ending of its name says.
  'disguised',
  'empty',
  'encrypted',
  'tooLarge',
  'tooLong',
  'unsupported',
  'notInstalled',
  'noMemory',
  'noSpace',
  'internal',
] as const
export type FailureCode = (typeof failureCodes)[number]
