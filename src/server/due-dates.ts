import type { Locale } from '#src/shared/locale.ts'
import type { Db } from './database/db.ts'
import { portOfMany } from './ports.ts'

/** A dated thing of a person that is no lesson: the closing of a quiz, the end of a semester. */
export interface DueDate {
  /** Unique and stable, because it names the entry in calendars that subscribe: 'quiz-12-closes'. */
  key: string
  /** A word for programs: 'quizCloses'. */
  kind: string
  /** What happens, in the reader's language: '测验截止'. */
  label: string
  /** The thing itself: the name of the quiz. */
  name: string
  /** A moment, or the school's calendar day. */
  at: Date | string
  /** Its page, without the locale. */
  to: string
}

export interface DueDatesAsked {
  db: Db
  userId: number
  locale: Locale
  /** The first and the last of the school's calendar days, both included. */
  from: string
  to: string
}

/**
 * Any room adds the dates of its things to people's calendars: `provides: [provide(dueDates, homeworkDates)]`.
 * An answer takes one statement for any number of rows, and returns those of the given days alone.
 */
export const dueDates = portOfMany<(asked: DueDatesAsked) => Promise<DueDate[]>>('due-dates')
