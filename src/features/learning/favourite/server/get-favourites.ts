import { sql, type SQL } from 'drizzle-orm'
import { paged, rowsOf } from '#src/server/database/paged.ts'
import type { Call } from '#src/server/kernel.ts'
import { containsText } from '#src/server/text/contains-text.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { Locale } from '#src/shared/locale.ts'
import { type favouriteApi, type FavouriteAbout, favouritesPerPage, noFolder } from '../contract.ts'
import { type Fate, type FavouriteKindName, favouriteKindNames } from '../kinds.ts'
import { type FavouriteKind, favouriteKinds } from './kinds-port.ts'

type GetFavourites = Call<typeof favouriteApi.getFavourites>
type Answer = AnswerOf<typeof favouriteApi.getFavourites>

interface Row extends Record<string, unknown> {
  kind: FavouriteKindName
  favouriteId: number
  thingId: number | null
  folderId: number | null
  addedAt: string
  fate: Fate
  name: string
  isEnglish: boolean
}

/** Returns a page of the viewer's favourites of all kinds, with the counts of each filter. */
export async function getFavourites({
  db,
  ports,
  viewer,
  locale,
  input,
}: GetFavourites): Promise<Answer> {
  const kinds = ports.all(favouriteKinds)
  const mine = uniteRows(kinds, viewer.id, locale)
  const [tallies, folders, rows] = await Promise.all([
    readTallies(db, mine, input.keyword),
    readFolders(db, viewer.id),
    readPage(db, mine, { input, locale }),
  ])
  const about: ReadonlyMap<string, FavouriteAbout> = await describe(db, kinds, rows, locale)
  const sum = (of: (tally: Tally) => boolean, by: 'all' | 'found' = 'found') =>
    tallies.reduce((total, tally) => total + (of(tally) ? tally[by] : 0), 0)
  const isInFolder = ({ folderId }: Tally) => fits(folderId, input.folder)
  const isOfKind = ({ kind }: Tally) => input.kind === undefined || kind === input.kind
  return {
    ...paged({
      total: sum((tally) => isInFolder(tally) && isOfKind(tally)),
      page: input.page,
      perPage: favouritesPerPage,
      items: rows.map(({ thingId, isEnglish, addedAt, ...row }) => ({
        ...row,
        language: isEnglish ? ('en' as const) : ('zh' as const),
        addedAt: new Date(addedAt).toISOString(),
        about: (row.fate === 'here' && about.get(`${row.kind} ${thingId}`)) || null,
      })),
    }),
    ofKind: Object.fromEntries(
      favouriteKindNames.map((kind) => [kind, sum((one) => one.kind === kind && isInFolder(one))]),
    ) as Record<FavouriteKindName, number>,
    ofAllKinds: sum(isInFolder),
    folders: folders.map(({ folderId, name }) => ({
      ...{ folderId, name },
      count: sum((one) => one.folderId === folderId, 'all'),
      found: sum((one) => one.folderId === folderId && isOfKind(one)),
    })),
    inAll: sum(isOfKind),
    inNone: sum((one) => one.folderId === null && isOfKind(one)),
    all: sum(() => true, 'all'),
  }
}

/** Whether a row's folder is the one of the address. */
function fits(folderId: number | null, folder: string | undefined): boolean {
  if (folder === undefined) return true
  return folder === noFolder ? folderId === null : folderId === Number(folder)
}

/** The rows of all kinds as table `mine`; `shown` is the name in the reader's language, or in the other one. */
function uniteRows(kinds: readonly FavouriteKind[], userId: number, locale: Locale): SQL {
  const each = kinds.map(
    ({ kind, rows }) => sql`select ${kind}::text as kind, r.* from (${rows(userId)}) r`,
  )
  const [own, other] = locale === 'en-US' ? [sql`"nameEn"`, sql`name`] : [sql`name`, sql`"nameEn"`]
  return sql`(select u.*, coalesce(nullif(${own}, ''), ${other}, '') as shown,
    coalesce(${own}, '') = '' as "isForeign" from (${sql.join(each, sql` union all `)}) u) mine`
}

const matches = (keyword: string) =>
  containsText(keyword, sql`mine.name`, sql`coalesce(mine."nameEn", '')`) ?? sql`true`

interface Tally extends Record<string, unknown> {
  kind: FavouriteKindName
  folderId: number | null
  all: number
  /** Those that the keyword finds. */
  found: number
}

/** Counts the favourites of each kind in each folder; every number of the page is a sum of these. */
async function readTallies(db: GetFavourites['db'], mine: SQL, keyword: string): Promise<Tally[]> {
  const { rows } = await db.execute<Tally>(sql`
    select kind, "folderId", count(*)::int as "all", count(*) filter (where ${matches(keyword)})::int as found
    from ${mine} group by kind, "folderId"`)
  return rows
}

async function readFolders(db: GetFavourites['db'], userId: number) {
  const { rows } = await db.execute<{ folderId: number; name: string }>(sql`
    select id as "folderId", name from favourite_folders where user_id = ${userId}
    order by name collate "zh-numeric", id`)
  return rows
}

async function readPage(
  db: GetFavourites['db'],
  mine: SQL,
  { input, locale }: { input: GetFavourites['input']; locale: Locale },
): Promise<Row[]> {
  const { limit, offset } = rowsOf(input.page, favouritesPerPage)
  const inFolder =
    input.folder === undefined
      ? sql`true`
      : input.folder === noFolder
        ? sql`"folderId" is null`
        : sql`"folderId" = ${Number(input.folder)}`
  const byName = locale === 'en-US' ? sql`lower(shown),` : sql`shown collate "zh-numeric",`
  const { rows } = await db.execute<Row>(sql`
    select kind, "favouriteId", "thingId", "folderId", "addedAt", fate, shown as name,
      "isForeign" <> ${locale === 'en-US'} as "isEnglish"
    from ${mine}
    where ${input.kind === undefined ? sql`true` : sql`kind = ${input.kind}`} and ${inFolder}
      and ${matches(input.keyword)}
    order by ${input.sort === 'name' ? byName : sql``} "addedAt" desc, kind, "favouriteId" desc
    limit ${limit} offset ${offset}`)
  return rows
}

/** Reads what the cards show, one query for each kind of the page. */
async function describe(
  db: GetFavourites['db'],
  kinds: readonly FavouriteKind[],
  rows: readonly Row[],
  locale: Locale,
) {
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const thingIds = rows.flatMap((row) =>
        row.kind === kind.kind && row.fate === 'here' && row.thingId !== null ? [row.thingId] : [],
      )
      if (thingIds.length === 0) return []
      const about = await kind.describe(db, { locale, thingIds })
      return [...about].map(([thingId, one]) => [`${kind.kind} ${thingId}`, one] as const)
    }),
  )
  return new Map(found.flat())
}
