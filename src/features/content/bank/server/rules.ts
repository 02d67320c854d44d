import { type Ruling, withValues } from '#src/shared/can.ts'
import type { Locale } from '#src/shared/locale.ts'
import { bankErrors } from '../errors.ts'
import type { Use } from '../shapes.ts'
import type { Right } from './reach.ts'
import { elsewhere } from './server-text.ts'

/** A question is read by its owner and by those with whom its folder is shared; for all others it is not there. */
export const mayRead = (right: Right): Ruling => (right ? null : bankErrors.unknown)

/** A question is changed by its owner and by those with whom its folder is shared for editing. */
export const mayEdit = (right: Right): Ruling =>
  right === 'read' ? bankErrors.readOnly : mayRead(right)

/** The names of uses that a refusal lists. */
const usesNamed = 3

/** A question is deleted by its owner, while nothing uses it. */
export function mayDelete(right: Right, uses: readonly Use[], locale: Locale): Ruling {
  if (right !== 'own') return right ? bankErrors.notOwner : bankErrors.unknown
  if (uses.length === 0) return null
  const count = new Set(uses.map(({ questionId }) => questionId)).size
  const names = [...new Set(uses.map(({ name }) => name || elsewhere(locale)))]
  const more = names.length > usesNamed ? ' …' : ''
  const listed = names.slice(0, usesNamed).join(locale === 'zh-CN' ? '、' : ', ')
  return withValues(bankErrors.inUse, { count, uses: listed + more })
}

/** A question is ready when it can be marked. */
export const mayBeReady = (title: string, problems: readonly unknown[]): Ruling =>
  problems.length === 0 ? null : withValues(bankErrors.notReady, { title })

/** Questions move between folders of one owner: to give them to another person, they are copied. */
export const mayMove = (
  from: { ownerId: number | null },
  to: { ownerId: number | null },
): Ruling => (from.ownerId === to.ownerId ? null : bankErrors.otherBank)

/** A folder is seen by its owner and by those with whom it is shared. */
export const mayReadFolder = (right: Right): Ruling => (right ? null : bankErrors.folderUnknown)

/** A folder is filled by its owner and by those with whom it is shared for editing. */
export const mayFillFolder = (right: Right): Ruling =>
  right === 'read' ? bankErrors.folderReadOnly : mayReadFolder(right)

/** A folder is moved, deleted and shared by its owner. */
export const mayManageFolder = (right: Right): Ruling =>
  right === 'own' || !right ? mayReadFolder(right) : bankErrors.folderNotOwner

/** Tags are renamed, merged and deleted by the person whose bank they belong to. */
export const mayManageTag = (
  tag: { ownerId: number } | undefined,
  viewer: { id: number },
): Ruling => (tag?.ownerId === viewer.id ? null : bankErrors.tagUnknown)
