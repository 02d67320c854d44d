import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '#src/server/database/db.ts'

/** The names of a thing, as its row keeps them. */
export interface ThingNames {
  name: string
  nameEn: string | null
}

interface Own {
  userId: number
}

/** The acts on a kind's join table; its room gives the table. */
export type JoinTable = ReturnType<typeof joinTable>

/** @param thing the column that refers to the thing */
export function joinTable(table: PgTable, thing: PgColumn) {
  const rows = sql.identifier(getTableName(table))
  // Without the table's name, because the columns of an insert have none.
  const thingId = sql.identifier(thing.name.replace(/[A-Z]/g, (one) => `_${one.toLowerCase()}`))
  const ofThing = ({ userId }: Own, id: number) => sql`user_id = ${userId} and ${thingId} = ${id}`
  const ofRows = ({ userId }: Own, ids: readonly number[]) =>
    sql`user_id = ${userId} and id = any(${sql.param(ids)}::int[])`
  const changed = async (tx: Tx, statement: SQL) => (await tx.execute(statement)).rowCount ?? 0
  return {
    /** The number of a person's rows, as a query of one value. */
    count: ({ userId }: Own): SQL => sql`(select count(*) from ${rows} where user_id = ${userId})`,

    async has(tx: Tx, own: Own, id: number): Promise<boolean> {
      const found = await tx.execute(sql`select from ${rows} where ${ofThing(own, id)}`)
      return found.rows.length > 0
    },

    /** Those of the things that are favourites of the person. */
    async collected(db: Db, { userId }: Own, ids: readonly number[]): Promise<number[]> {
      const found = await db.execute<{ id: number }>(sql`
        select ${thingId} as id from ${rows}
        where user_id = ${userId} and ${thingId} = any(${sql.param(ids)}::int[])`)
      return found.rows.map(({ id }) => id)
    },

    async add(tx: Tx, { userId }: Own, id: number, { name, nameEn }: ThingNames): Promise<void> {
      await tx.execute(sql`
        insert into ${rows} (user_id, ${thingId}, name, name_en)
        values (${userId}, ${id}, ${name}, ${nameEn}) on conflict do nothing`)
    },

    removeThing: (tx: Tx, own: Own, id: number) =>
      changed(tx, sql`delete from ${rows} where ${ofThing(own, id)}`),

    removeRows: (tx: Tx, own: Own, ids: readonly number[]) =>
      changed(tx, sql`delete from ${rows} where ${ofRows(own, ids)}`),

    moveRows: (tx: Tx, own: Own, ids: readonly number[], folderId: number | null) =>
      changed(tx, sql`update ${rows} set folder_id = ${folderId} where ${ofRows(own, ids)}`),

    /** All rows of a person, for the download and the erasure. */
    ofPerson: (userId: number): SQL => sql`
      select f.name, f.name_en, d.name as folder, f.added_at from ${rows} f
      left join favourite_folders d on d.id = f.folder_id
      where f.user_id = ${userId} order by f.added_at`,

    removeAll: (tx: Tx, userId: number) =>
      changed(tx, sql`delete from ${rows} where user_id = ${userId}`),
  }
}
