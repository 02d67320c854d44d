/** The reasons for which a person may report a thing, and for which a reviewer may hide it. */
export const reportReasons = [
  'advertising',
  'abuse',
  'offTopic',
  'personalData',
  'copyright',
  'other',
] as const
export type ReportReason = (typeof reportReasons)[number]

/** The kinds of things that can be reported; the room of each kind answers the port `reportedThings`. */
export const reportKinds = [
  'courseReview',
  'interaction',
  'interactionReply',
  'bullet',
  'classTopic',
  'classReply',
  'sharedNote',
] as const
export type ReportKind = (typeof reportKinds)[number]

/** open: waits for a reviewer; upheld: the thing was hidden; dismissed: it stays. */
export const reportStates = ['open', 'upheld', 'dismissed'] as const
export type ReportState = (typeof reportStates)[number]
