/** The kinds of things that are copied with a class, in the order in which they are shown. */
export const copiedKinds = [
  ...(['course', 'material', 'homework', 'peer', 'lesson', 'gradebook', 'announcement'] as const),
] as const
export type CopiedKind = (typeof copiedKinds)[number]

/**
 * Whether things of a kind come along unless the teacher leaves them out. Announcements come only where they are chosen:
 * what was said to one class is seldom true for the next.
 */
export const isUsual = (kind: CopiedKind): boolean => kind !== 'announcement'

/** The dates of copied things, in the order in which they have to follow each other. */
export const copiedDates = ['opensOn', 'visibleFrom', 'dueAt', 'lateUntil', 'publishAt'] as const
export type CopiedDate = (typeof copiedDates)[number]

/** Homework needs a due date, and an announcement without a moment would be published at once. */
export const neededDates: readonly CopiedDate[] = ['dueAt', 'publishAt']

/** Why a thing does not come along: a file of another teacher, a course that its teacher has not published. */
export const staysReasons = ['file', 'course'] as const

/** Rows of one copy: each kind has a limit of its own, and all of them together stay below it. */
export const copiedMost = 2000

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
