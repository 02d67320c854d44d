/** The dates of homework, with those of one learner where they differ. */
export interface HomeworkDates {
  dueAt: Date
  /** Until when a late hand-in is taken; null: not at all. */
  lateUntil: Date | null
}
export interface OwnDates {
  /** A later date that the teacher has given to this learner. */
  extendedTo: Date | null
  /** The date of a work that was given back. */
  redoDueAt: Date | null
}

/**
 * The dates that hold for one learner. A longer time moves the end of late hand-ins by as much; a work that was given back is
 * in time until its new date, and closed after it.
 */
export function datesFor({ dueAt, lateUntil }: HomeworkDates, own: OwnDates | null) {
  if (own?.redoDueAt) return { dueAt: own.redoDueAt, closesAt: own.redoDueAt }
  const due = own?.extendedTo ?? dueAt
  const late = lateUntil ? lateUntil.getTime() - dueAt.getTime() : 0
  return { dueAt: due, closesAt: new Date(due.getTime() + late) }
}
