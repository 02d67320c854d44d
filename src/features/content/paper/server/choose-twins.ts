import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { inLanguage } from '#src/server/database/in-language.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { Locale } from '#src/shared/locale.ts'
import { openFolder } from '../../bank/server/folders.ts'
import { paperPaths } from '../paths.ts'
import { type Candidate, composeTwins, type Slot, type Twins } from '../compose-twins.ts'
import { recentYears, type twinsApi } from '../twins-api.ts'
import { recentUses, type RecentUse } from './recent-port.ts'
import { readableBy, type ReadInVersion, withShownTitle } from './readable.ts'
import { mayManage } from './rules.ts'

export interface Place extends Slot {
  versionId: number
  points: number
  sectionId: number
  title: string
  /** Equal for a question and its unchanged copies. */
  same: string
}

export interface PoolQuestion extends Candidate, Record<string, unknown> {
  versionId: number
  title: string
  same: string
}

export interface ChosenTwins extends Twins {
  places: Place[]
  /** The candidates and the questions of the plan, by their ids. */
  questions: ReadonlyMap<number, PoolQuestion | Place>
  /** By the ids of questions, the latest first; those of the plan's own paper are left out. */
  uses: ReadonlyMap<number, RecentUse[]>
  choice: string
}

interface Given extends Pick<Kernel, 'ports'> {
  viewer: { id: number }
  locale: Locale
  input: z.output<(typeof twinsApi)['getTwins']['input']>
}

/** Candidates that are looked at for one paper. */
const candidatesMost = 5000

/**
 * Chooses the questions of papers A and B. The same bank, plan and seed give the same choice. Questions that no recent
 * paper or quiz has come first; of a question and its copies one is chosen, and the uses of all of them count.
 * @throws paper.unknown, question.folderUnknown
 */
export async function chooseTwins(
  db: Db | Tx,
  { ports, viewer, locale, input }: Given,
): Promise<ChosenTwins> {
  const { paperId, folderId, keepA } = input
  const places = await placesOf(db, { viewer, locale }, paperId)
  const folders = folderId === null ? null : (await openFolder(db, viewer, folderId)).ids
  const every = await candidatesOf(db, { viewer, locale }, { ...input, folders, places })
  const found = keepA ? every.filter(({ same }) => !places.some((one) => one.same === same)) : every
  const questions = new Map<number, PoolQuestion | Place>([
    ...places.map((one) => [one.questionId, one] as const),
    ...found.map((one) => [one.questionId, one] as const),
  ])
  const sameAs = new Map([...questions.values()].map(({ questionId, same }) => [questionId, same]))
  const asked = { questionIds: [...questions.keys()], viewer, locale, years: recentYears }
  const recent: RecentUse[] = []
  for (const find of ports.all(recentUses)) recent.push(...(await find(db, asked)))
  const others = recent
    .filter(({ path }) => path !== paperPaths.paper(paperId))
    .toSorted((one, other) => other.at.localeCompare(one.at))
  const ofSame = Map.groupBy(others, ({ questionId }) => sameAs.get(questionId)!)
  const uses = new Map(
    [...sameAs].map(([questionId, same]) => [questionId, ofSame.get(same) ?? []]),
  )
  const isUsed = ({ same }: PoolQuestion) => ofSame.has(same)
  const ordered = eachOnce([...found.filter((one) => !isUsed(one)), ...found.filter(isUsed)])
  const twins = composeTwins(places, ordered, { keepA })
  const versions = twins.papers.map((paper) =>
    paper.map((id) => id && questions.get(id)!.versionId),
  )
  const choice = createHash('sha256').update(JSON.stringify(versions)).digest('hex')
  return { ...twins, places, questions, uses, choice }
}

/** The first of each question and its copies. */
const eachOnce = (pool: readonly PoolQuestion[]): PoolQuestion[] =>
  [...new Map(pool.toReversed().map((one) => [one.same, one])).values()].toReversed()

type Reader = Pick<Given, 'viewer' | 'locale'>

const titleIn = (locale: Locale) =>
  locale === 'en-US'
    ? sql`coalesce(nullif(q.title_en, ''), q.title)`
    : sql`coalesce(nullif(q.title, ''), q.title_en)`

async function placesOf(
  db: Db | Tx,
  { viewer, locale }: Reader,
  paperId: number,
): Promise<Place[]> {
  const readable = await readableBy(db, viewer)
  const { rows } = await db.execute<{ places: (Place & ReadInVersion)[] }>(sql`
    select coalesce((
      select json_agg(json_build_object('questionId', q.id, 'versionId', x.version_id, 'type', q.type,
        'difficulty', q.difficulty, 'points', x.points::float8, 'sectionId', s.id, 'title', ${titleIn(locale)},
        'same', md5(v.body::text), 'body', case when not ${readable} then v.body end)
        order by s.position, x.position)
      from paper_sections s join paper_questions x on x.section_id = s.id join questions q on q.id = x.question_id
      join question_versions v on v.id = x.version_id
      where s.paper_id = p.id), '[]') as places
    from papers p where p.id = ${paperId} and p.owner_id = ${viewer.id}`)
  must(mayManage({ isOwner: rows.length > 0 }))
  return rows[0]!.places.map((place) => withShownTitle(place, locale))
}

async function candidatesOf(
  db: Db | Tx,
  { viewer, locale }: Reader,
  {
    folders,
    tags,
    places,
    seed,
  }: { folders: number[] | null; tags: number[]; places: Place[]; seed: number },
): Promise<PoolQuestion[]> {
  const types = [...new Set(places.map(({ type }) => type))]
  const { rows } = await db.execute<PoolQuestion>(sql`
    select q.id as "questionId", v.id as "versionId", q.type, q.difficulty, ${titleIn(locale)} as title,
      md5(v.body::text) as same
    from questions q join question_versions v on v.question_id = q.id and v.number = q.version
    where q.deleted_at is null and q.status = 'ready' and q.type = any(${sql.param(types)}::text[])
      and ${
        folders === null
          ? sql`q.owner_id = ${viewer.id}`
          : sql`q.folder_id = any(${sql.param(folders)}::int[])`
      }
      and ${
        tags.length === 0
          ? sql`true`
          : sql`exists (select from question_tagged x where x.question_id = q.id
              and x.tag_id = any(${sql.param(tags)}::int[]))`
      }
    order by hashtext(${String(seed)}::text || '-' || q.id), q.id limit ${candidatesMost}`)
  return rows
}

/** Papers of one's own that have had questions. */
export const recentPapers: NonNullable<(typeof recentUses)['answer']> = async (
  db,
  { questionIds, viewer, locale, years },
) => {
  const { rows } = await db.execute<RecentUse & Record<string, unknown> & { paperId: number }>(sql`
    select x.question_id as "questionId", x.version_id as "versionId", p.id as "paperId",
      ${inLanguage(locale, 'p', 'name')} as name,
      to_char(p.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from papers p join paper_sections s on s.paper_id = p.id join paper_questions x on x.section_id = s.id
    where p.owner_id = ${viewer.id} and p.changed_at > now() - make_interval(years => ${years})
      and x.question_id = any(${sql.param([...questionIds])}::int[])`)
  return rows.map(({ paperId, ...use }) => ({ ...use, path: paperPaths.paper(paperId) }))
}
