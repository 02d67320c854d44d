import type { Db, Tx } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { routeMatcher } from '#src/server/pages/route-match.ts'
import { splitLocale } from '#src/shared/locale.ts'

/** Returns the addresses of this site to which texts link. */
const linksIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/ href="(\/[^"#?]*)/g)].map(([, path]) => path!)),
]

/** Pages of one row each: the ids of those rows, of some, that everybody may see. */
export interface RowPages {
  /** Finds the id in an address: `/^\/textbook\/(\d+)/`. */
  page: RegExp
  seen: (db: Db | Tx, ids: readonly number[]) => Promise<readonly number[]>
}

/**
 * Finds the links of texts that lead to no page of this site: one that the route table does not have, or a row that
 * nobody may see. Other sites are not asked.
 */
export async function findDeadLinks(
  db: Db | Tx,
  { pageRows }: Pick<Kernel, 'pageRows'>,
  texts: readonly string[],
  rowPages: readonly RowPages[],
): Promise<(html: string) => readonly string[]> {
  const links = [...new Set(texts.flatMap(linksIn))]
  if (links.length === 0) return () => []
  const matches = routeMatcher(pageRows)
  const dead = new Set(links.filter((link) => matches(pathOf(link)) === undefined))
  for (const { page, seen } of rowPages) {
    const named = links.flatMap((link) => {
      const id = page.exec(pathOf(link))?.[1]
      return id === undefined ? [] : [{ link, id: Number(id) }]
    })
    if (named.length === 0) continue
    const ids = new Set(
      await seen(
        db,
        named.map(({ id }) => id),
      ),
    )
    for (const { link, id } of named) if (!ids.has(id)) dead.add(link)
  }
  return (html) => linksIn(html).filter((link) => dead.has(link))
}

const pathOf = (link: string) => splitLocale(link).rest || '/'
