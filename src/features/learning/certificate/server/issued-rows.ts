import { type SQL, sql } from 'drizzle-orm'
import { containsText } from '#src/server/text/contains-text.ts'
import { canOf, type Ruling } from '#src/shared/can.ts'
import type { Issued } from '../contract.ts'
import { mayRevoke } from './rules.ts'
import { printedColumns, printedOf, type PrintedRow } from './state.ts'

export interface IssuedRow extends PrintedRow {
  certificateId: number
  askedAt: string | null
  askedName: string
  askedNameEn: string
  askedWords: string
}

/** The columns of an IssuedRow, from certificates under the alias `c`. */
export const issuedColumns = sql`${printedColumns}, c.id as "certificateId", c.asked_at as "askedAt",
  c.asked_name as "askedName", c.asked_name_en as "askedNameEn", c.asked_words as "askedWords"`

/** Wishes for another name come first, then the latest certificates. */
export const issuedOrder = sql`c.asked_at nulls last, c.issued_on desc, c.id desc`

/** Whether a name, one of the other texts, or the code contains the keyword; a code may be typed in its groups. */
export function isSoughtBy(keyword: string, ...others: SQL[]): SQL {
  const code = containsText(keyword.replace(/[^0-9A-Za-z]/g, ''), sql`c.code`)
  const words = containsText(keyword, sql`c.name`, sql`c.name_en`, ...others)
  if (!words) return sql`true`
  return code ? sql`(${words} or ${code})` : words
}

/** Brings a row into the form in which answers show it. @param decision whether the viewer may decide at all */
export function issuedOf(row: IssuedRow, decision: Ruling): Issued {
  const { code, state, revoked, name, mark, issuedOn, expiresOn } = printedOf(row)
  return {
    ...{ certificateId: row.certificateId, code, state, revoked },
    ...{ name, mark, issuedOn, expiresOn, asked: askedOf(row) },
    can: { revoke: canOf(decision ?? mayRevoke({ revoked: revoked !== null })) },
  }
}

const askedOf = ({ askedAt, askedName, askedNameEn, askedWords }: IssuedRow) =>
  askedAt === null
    ? null
    : {
        at: new Date(askedAt).toISOString(),
        name: { zh: askedName, en: askedNameEn },
        words: askedWords,
      }
