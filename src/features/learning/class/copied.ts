/** The kinds of things that are copied with a class, in the order in which they are shown. */
export const copiedKinds = ['course', 'material', 'homework', 'lesson', 'gradebook'] as const
export type CopiedKind = (typeof copiedKinds)[number]

/** The dates of copied things, in the order in which they have to follow each other. */
export const copiedDates = ['opensOn', 'visibleFrom', 'dueAt', 'lateUntil'] as const
export type CopiedDate = (typeof copiedDates)[number]

/** Why a thing does not come along: a file of another teacher, a course that its teacher has not published. */
export const staysReasons = ['file', 'course'] as const

/** Rows of one copy: courses, materials, homework and lessons have limits of their own below it. */
export const copiedMost = 1000

/** Dates of one thing by their names: days of the school, '2026-09-07', or moments in ISO 8601. */
export type CopiedDates = Partial<Record<CopiedDate, string>>

/** A day of the school has ten characters; everything longer is a moment. */
export const isDay = (at: string): boolean => at.length === 10

/** Whether the dates of a thing follow each other: visible from, due, late until. */
export function areInOrder(dates: CopiedDates): boolean {
  const times = copiedDates.flatMap((field) => {
    const at = dates[field]
    return at === undefined ? [] : [Date.parse(at)]
  })
  return times.every((time, index) => index === 0 || times[index - 1]! < time)
}
