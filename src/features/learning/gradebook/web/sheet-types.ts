import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { Gradebook, gradebookApi } from '../contract.ts'
import type { Edit } from './mark-store.ts'

/** What of a file of the office is filled in. */
export type OfficePlan = AnswerOf<typeof gradebookApi.fillOfficeFile>

/** A gradebook that is there, as its page reads it. */
export type Sheet = AnswerOf<typeof gradebookApi.getGradebook> & { book: Gradebook }

/** What the sheet shows in a dialog. */
export type Opened =
  | { kind: 'column' | 'history'; columnId: number; userId?: number }
  | { kind: 'why'; userId: number }
  | { kind: 'override'; edits: Edit[] }
export type OpenSheet = (opened: Opened) => void
