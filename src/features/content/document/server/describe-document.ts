import type { Kernel } from '#src/server/kernel.ts'
import type { OpenedFile } from '#src/features/content/file/server/open-user-file.ts'
import { mediaPrefix } from '#src/server/media/media-token.ts'
import { originalUrl } from '#src/server/media/original.ts'
import { type Progress, progressOf, worksOf } from '#src/server/media/progress.ts'
import { type Rendition, renditionsOf } from '#src/server/media/renditions.ts'
import { fileUrl } from '#src/server/storage/file-url.ts'
import { canOf } from '#src/shared/can.ts'
import { isAdmin, type Viewer } from '#src/shared/viewer.ts'
import type { DocumentView } from '../contract.ts'
import { documentFacts } from './document-facts.ts'
import { documentKind } from './document-kind.ts'
import { failureSentence } from './failure-text.ts'
import { mayDownload, mayPrint } from './rules.ts'

type Given = Pick<Kernel, 'db' | 'secret' | 'works'> & { viewer: Viewer | null }

/** Describes a file that the reader may read, as far as its parts have been made. */
export async function describeDocument(
  given: Given,
  { userFileId, name, ownerId, file, grant }: OpenedFile,
): Promise<DocumentView> {
  const { db, viewer } = given
  const prefix = mediaPrefix(given, file.id, viewer)
  const [made, works, facts] = await Promise.all([
    renditionsOf(db, [file.id]),
    worksOf(db, [file.id]),
    documentFacts(db, file.id, prefix),
  ])
  const kind = facts?.kind ?? documentKind(file.mime)
  const isMedia = kind === 'picture' || kind === 'film' || kind === 'sound'
  const shownUrl = () => {
    if (kind === 'film' || kind === 'sound') return originalUrl(prefix, file)
    return isMedia ? (pictureUrl(kind, made, prefix) ?? fileUrl(given, file)) : null
  }
  const reader = {
    isOwn: isAdmin(viewer) || (viewer !== null && viewer.id === ownerId),
    mayDownload: grant.download,
  }
  const isReady = isMedia || (kind === 'other' && works.length === 0) || facts?.isBegun === false
  return {
    userFileId,
    name,
    mime: file.mime,
    size: file.size,
    kind,
    ...(isReady ? ready : stateOf(progressOf(given.works, works), reader)),
    prefix: made.length > 0 ? prefix : null,
    url: shownUrl(),
    downloadUrl: grant.download ? fileUrl(given, file) : null,
    pages: facts?.pages ?? [],
    firstText: facts?.firstText ?? '',
    outline: facts?.outline ?? [],
    sheets: facts?.sheets ?? [],
    firstRows: facts?.firstRows ?? [],
    media: facts?.media ?? [],
    isCut: facts?.isCut ?? false,
    text: facts?.text ?? null,
    can: { download: canOf(mayDownload(grant)), print: canOf(mayPrint(grant)) },
  }
}

const ready = { state: 'ready', percent: 100, failure: null } as const

/** The state of parts that are not there yet, from the works that make them. */
function stateOf(
  { state, percent, failed }: Progress,
  reader: Parameters<typeof failureSentence>[1],
): Pick<DocumentView, 'state' | 'percent' | 'failure'> {
  if (state === 'failed' && failed?.failure !== 'notInstalled') {
    return { state, percent: 0, failure: failureSentence(failed?.failure ?? 'internal', reader) }
  }
  if (state === 'failed' || state === 'none') return { state: 'absent', percent: 0, failure: null }
  return { state: state === 'working' ? 'working' : 'waiting', percent, failure: null }
}

/** A picture in a form that every browser shows, such as that of a phone's HEIC. */
function pictureUrl(kind: string, made: readonly Rendition[], prefix: string): string | undefined {
  if (kind !== 'picture') return undefined
  const widths = made.flatMap((one) => {
    const [, width] = /^picture-(\d+)(?:-webp|\.webp)?$/.exec(one.kind) ?? []
    return one.mime === 'image/webp' && width ? [{ kind: one.kind, width: Number(width) }] : []
  })
  const [largest] = widths.toSorted((a, b) => b.width - a.width)
  return largest && `${prefix}/${largest.kind}/0.webp`
}
