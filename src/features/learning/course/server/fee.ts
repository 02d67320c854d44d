import { sql, type SQL } from 'drizzle-orm'

/**
 * The coins asked on joining, of the course under a table alias. An open course is free to join: a fee
 * of its own is that of its certificate. Nothing else reads `courses.fee`.
 */
export const feeToJoin = (alias: string): SQL<number> =>
  sql.raw(`(case when ${alias}.kind = 'premium' then ${alias}.fee else 0 end)`) as SQL<number>
