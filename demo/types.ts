import type { QuizTemplate } from '#src/features/content/outline/quiz-settings.ts'
import type { CoverTheme } from '#src/shared/cover-themes.ts'

/** The shapes of the demo school's content. Text is always in both languages. */
export interface Both {
  zh: string
  en: string
}

export interface DemoCategory {
  slug: string
  name: Both
}

export interface DemoPerson {
  username: string
  /** '1' student, '2' teacher. */
  accountRole: '1' | '2'
  customRoles?: ('admin' | 'editor' | 'reviewer')[]
  realName: string
  school: string
  /** Teachers: shown on the course page. */
  introduction?: Both
}

interface QuestionBase {
  /** Stable within the bank, e.g. 'incoterms-07'. */
  id: string
  topic:
    | 'incoterms'
    | 'letters-of-credit'
    | 'hs-classification'
    | 'customs-declaration'
    | 'freight'
    | 'dangerous-goods'
    | 'cross-border-e-commerce'
    | 'settlement'
    | 'contract-negotiation'
  difficulty: 1 | 2 | 3
  stem: Both
  explanation: Both
}
export type DemoQuestion =
  | (QuestionBase & {
      type: 'single'
      options: Both[]
      /** Index of the right option. */ answer: number
    })
  | (QuestionBase & { type: 'multiple'; options: Both[]; answer: number[] })
  | (QuestionBase & { type: 'trueFalse'; answer: boolean })
  /** The stem marks each blank as ____ ; per blank the accepted answers, in either language. */
  | (QuestionBase & { type: 'fillIn'; blanks: string[][] })

/** How a quiz of the demo is set. Days are relative to the day the demo is loaded, at the end of the school's day. */
export interface DemoQuizSet {
  template: QuizTemplate
  closesInDays?: number
  /** Sections with the number of questions in each. */
  sections?: { name: Both; intro: Both; count: number }[]
  points?: number
  /** The share of the course's learners that have taken it, 0 to 1. */
  taken: number
  /** Of an examination: its marks and keys are released. */
  released?: boolean
}

export type DemoItem =
  /** `media` names files in demo/media: {media}.mp4, {media}.zh.vtt, {media}.en.vtt. */
  | { kind: 'video'; name: Both; media: string }
  /** `file` is in demo/media. */
  | { kind: 'courseware'; name: Both; file: string }
  /** `body` is formatted text. */
  | { kind: 'text'; name: Both; body: Both }
  /** `handsIn`: learners hand in an answer. */
  | { kind: 'task'; name: Both; body: Both; handsIn?: boolean }
  | { kind: 'quiz'; name: Both; questions: string[]; set?: DemoQuizSet }

export interface DemoChapter {
  name: Both
  introduction: Both
  items?: DemoItem[]
  children?: DemoChapter[]
}

/** Days are relative to the day the demo is loaded. */
export interface DemoSemester {
  name: Both
  startsInDays: number
  lengthDays: number
  /** The first and the last day of enrolment; without them it is open until the semester ends. */
  enrolsInDays?: readonly [from: number, until: number]
  /** Weeks between the openings of two top chapters; without them all open with the semester. */
  weeksPerChapter?: number
}

export interface DemoCourse {
  slug: string
  kind: 'premium' | 'open'
  category: string
  cover: CoverTheme
  name: Both
  introduction: Both
  /** Sanitised HTML: p, h3, ul, ol, li, strong, em, table. */
  content: Both
  keywords: Both
  /** Language of teaching. */
  language: 'zh' | 'en'
  major: Both
  direction: Both
  difficulty: 'beginner' | 'intermediate' | 'advanced'
  /** Coins; 0 = free. */
  fee: number
  teachers: string[]
  publishedDaysAgo: number
  /** Open courses only, the earliest first. */
  semesters?: DemoSemester[]
  chapters: DemoChapter[]
  reviews: { by: string; rating: number; content: string }[]
}
