import { sql } from 'drizzle-orm'

/** The coins that a claim pays: courses have the alias `c`, their offers `o`. */
export const certificateFee = sql<number>`(case when c.kind = 'open' and o.asks_fee then c.fee else 0 end)`
