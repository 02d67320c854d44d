import { noLimit, type Limit } from '#src/features/people/guard/server/sign-in-limits.ts'
import { addressSubject } from '#src/features/people/guard/server/subjects.ts'
import {
  clearTriesUnder,
  readTries,
  reserveTry,
  returnTry,
} from '#src/features/people/guard/server/tries.ts'
import type { Config } from '#src/config.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import { hashCredential } from '#src/server/http/session.ts'
import { widthOf } from '#src/server/net/networks.ts'
import { withValues } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import { rosterErrors as errors } from '../errors.ts'
import { numberKey } from '../match-rows.ts'

/** The tries of one address in one class: 60 people at once, each of whom mistypes once, are not slowed. */
export const atAddress = { slowAfter: 120, perDay: 600, longestPause: 10 }
/** The tries with one number, whether a row has it or not, so that an answer does not tell. */
export const withNumber = { slowAfter: 5, perDay: 40, longestPause: 60 }
/** All tries in one class, from any addresses. */
export const inClass = { slowAfter: 1200, perDay: 6000, longestPause: 2 }

const classKey = (code: string) => hashCredential(`first-lesson ${code}`).slice(0, 22)
const numbersOf = (code: string) => `first:row:${classKey(code)}|`

/** A first lesson that is opened begins without tries of numbers, or a stranger could keep a student out for a day. */
export const forgetNumbers = (tx: Tx, code: string) => clearTriesUnder(tx, numbersOf(code))

interface Source {
  db: Db
  config: Config
  ip: string
  /** The class code as typed, or in its one spelling. */
  code: string
}

/**
 * Counts a try of a number and a name until it has proved right, so that guesses at the same moment count too.
 * @param find returns null for a wrong one @throws roster.noMatch, roster.wait, roster.spent
 */
export async function countGuess<T>(
  { db, config, ip, code }: Source,
  number: string,
  find: () => Promise<T | null>,
): Promise<T> {
  const ofClass = classKey(code)
  const width = widthOf(config, ip)
  const limits: Limit[] = [
    {
      ...{ subject: `first:${addressSubject(ip)}|${ofClass}`, recent: noLimit },
      ...{ perDay: atAddress.perDay * width, slowAfter: atAddress.slowAfter * width },
      longestPause: atAddress.longestPause,
    },
    { subject: `first:class:${ofClass}`, recent: noLimit, ...inClass },
    {
      subject: `${numbersOf(code)}${hashCredential(numberKey(number)).slice(0, 22)}`,
      ...{ recent: noLimit, ...withNumber },
    },
  ]
  await reserve(db, limits)
  const giveBack = async () => {
    for (const { subject } of limits) await returnTry(db, subject)
  }
  const found = await find().catch(async (error: unknown) => {
    await giveBack()
    throw error
  })
  if (found === null) throw new AppError(errors.noMatch)
  await giveBack()
  return found
}

/** Counts a class code that a visitor has brought until it has proved right. After too many wrong ones, none is looked up. */
export async function countCode<T>(
  { db, config, ip }: Omit<Source, 'code'>,
  find: () => Promise<T | null>,
): Promise<T | null> {
  const width = widthOf(config, ip)
  const subject = `first:code:${addressSubject(ip)}`
  const limit = {
    subject,
    recent: noLimit,
    perDay: 1000 * width,
    slowAfter: 200 * width,
    longestPause: 10,
  }
  if (!(await reserveTry(db, [limit]))) return null
  const found = await find().catch(async (error: unknown) => {
    await returnTry(db, subject)
    throw error
  })
  if (found !== null) await returnTry(db, subject)
  return found
}

async function reserve(db: Db, limits: Limit[]): Promise<void> {
  if (await reserveTry(db, limits)) return
  const counts = await readTries(db, limits)
  const isSpent = counts.some(
    ({ subject, today }) => today >= limits.find((one) => one.subject === subject)!.perDay,
  )
  if (isSpent) throw new AppError(errors.spent)
  const seconds = Math.max(1, ...counts.map(({ pause }) => pause))
  throw new AppError(withValues(errors.wait, { seconds }))
}
