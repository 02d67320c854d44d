import type { Ruling } from '#src/shared/can.ts'
import { draftErrors } from '../errors.ts'
import type { DraftRight } from './draft-host.ts'

/** Nobody but its teachers, and the reviewers of a submitted one, learns that a draft exists. */
export const mayRead = (right: DraftRight): Ruling =>
  right === 'none' ? draftErrors.unknown : null

export const mayEdit = (right: DraftRight): Ruling =>
  right === 'none' ? draftErrors.unknown : right === 'edit' ? null : draftErrors.notYours
