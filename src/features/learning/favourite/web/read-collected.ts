import { type pageOf, unlessBroken } from '#src/web/page.ts'
import { favouriteApi, thingsAtOnce } from '../contract.ts'
import type { FavouriteKindName } from '../kinds.ts'

/**
 * Reads in a loader which things of a page are favourites of its reader: one call for all of them. Null for visitors,
 * whose pages are shared, and for people without a role.
 */
export async function readCollected(
  { api, viewer }: Pick<ReturnType<typeof pageOf>, 'api' | 'viewer'>,
  kind: FavouriteKindName,
  things: readonly number[],
): Promise<number[] | null> {
  if (!viewer?.hasRole) return null
  // An address may hold anything; the page of such a thing refuses it.
  const known = things
    .filter((id) => Number.isInteger(id) && id > 0 && id < 1_000_000_000)
    .slice(0, thingsAtOnce)
  if (known.length === 0) return []
  // A page without its hearts is better than none.
  const answer = await unlessBroken(
    api(favouriteApi.getCollected, { kind, things: known.join(',') }),
  )
  return answer?.collected ?? null
}
