import { eq, sql } from 'drizzle-orm'
import type { Config } from '#src/config.ts'
import { AppError, type KnownError } from '#src/shared/errors.ts'
import { uploadErrors } from '#src/shared/upload-errors.ts'
import type { Tx } from '../database/db.ts'
import { addressKey } from '../net/address-key.ts'
import { isSchoolNetwork } from '../net/networks.ts'
import type { Share } from '../http/origin.ts'
import type { Kernel } from '../kernel.ts'
import { sign } from '../secrets/secret.ts'
import { files, uploadsCounted as counted } from './tables.ts'

const mebibyte = 1024 * 1024
/** The minimum size counted for an upload, because each file costs a block, a row and an administrator's time. */
const leastBytes = 64 * 1024

/** The sender of an upload: a person, or a visitor by the address. */
export interface Sender {
  viewer: { id: number } | null
  ip: string
}

interface Sums extends Record<string, unknown> {
  own: number
  visitors: number
  site: number
  arriving: number
  stored: number
}

/**
 * Takes an upload's share of each limit of the last 24 hours, before it is read. Senders take turns,
 * so that a hundred uploads at once get no more than one after the other.
 * @throws AppError naming the limit that is reached
 */
export async function takeShare(
  { db, config, secret }: Pick<Kernel, 'db' | 'config' | 'secret'>,
  sender: Sender,
  expected: number,
): Promise<Share> {
  const fromVisitor = sender.viewer === null
  const key = senderKey(secret, sender)
  const bytes = Math.max(expected, leastBytes)
  const id = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('upload quota', 0))`)
    const reached = limitReached(config, sender, bytes, await sumsOf(tx, key, fromVisitor))
    if (reached) throw reached
    const [row] = await tx
      .insert(counted)
      .values({ sender: key, fromVisitor, bytes })
      .returning({ id: counted.id })
    return row!.id
  })
  const one = eq(counted.id, id)
  return {
    async keep(stored) {
      const settled = { arriving: false, bytes: Math.max(stored, leastBytes) }
      await db.update(counted).set(settled).where(one)
    },
    async release() {
      await db.delete(counted).where(one)
    },
  }
}

const senderKey = (secret: string, { viewer, ip }: Sender) =>
  sign(secret, 'upload sender', viewer ? `person ${viewer.id}` : addressKey(ip))

async function sumsOf(tx: Tx, sender: string, fromVisitor: boolean): Promise<Sums> {
  const sum = (condition = sql`true`) =>
    sql`coalesce(sum(bytes) filter (where ${condition}), 0)::float8`
  const stored = fromVisitor
    ? sql`(select coalesce(sum(size), 0)::float8 from ${files} where from_visitor)`
    : sql`0::float8`
  const { rows } = await tx.execute<Sums>(sql`
    select ${sum(sql`sender = ${sender}`)} as own, ${sum(sql`from_visitor`)} as visitors,
      ${sum()} as site, ${sum(sql`from_visitor and arriving`)} as arriving, ${stored} as stored
    from ${counted} where at > now() - interval '1 day'`)
  return rows[0]!
}

function limitReached(
  config: Config,
  { viewer, ip }: Sender,
  bytes: number,
  sums: Sums,
): AppError | undefined {
  const ofAddress = isSchoolNetwork(config, ip) ? Infinity : config.UPLOAD_ADDRESS_MIB
  const limits: [number, number, KnownError][] = !viewer
    ? [
        [sums.own, ofAddress, uploadErrors.addressDay],
        [sums.visitors, config.UPLOAD_VISITORS_MIB, uploadErrors.visitorsDay],
        [sums.stored + sums.arriving, config.UPLOAD_VISITORS_STORED_MIB, uploadErrors.visitorsFull],
      ]
    : [[sums.own, config.UPLOAD_PERSON_MIB, uploadErrors.personDay]]
  limits.push([sums.site, config.UPLOAD_SITE_MIB, uploadErrors.siteDay])
  const reached = limits.find(([used, most]) => used + bytes > most * mebibyte)
  return reached && new AppError(reached[2], { values: { limit: `${reached[1]} MB` } })
}
