/** What a teacher says of an answer besides the comment. The task stays done in either case. */
export const verdicts = ['accepted', 'redo'] as const
export type Verdict = (typeof verdicts)[number]
