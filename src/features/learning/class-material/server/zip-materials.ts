import { extname } from 'node:path'
import type { Readable } from 'node:stream'
import { create as contentDisposition } from 'content-disposition'
import { sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { ZipFile } from 'yazl'
import { mayOpen, mayTeach } from '#src/features/learning/class/server/rules.ts'
import { readClass } from '#src/features/learning/class/server/state.ts'
import type { Db } from '#src/server/database/db.ts'
import type { Call, Kernel } from '#src/server/kernel.ts'
import { schoolToday } from '#src/server/school-day.ts'
import { isSigned, sign } from '#src/server/secrets/secret.ts'
import { endingOf } from '#src/server/storage/file-url.ts'
import { openFile } from '#src/server/storage/open-file.ts'
import { Readers } from '#src/server/storage/readers.ts'
import { safeName } from '#src/server/text/safe-name.ts'
import { must } from '#src/shared/can.ts'
import { AppError, commonErrors } from '#src/shared/errors.ts'
import { type Locale, pick } from '#src/shared/locale.ts'
import type { classMaterialApi as api } from '../contract.ts'
import { classMaterialErrors as errors } from '../errors.ts'
import { zipBytesMost, zipsPerMinute } from '../limits.ts'
import { zipPath } from '../zip-path.ts'
import { zipText } from './zip-text.ts'

/** The address is for one download that begins soon, not one to pass on. */
const liveSeconds = 120
/** Zips that are sent at the same time, each of which holds an open file. */
const readersMost = 400

/** A material with its stored bytes; a link has none. */
export interface MaterialRow extends Record<string, unknown> {
  title: string
  folder: string
  url: string | null
  key: string | null
  sealed: boolean
  name: string | null
  size: number | null
}

/** Reads what the person finds in the class: students find what is open already. */
async function readContent(db: Db, given: { classId: number; userId: number }) {
  const standing = await readClass(db, given)
  must(mayOpen(standing))
  const rows = await materialsOf(db, { ...given, seesAll: mayTeach(standing) === null })
  if (rows.length === 0) throw new AppError(errors.nothingToPack)
  const bytes = rows.reduce((sum, { size }) => sum + (size ?? 0), 0)
  if (bytes > zipBytesMost) throw new AppError(errors.tooLargeToPack)
  return { rows, bytes, name: standing.name }
}

/** Reads the materials of a class with their bytes, in their order. The caller knows that the person may see them. */
export async function materialsOf(
  db: Db,
  { classId, seesAll }: { classId: number; seesAll: boolean },
): Promise<MaterialRow[]> {
  const { rows } = await db.execute<MaterialRow>(sql`
    select m.title, m.folder, m.url, f.key, coalesce(f.sealed, false) as sealed, u.name, f.size::float8 as size
    from class_materials m left join user_files u on u.id = m.user_file_id left join files f on f.id = u.file_id
    where m.class_id = ${classId}
      and (${seesAll} or m.visible_from is null or m.visible_from <= ${schoolToday})
    order by m.position, m.id`)
  return rows
}

/** Signs an address at which the person gets all materials that she finds in the class. */
export async function getZip({ db, secret, viewer, locale, input }: Call<typeof api.getZip>) {
  const { classId } = input
  const { bytes } = await readContent(db, { classId, userId: viewer.id })
  const expires = Math.ceil(Date.now() / 1000) + liveSeconds
  const signature = sign(secret, 'class-zip', signed(classId, viewer.id, locale, expires))
  const path = zipPath(classId, viewer.id)
  return { url: `${path}?l=${locale}&e=${expires}&s=${signature}`, bytes }
}

const signed = (classId: number, userId: number, locale: string, expires: number) =>
  `${classId}.${userId}.${locale}.${expires}`

type ZipRequest = FastifyRequest<{
  Params: { classId: string; name: string }
  Querystring: { l?: unknown; e?: unknown; s?: unknown }
}>

/**
 * Serves GET /class-materials/:classId/:user.zip: written while it is sent, so that it takes neither memory nor disk.
 * Rights are read again, because somebody may have been removed since the address was signed.
 */
export function serveZip(kernel: Kernel): void {
  const readers = new Readers(readersMost)
  kernel.app.get(
    '/class-materials/:classId/:name',
    {
      config: { call: { path: 'ClassMaterial/Zip', perMinute: zipsPerMinute, cost: undefined } },
    },
    async (request: ZipRequest, reply) => {
      const given = readRequest(kernel.secret, request)
      if (!given) throw new AppError(commonErrors.notFound)
      const { rows, name, bytes } = await readContent(kernel.db, given)
      readers.add(request, reply, bytes)
      const fileName = `${safeName(name)} ${pick(zipText.materials, given.locale)}.zip`
      return reply
        .headers({
          'content-type': 'application/zip',
          'content-disposition': contentDisposition(fileName),
          'cache-control': 'private, no-store',
          'x-content-type-options': 'nosniff',
          'x-robots-tag': 'noindex',
        })
        .send(zipOf(kernel, rows, given.locale))
    },
  )
}

function readRequest(
  secret: string,
  { params, query }: ZipRequest,
): { classId: number; userId: number; locale: Locale } | undefined {
  const [, user] = /^([1-9]\d{0,8})\.zip$/.exec(params.name) ?? []
  const { l, e, s } = query
  if (!/^[1-9]\d{0,8}$/.test(params.classId) || !user) return undefined
  if (typeof e !== 'string' || !/^\d{1,12}$/.test(e) || typeof s !== 'string') return undefined
  if (l !== 'zh-CN' && l !== 'en-US') return undefined
  const [classId, userId] = [Number(params.classId), Number(user)]
  const isRight = isSigned(secret, 'class-zip', signed(classId, userId, l, Number(e)), s)
  return isRight && Number(e) > Date.now() / 1000 ? { classId, userId, locale: l } : undefined
}

/** Writes the zip while it is read. Who goes away in the middle leaves no file open. */
export function zipOf(
  kernel: Pick<Kernel, 'storage' | 'secret'>,
  rows: readonly MaterialRow[],
  locale: Locale,
): Readable {
  const zip = new ZipFile()
  const out = zip.outputStream as Readable
  const names = entryNames(rows)
  let open: Readable | undefined
  for (const [at, { key, sealed, size }] of rows.entries()) {
    if (key === null) continue
    // Opened in their turn; pictures and films are compressed as they are.
    zip.addReadStreamLazy(names[at]!, { compress: false, size: size! }, (pass) => {
      void (async () => {
        try {
          open = await openFile(kernel, { key, sealed })
          if (out.destroyed) open.destroy()
          else pass(null, open)
        } catch (error) {
          pass(error, undefined as never)
        }
      })()
    })
  }
  const links = rows.filter(({ url }) => url !== null)
  if (links.length > 0) {
    const text = Buffer.from(`\uFEFF${linksText(links).replaceAll('\n', '\r\n')}`)
    zip.addBuffer(text, `${pick(zipText.links, locale)}.txt`)
  }
  zip.end()
  out.once('close', () => open?.destroy())
  // A file that is lost ends the download, which the browser then shows as failed.
  zip.once('error', (error) => out.destroy(error))
  return out
}

/** The links of a class as text: the folder, the title and the address of each. */
export const linksText = (links: readonly MaterialRow[]): string =>
  links
    .map(({ folder, title, url }) => [folder, title, url].filter(Boolean).join('\n'))
    .join('\n\n')
    .concat('\n')

/** The names in the zip, in folders; two of one name are told apart by a number. */
export function entryNames(
  rows: readonly Pick<MaterialRow, 'title' | 'folder' | 'name'>[],
): string[] {
  const used = new Set<string>()
  return rows.map(({ title, folder, name }) => {
    const ending = endingOf(name ?? '')
    const whole = safeName(title)
    const bare =
      extname(whole).toLowerCase() === ending.toLowerCase()
        ? whole.slice(0, whole.length - ending.length)
        : whole
    const path = [safeName(folder), bare || 'file'].filter((part) => part !== '').join('/')
    let found = `${path}${ending}`
    // Another material may have the name with a number already.
    for (let at = 2; used.has(found.toLowerCase()); at++) found = `${path} (${at})${ending}`
    used.add(found.toLowerCase())
    return found
  })
}
