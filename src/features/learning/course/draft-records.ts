import type { Place } from '#src/features/content/draft/record.ts'
import type { Offered } from '#src/features/content/textbook/records.ts'
import type { Bilingual } from '#src/shared/rich-text.ts'
import type { difficulties, payments, teachingLanguages } from './contract.ts'

/** The head of a course, in its draft: the offer that reviewers approve, together with the shown teachers. */
export interface CourseHead {
  kind: 'course'
  name: Bilingual
  /** One or two sentences. */
  introduction: Bilingual
  /** Formatted text: the detailed content or the lesson plan. */
  content: Bilingual
  /** Search keywords in each language. */
  keywords: { zh: string[]; en: string[] }
  categoryId: number | null
  majorId: number | null
  directionId: number | null
  difficulty: (typeof difficulties)[number] | null
  /** The teaching language. */
  language: (typeof teachingLanguages)[number]
  /** The languages in which the course is offered: one by default. */
  offered: Offered
  payment: (typeof payments)[number]
  /** In coins, as it was typed; a whole number where it is complete. '' where the course is free. */
  fee: string
  /** A picture of the person's files; without one the drawing of `coverTheme`, which counts as a cover once chosen. */
  coverFileId: number | null
  coverTheme: string
  textbookId: number | null
  [field: string]: unknown
}

/** A teacher whom the course's page shows; rights are apart from it. */
export interface TeacherRecord {
  kind: 'teacher'
  place: Place
  /** An account, whose picture is shown where no other is chosen. */
  userId: number | null
  name: Bilingual
  avatarFileId: number | null
  introduction: Bilingual
  [field: string]: unknown
}

/** The longest texts of an offer. A draft keeps longer ones and says so. */
export const courseMost = {
  name: 60,
  introduction: 200,
  keywords: 10,
  keyword: 20,
  teacherName: 30,
  teacherIntroduction: 200,
  fee: 1_000_000,
} as const
