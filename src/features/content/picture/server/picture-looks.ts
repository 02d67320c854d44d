import { and, inArray, like } from 'drizzle-orm'
import type { FileLook, fileLooks } from '#src/features/content/file/server/looks-port.ts'
import { mediaPrefix } from '#src/server/media/media-token.ts'
import { fileRenditions } from '#src/server/media/tables.ts'
import type { MadeFacts } from './addresses.ts'
import { readKind } from './kinds.ts'

/** The width that the page of a file shows. */
const largeWidth = 960

/** Returns how pictures look, in two of the widths that were made of them. */
export const pictureLooks: NonNullable<(typeof fileLooks)['answer']> = async (given, files) => {
  const shown = files.filter(({ mime }) => mime.startsWith('image/'))
  if (shown.length === 0) return new Map()
  const ids = shown.map(({ fileId }) => fileId)
  const { fileId, kind, about } = fileRenditions
  const made = await given.db
    .select({ fileId, kind, about })
    .from(fileRenditions)
    .where(and(inArray(fileId, ids), like(kind, 'picture-%.webp')))
  const looks = shown.flatMap((file): [number, FileLook][] => {
    const widths = made
      .filter((one) => one.fileId === file.fileId)
      .map((one) => ({ kind: one.kind, width: readKind(one.kind)?.width ?? 0, about: one.about }))
      .toSorted((a, b) => a.width - b.width)
    const small = widths[0]
    const large = widths.findLast(({ width }) => width <= largeWidth) ?? small
    if (!small || !large) return []
    const prefix = mediaPrefix(given, file.fileId, given.viewer)
    const urlOf = (one: typeof small) => `${prefix}/${one.kind}/0.webp`
    const { width, height } = large.about as MadeFacts
    return [[file.userFileId, { small: urlOf(small), large: urlOf(large), width, height }]]
  })
  return new Map(looks)
}
