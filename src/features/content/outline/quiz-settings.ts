/** The settings of a quiz, as its teacher writes them in a draft. */

export const quizTemplates = ['practice', 'homework', 'exam'] as const
export type QuizTemplate = (typeof quizTemplates)[number]

/** The attempt that counts where a learner has several. */
export const countingRules = ['best', 'last', 'first', 'mean'] as const

/**
 * When a learner sees a mark, an explanation or a key: at hand-in; after passing or three attempts; after the quiz has
 * closed for everybody; once the teacher releases it; never.
 */
export const shownWhen = ['handIn', 'passed', 'closed', 'released', 'never'] as const
export type ShownWhen = (typeof shownWhen)[number]
/** A mark does not wait for passing, which it would tell. */
export const markShownWhen = ['handIn', 'closed', 'released', 'never'] as const

export const pagings = ['all', 'one'] as const

/** Attempts after which `passed` shows a key also to a learner that has not passed. */
export const attemptsForKey = 3

export interface QuizSettings {
  template: QuizTemplate
  /** The attempts of a learner; null: any number. */
  attempts: number | null
  counts: (typeof countingRules)[number]
  /** Minutes between a hand-in and the next attempt. */
  waitMinutes: number
  /** Minutes of an attempt; null: no limit of its own. */
  timeLimit: number | null
  /** ISO 8601 in UTC; null: from the release of the quiz on. */
  opensAt: string | null
  /** ISO 8601 in UTC; null: it stays open. */
  closesAt: string | null
  /** Days after the closing in which a hand-in counts, and is marked late. */
  lateDays: number
  /** Minutes after the opening in which an attempt may begin; null: until the closing. */
  entryMinutes: number | null
  /** Minutes of an attempt before it may be handed in. */
  handInAfter: number
  /** Seconds after the end of an attempt in which its answers still count. */
  graceSeconds: number
  /** A further attempt begins with the answers of the last one, instead of an empty paper. */
  keepAnswers: boolean
  /** Asked for at the start of an attempt; '': none. */
  password: string
  shuffleQuestions: boolean
  shuffleOptions: boolean
  paging: (typeof pagings)[number]
  /** Whether a learner may return to an earlier question, where they are shown one by one. */
  goBack: boolean
  showMark: (typeof markShownWhen)[number]
  showExplanation: ShownWhen
  showKey: ShownWhen
  /** Leaving the page of an attempt is recorded, which is said before the start. */
  watchLeaving: boolean
}

const practice: QuizSettings = {
  template: 'practice',
  attempts: null,
  counts: 'best',
  waitMinutes: 0,
  timeLimit: null,
  opensAt: null,
  closesAt: null,
  lateDays: 0,
  entryMinutes: null,
  handInAfter: 0,
  graceSeconds: 60,
  keepAnswers: false,
  password: '',
  shuffleQuestions: false,
  shuffleOptions: false,
  paging: 'all',
  goBack: true,
  showMark: 'handIn',
  showExplanation: 'handIn',
  showKey: 'passed',
  watchLeaving: false,
}

/** The defaults of each template. A homework has no closing yet: `homeworkEnd` gives one. */
export const templateSettings: Record<QuizTemplate, QuizSettings> = {
  practice,
  homework: {
    ...practice,
    template: 'homework',
    counts: 'last',
    lateDays: 3,
    keepAnswers: true,
    showKey: 'closed',
    showExplanation: 'closed',
  },
  exam: {
    ...practice,
    template: 'exam',
    attempts: 1,
    counts: 'first',
    timeLimit: 100,
    entryMinutes: 15,
    handInAfter: 30,
    shuffleOptions: true,
    showMark: 'released',
    showExplanation: 'released',
    showKey: 'released',
    watchLeaving: true,
  },
}

/** The settings of a quiz; one that was written before there were any, or this one, has those of a practice. */
export const settingsOf = (body: {
  settings?: Partial<QuizSettings> | undefined
}): QuizSettings => ({
  ...practice,
  ...body.settings,
})
