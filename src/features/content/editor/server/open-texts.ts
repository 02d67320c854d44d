import { sql } from 'drizzle-orm'
import { documentPaths } from '#src/features/content/document/paths.ts'
import { looksOf } from '#src/features/content/file/server/looks-port.ts'
import { readingRight } from '#src/features/content/file/server/reading-right.ts'
import { addressesOf } from '#src/features/content/picture/server/addresses.ts'
import { readKind } from '#src/features/content/picture/server/kinds.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { mediaPrefix } from '#src/server/media/media-token.ts'
import { kindOf } from '#src/shared/file-kind.ts'
import { showPicture } from '#src/shared/show-picture.ts'
import type { Viewer } from '#src/shared/viewer.ts'
import { filesNamed } from './files-named.ts'
import { withFormulas } from './with-formulas.ts'

/**
 * Returns the texts that look otherwise than they are stored, by their stored HTML: what `OpenedTexts` of the
 * editor's fields takes.
 */
export async function openedOf(
  given: Given,
  viewer: Pick<Viewer, 'sessionId'> | null,
  texts: readonly string[],
  files: ReadonlySet<number>,
): Promise<Record<string, string>> {
  const open = await openTexts(given, viewer, texts, files)
  const pairs = texts.map((html) => [html, open(html)] as const)
  return Object.fromEntries(pairs.filter(([html, opened]) => html !== opened))
}

interface Row extends Record<string, unknown> {
  userFileId: number
  name: string
  linkRound: number
  fileId: number
  mime: string
  made: { kind: string; resultId: number; about: unknown }[]
}

type Given = Pick<Kernel, 'db' | 'secret' | 'ports'>
type Pairs = Readonly<Record<string, string | number>>

/** How long a film or document may be opened from a page; a page of questions stays open for hours. */
const rightSeconds = 6 * 3600

/**
 * Reads what clean texts name, for all texts of a page at once, and returns the function that puts it into one
 * of them: drawn formulas, the addresses of pictures, the right to films and documents. The addresses are good
 * for the viewer's session.
 *
 * The caller has checked that the viewer may read the texts, and gives the files that they may show: those that
 * their writer was allowed to name, by the rows of the room or checked now. The id of any other file opens nothing.
 */
export async function openTexts(
  given: Given,
  viewer: Pick<Viewer, 'sessionId'> | null,
  texts: readonly string[],
  files: ReadonlySet<number>,
): Promise<(html: string) => string> {
  const named = filesNamed(...texts).map(({ userFileId }) => userFileId)
  const ids = named.filter((id) => files.has(id))
  if (named.length === 0) return withFormulas
  const rows = ids.length === 0 ? [] : await readRows(given, ids)
  const films = rows.filter(({ mime }) => kindOf(mime) === 'film')
  const looks = await looksOf({ ...given, viewer: viewer ?? visitor }, films)
  const byId = new Map(rows.map((row) => [row.userFileId, row]))
  const put = (place: string, id: string, rest: string): string => {
    const row = byId.get(Number(id))
    if (!row) return written({ [`data-${place}`]: id, 'data-state': 'missing' }, rest)
    if (place === 'file') return pictureOf(given, viewer, row, rest)
    const right = rightTo(given, row, place === 'document')
    const preview = documentPaths.preview(row.userFileId, right)
    if (place === 'document') return written({ 'data-document': id, 'data-preview': preview }, rest)
    const look = looks.get(row.userFileId)
    const kind = kindOf(row.mime) === 'sound' ? 'sound' : 'film'
    return written(
      {
        ...{ 'data-film': id, 'data-right': right, 'data-preview': preview },
        ...{ 'data-kind': kind, 'data-name': row.name },
        ...(look && { 'data-poster': look.large }),
      },
      rest,
    )
  }
  return (html) =>
    withFormulas(html).replaceAll(
      /(<(?:img|div|p)) data-(file|film|document)="(\d+)"([^>]*)/g,
      (_, tag: string, place: string, id: string, rest: string) => `${tag}${put(place, id, rest)}`,
    )
}

const visitor = { sessionId: 0 }

async function readRows({ db }: Given, ids: readonly number[]): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select u.id as "userFileId", u.name, u.link_round as "linkRound", f.id as "fileId", f.mime, coalesce((
        select json_agg(json_build_object('kind', r.kind, 'resultId', r.result_id, 'about', r.about))
        from file_renditions r where r.file_id = f.id and r.kind like 'picture-%'), '[]') as made
    from user_files u join files f on f.id = u.file_id
    where u.id in ${ids}`)
  return rows
}

const rightTo = (given: Given, file: Row, download: boolean) =>
  readingRight(given, file, { download, print: download }, rightSeconds)

/** The frame has its size before the picture is loaded: the writer's, or the picture's own. */
function pictureOf(
  given: Given,
  viewer: Pick<Viewer, 'sessionId'> | null,
  { userFileId, fileId, made }: Row,
  rest: string,
): string {
  const prefix = mediaPrefix(given, fileId, viewer)
  const urlOf = ({ kind }: { kind: string }) => `${prefix}/${kind}/0.${readKind(kind)!.format}`
  const addresses = addressesOf('picture', made, { crop: null, focus: null }, urlOf)
  if (!addresses) return written({ 'data-file': userFileId, 'data-state': 'making' }, rest)
  const { width, height, src, webp } = showPicture(addresses)
  const chosen = Number(/ width="(\d+)"/.exec(rest)?.[1] ?? width)
  const size = { width: chosen, height: Math.round((chosen * height) / width) }
  const sizes = `(width >= ${chosen + 48}px) ${chosen}px, 100vw`
  return written(
    { 'data-file': userFileId, src, srcset: webp, sizes, ...size },
    rest.replaceAll(/ (width|height)="\d+"/g, ''),
  )
}

/** Attributes as they stand in a tag, before those that are already written. */
const written = (pairs: Pairs, rest: string): string =>
  Object.entries(pairs)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('') + rest

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
