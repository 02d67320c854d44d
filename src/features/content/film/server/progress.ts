import { and, eq, like } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import { failureTexts } from '#src/shared/media-text.ts'
import { mediaWork } from '#src/server/media/tables.ts'
import type { WorkState } from '#src/shared/media.ts'
import type { Both } from '#src/shared/locale.ts'
import type { FilmRow } from '../tables.ts'
import { rungSides, rungsOf, rungWorkOf } from './rungs.ts'
import { failedText } from './works-text.ts'

export interface WorkOf {
  name: string
  state: WorkState
  percent: number
  failure: keyof typeof failureTexts | null
}

/** Reads the works of a film by name. */
export async function worksOfFilm(db: Db, fileId: number): Promise<Map<string, WorkOf>> {
  const rows = await db
    .select({
      name: mediaWork.name,
      state: mediaWork.state,
      percent: mediaWork.percent,
      failure: mediaWork.failure,
    })
    .from(mediaWork)
    .where(and(eq(mediaWork.fileId, fileId), like(mediaWork.name, 'film-%')))
  return new Map(rows.map((row) => [row.name, row]))
}

/** How long each work takes, compared with the others. */
const effort: Record<string, number> = {
  'film-probe': 1,
  'film-sound': 2,
  'film-preview': 1,
  'film-360': 5,
  'film-540': 8,
  'film-720': 14,
  'film-1080': 30,
}

/** The state of all works of a film, of which some begin only when others end. */
export function progressOf(
  film: FilmRow | undefined,
  works: ReadonlyMap<string, WorkOf>,
): { state: WorkState | 'none'; percent: number; failure: Both | null } {
  if (works.size === 0) return { state: 'none', percent: 0, failure: null }
  const expected = expectedWorks(film)
  const known = expected.flatMap((name) => works.get(name) ?? [])
  const failed = known.find(({ state }) => state === 'failed')
  const sum = (names: readonly string[], share: (name: string) => number) =>
    names.reduce((total, name) => total + effort[name]! * share(name), 0)
  const whole = sum(expected, () => 1)
  const percent = Math.floor((100 * sum(expected, (name) => shareOf(works.get(name)))) / whole)
  if (failed) return { state: 'failed', percent, failure: failureOf(failed) }
  if (known.length === expected.length && known.every(({ state }) => state === 'done')) {
    return { state: 'done', percent: 100, failure: null }
  }
  const hasBegun = known.some(({ state }) => state !== 'waiting')
  return { state: hasBegun ? 'working' : 'waiting', percent, failure: null }
}

function expectedWorks(film: FilmRow | undefined): string[] {
  if (!film) return ['film-probe']
  const { picture, sound } = film.facts
  return [
    'film-probe',
    ...(sound && (picture || !film.playsAsIs) ? ['film-sound'] : []),
    ...(picture ? [...rungsOf(picture).map(({ side }) => rungWorkOf(side)), 'film-preview'] : []),
  ]
}

const shareOf = (work: WorkOf | undefined) =>
  work?.state === 'done' ? 1 : work?.state === 'working' ? work.percent / 100 : 0

function failureOf({ name, failure }: WorkOf): Both {
  const reason = failureTexts[failure ?? 'internal']
  const side = rungSides.find((rung) => rungWorkOf(rung) === name)
  const what = side === undefined ? failedText.film : failedText.rung(side)
  return { zh: `${what.zh}：${reason.zh}`, en: `${what.en}: ${reason.en}` }
}
