import type { ForeignKey, Table } from './catalog.ts'
import { tableId } from './catalog.ts'

/** Orders tables after those they refer to, as far as circles allow. */
export function orderTables(tables: Table[], keys: ForeignKey[]): Table[] {
  const byId = new Map(tables.map((table) => [tableId(table), table]))
  const seen = new Set<string>()
  const ordered: Table[] = []
  const visit = (id: string) => {
    const table = byId.get(id)
    if (!table || seen.has(id)) return
    seen.add(id)
    for (const key of keys) if (key.table === id) visit(key.target)
    ordered.push(table)
  }
  for (const id of byId.keys()) visit(id)
  return ordered
}

/** Returns the foreign keys that this order cannot satisfy: those that close a circle. */
export function keysAgainst(tables: Table[], keys: ForeignKey[]): ForeignKey[] {
  const place = new Map(tables.map((table, at) => [tableId(table), at]))
  return keys.filter(({ table, target }) => (place.get(target) ?? 0) > (place.get(table) ?? 0))
}
