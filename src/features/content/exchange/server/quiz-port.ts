import type { Db, Tx } from '#src/server/database/db.ts'
import { port, type Ports } from '#src/server/ports.ts'

/** A quiz as a paper: its sections, and a section for each pool that is drawn from. */
export interface QuizPaper {
  name: string
  nameEn: string
  /** Directions in plain words. */
  sections: { name: { zh: string; en: string }; intro: { zh: string; en: string } }[]
  /** In their order; `section` null: before the first section. */
  questions: { questionId: number; versionId: number; points: number; section: number | null }[]
}

/** Reads a quiz that a person looks after; null for every other one. */
export const quizPapers =
  port<
    (
      kernel: { db: Db | Tx; ports: Ports },
      given: { quizId: number; viewer: { id: number } },
    ) => Promise<QuizPaper | null>
  >('quizzes as papers')
