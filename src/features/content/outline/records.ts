import type { Place } from '#src/features/content/draft/record.ts'
import type { Bilingual } from '#src/shared/rich-text.ts'

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

/** What an item holds, by its type. */
export interface ItemBodies {
  video: { userFileId: number | null }
  courseware: { userFileId: number | null }
  /** Formatted text; `length` stands for the texts where a draft is opened without them. */
  text: { zh: string; en: string; outdated?: 'zh' | 'en' | undefined }
  task: { zh: string; en: string; outdated?: 'zh' | 'en' | undefined }
  quiz: {
    questions: { questionId: number; versionId: number; points: number }[]
    /** Percentage of the points that passes. */
    passPercent: number
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
  body: ItemBodies[T]
  from?: Origin
  [field: string]: unknown
}
export type ItemRecord = { [T in ItemType]: ItemOf<T> }[ItemType]

export type OutlineRecord = ChapterRecord | ItemRecord
