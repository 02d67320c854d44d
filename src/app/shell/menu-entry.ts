import type { MenuGroup } from '#src/app/menus.ts'

/** The entry that is open, or the nearest one above a page that has none of its own. */
export function entryOf(groups: readonly MenuGroup[], path: string): string | undefined {
  return groups
    .flatMap(({ entries }) => entries)
    .flatMap(({ path: entry, also }) => [
      { entry, above: entry },
      ...(also === undefined ? [] : [{ entry, above: also }]),
    ])
    .filter(({ above }) => path === above || path.startsWith(`${above}/`))
    .sort((a, b) => b.above.length - a.above.length)[0]?.entry
}
