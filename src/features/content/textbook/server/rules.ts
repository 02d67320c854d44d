import { type Ruling, withValues } from '#src/shared/can.ts'
import { lacksOfHead } from '../completeness.ts'
import { textbookErrors } from '../errors.ts'
import type { TextbookUse } from '../shapes.ts'
import type { Facts } from './facts.ts'
import { usedBy } from './uses-text.ts'

type Owned = Pick<Facts, 'ownerId'>
type Dated = Owned & Pick<Facts, 'deletedAt'>

/** A textbook is managed by its owner alone. */
export const mayManage = ({ ownerId }: Owned, viewer: { id: number }): Ruling =>
  ownerId === viewer.id ? null : textbookErrors.unknown

/** A deleted textbook is restored before it is opened. */
export const mayOpen = (one: Dated, viewer: { id: number }): Ruling =>
  mayManage(one, viewer) ?? (one.deletedAt === null ? null : textbookErrors.deleted)

type Complete = Pick<Facts, 'head' | 'chapters' | 'incomplete'>

/** Readers see a textbook once all that is required is there. */
function isComplete({ head, chapters, incomplete }: Complete): Ruling {
  if (lacksOfHead(head).length > 0) return textbookErrors.incomplete
  if (chapters === 0) return textbookErrors.noChapter
  return incomplete > 0
    ? withValues(textbookErrors.chaptersIncomplete, { count: incomplete })
    : null
}

/** A textbook is published by its owner without a review, once it is complete. */
export const mayPublish = (one: Complete & Pick<Facts, 'published'>): Ruling =>
  one.published ? textbookErrors.published : isComplete(one)

/** Changes of a published textbook are brought to readers once it is complete. */
export function mayRelease(one: Complete & Pick<Facts, 'published' | 'unreleased'>): Ruling {
  if (!one.published) return textbookErrors.notPublished
  return one.unreleased === 0 ? textbookErrors.nothingNew : isComplete(one)
}

export const mayUnpublish = ({ published }: Pick<Facts, 'published'>): Ruling =>
  published ? null : textbookErrors.notPublished

/** A textbook that courses use stays. */
export function mayDelete(uses: readonly TextbookUse[]): Ruling {
  if (uses.length === 0) return null
  const named = uses.filter(({ name }) => name !== '').map(({ name }) => name)
  return withValues(textbookErrors.used, usedBy(named, uses.length - named.length))
}

/** Only a deleted textbook is restored. */
export const mayRestore = ({ deletedAt }: Pick<Facts, 'deletedAt'>): Ruling =>
  deletedAt === null ? textbookErrors.notDeleted : null
