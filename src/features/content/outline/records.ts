import type { Place } from '#src/features/content/draft/record.ts'
import type { Difficulty, QuestionType } from '#src/features/content/question/types.ts'
import type { Bilingual } from '#src/shared/rich-text.ts'
import type { QuizSettings } from './quiz-settings.ts'

/** The longest texts of chapters (specification, section 5). A draft keeps longer ones and says so. */
export const chapterNameMost = 30
export const chapterIntroductionMost = 200
export const itemNameMost = 60

/** The chapter or item of a textbook from which one of a course was copied, as it was then. */
export interface Origin {
  key: string
  /** A course may change its textbook; what came from another one is the course's own. */
  textbookId?: number
  place?: Place
  name: Bilingual
  introduction?: Bilingual
  /** The checksum of an item's body. */
  body?: string
}

export interface ChapterRecord {
  kind: 'chapter'
  place: Place
  name: Bilingual
  introduction: Bilingual
  from?: Origin
  [field: string]: unknown
}

/** A question of a quiz. */
export interface SetQuestion {
  questionId: number
  versionId: number
  points: number
  /** The key of its section, where the quiz has sections. */
  section?: string | undefined
  /** The key of the draw whose pool it belongs to; without it every attempt asks it. */
  draw?: string | undefined
}

export interface QuizSection {
  key: string
  name: Bilingual
  /** Directions, in plain words. */
  intro: Bilingual
}

/** Which questions of the bank make the pool of a draw. An empty list sets no condition. */
export interface DrawRule {
  /** A folder of the bank, with those inside it. */
  folderId: number
  types: readonly QuestionType[]
  /** Ids of tags; a question has one of them. */
  tags: readonly number[]
  difficulties: readonly Difficulty[]
}

/** A pool of questions of which each attempt gets `count`; its seed chooses them. */
export interface QuizDraw {
  key: string
  count: number
  /** The conditions that renew the pool; without them it was chosen by hand. */
  rule?: DrawRule | undefined
  /** Of each question of a pool by a rule, which may be empty for now. */
  points?: number | undefined
  section?: string | undefined
}

/** The limit of a pool by a rule. Where more questions match, the pool is a random choice among all of them. */
export const poolMost = 200
/** The most questions that a quiz names. */
export const quizQuestionsMost = 1000

/** The content of an item, by its type. */
export interface ItemBodies {
  video: { userFileId: number | null }
  courseware: { userFileId: number | null }
  /** Formatted text; `length` stands for the texts where a draft is opened without them. */
  text: { zh: string; en: string; outdated?: 'zh' | 'en' | undefined }
  task: { zh: string; en: string; outdated?: 'zh' | 'en' | undefined }
  quiz: {
    questions: SetQuestion[]
    /** In their order; none: the questions stand in one list. */
    sections?: QuizSection[] | undefined
    draws?: QuizDraw[] | undefined
    /** Percentage of the points that passes. */
    passPercent: number
    settings?: QuizSettings | undefined
  }
}
export const itemTypes = ['video', 'courseware', 'text', 'task', 'quiz'] as const
export type ItemType = (typeof itemTypes)[number]

type ItemOf<T extends ItemType> = {
  kind: 'item'
  type: T
  /** Its parent is a chapter. */
  place: Place
  name: Bilingual
  /** May be opened without joining. */
  trial: boolean
  /** Of a teaching task: learners hand in an answer to it. */
  handsIn?: boolean | undefined
  body: ItemBodies[T]
  from?: Origin
  [field: string]: unknown
}
export type ItemRecord = { [T in ItemType]: ItemOf<T> }[ItemType]

export type OutlineRecord = ChapterRecord | ItemRecord
