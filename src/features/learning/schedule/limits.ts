import { schoolHalves } from '#src/features/learning/class/limits.ts'

/** The terms of a school year that have school weeks. */
export const termHalves = schoolHalves
export type TermHalf = (typeof termHalves)[number]

export const calendarViews = ['day', 'week', 'month', 'term'] as const
export type CalendarView = (typeof calendarViews)[number]

/** holiday – without lessons; makeUp – a day off on which the lessons of another day are made up. */
export const specialDayKinds = ['holiday', 'makeUp'] as const
export type SpecialDayKind = (typeof specialDayKinds)[number]

/**
 * What a slot of the calendar shows. on – the lesson takes place; cancelled – it does not; moved – its original place;
 * holiday – a holiday has taken it out; displaced – another day's lessons are made up in its place.
 */
export const slotStates = ['on', 'cancelled', 'moved', 'holiday', 'displaced'] as const
export type SlotState = (typeof slotStates)[number]

/** What a date of the calendar is about, beside lessons. */
export const dueKinds = ['quizOpens', 'quizCloses', 'semesterStarts', 'semesterEnds'] as const
export type DueKind = (typeof dueKinds)[number]

export const termWeeksMost = 30
export const sectionsMost = 14
export const termsMost = 60
export const specialDaysPerYear = 120
export const lessonTitleMost = 60
export const roomMost = 40
export const reasonMost = 200
export const dayNameMost = 40
export const weeksTypedMost = 80
/** Recurring lessons of a class in a term. */
export const lessonsMost = 100
/** Rows of a timetable that is imported. */
export const importRowsMost = 500
export const importBytes = 512 * 1024
/** Conflicts that are listed; there may be more. */
export const conflictsShown = 20
/** Due dates of one kind in a calendar. */
export const dueMost = 200
