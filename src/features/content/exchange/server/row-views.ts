import { type SQL, sql } from 'drizzle-orm'
import type { RowView } from '../import-api.ts'

/** Which rows `r` a view shows. */
export const viewIs: Record<RowView, SQL> = {
  all: sql`true`,
  error: sql`(r.body is null or r.notes @> '[{"kind":"error"}]')`,
  notes: sql`(r.notes @> '[{"kind":"lost"}]' or r.notes @> '[{"kind":"changed"}]')`,
  double: sql`(r.notes @> '[{"code":"doubleInFile"}]' or r.notes @> '[{"code":"doubleInBank"}]'
    or r.notes @> '[{"code":"alikeInBank"}]')`,
  left: sql`not r.keep`,
}
