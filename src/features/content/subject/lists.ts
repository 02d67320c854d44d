/** The lists that administrators keep. A direction belongs to a major. */
export const subjectLists = ['category', 'major', 'direction'] as const
export type SubjectList = (typeof subjectLists)[number]
