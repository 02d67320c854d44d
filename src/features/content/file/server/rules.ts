import { type Ruling, withValues } from '#src/shared/can.ts'
import { kindOf } from '#src/shared/file-kind.ts'
import type { Both, Locale } from '#src/shared/locale.ts'
import type { FailureCode } from '#src/shared/media.ts'
import { failureTexts } from '#src/shared/media-text.ts'
import { fileErrors } from '../contract.ts'
import { readingErrors } from '../reading-errors.ts'
import type { Reading } from './reading-port.ts'
import type { FileUse } from '../my-files-api.ts'

/** Only its owner sees and changes a file here; all others read it where a course shows it. */
export const mayManage = (
  file: { ownerId: number | null } | undefined,
  viewer: { id: number },
): Ruling => (file?.ownerId === viewer.id ? null : fileErrors.unknown)

/** Folders are seen and changed by their owner only. */
export const mayManageFolder = (
  folder: { ownerId: number } | undefined,
  viewer: { id: number },
): Ruling => (folder?.ownerId === viewer.id ? null : fileErrors.folderUnknown)

/** An upload that is no file yet is ended or given up by its owner only. */
export const mayManageUpload = (
  upload: { ownerId: number } | undefined,
  viewer: { id: number },
): Ruling => (upload?.ownerId === viewer.id ? null : fileErrors.uploadUnknown)

/** The names of uses that a refusal lists. */
const usesNamed = 3

/** A file may be deleted while nothing live, drafted or in history names it. */
export function mayDelete(name: string, uses: readonly FileUse[], locale: Locale): Ruling {
  if (uses.length === 0) return null
  const titles = [...new Set(uses.map(({ title }) => title))]
  const more = titles.length > usesNamed ? ' …' : ''
  const listed = titles.slice(0, usesNamed).join(locale === 'zh-CN' ? '、' : ', ')
  return withValues(fileErrors.inUse, { name, uses: listed + more })
}

const family = (mime: string) => {
  const kind = kindOf(mime)
  return kind === 'text' ? 'document' : kind
}

/** A file may be replaced by another of its kind, because a film's place cannot show a document. */
export const mayReplace = (file: { mime: string }, by: { mime: string }): Ruling =>
  family(file.mime) === family(by.mime) ? null : fileErrors.otherKind

/** Failures for which the file itself is the reason; without its pages it is of no use in the place of another. */
const faults = new Set<FailureCode | null>(['broken', 'empty', 'encrypted'])

/** A file that is shown somewhere is not replaced by one that is known to be unreadable. */
export function mayStandIn(by: {
  name: string
  works: readonly { failure: FailureCode | null }[]
}): Ruling {
  const failure = by.works.find((work) => faults.has(work.failure))?.failure
  if (!failure) return null
  const reason = failureTexts[failure]
  const inWords = (language: keyof Both) =>
    withValues(fileErrors.unusable, { name: by.name, reason: reason[language] })[language]
  return { ...fileErrors.unusable, zh: inWords('zh'), en: inWords('en') }
}

interface ReadingFacts extends Pick<Reading, 'read' | 'ways'> {
  isOwner: boolean
  isAdmin: boolean
  isPublic: boolean
  link: 'none' | 'expired' | 'valid'
}

/**
 * A file is read by its owner, administrators, through a link and through what names it. Without a right, the
 * refusal shows where to get it, if the reader may see such a page; otherwise the file seems not to exist.
 */
export function mayRead(facts: ReadingFacts): Ruling {
  const { isOwner, isAdmin, isPublic, link, read, ways } = facts
  if (isOwner || isAdmin || isPublic || link === 'valid' || read) return null
  if (link === 'expired') return readingErrors.linkExpired
  return ways.length > 0 ? readingErrors.notReadable : readingErrors.unknown
}
