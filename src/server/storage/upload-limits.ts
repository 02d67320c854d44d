import type { Config } from '#src/config.ts'
import type { KnownError } from '#src/shared/errors.ts'
import { uploadErrors } from '#src/shared/upload-errors.ts'
import type { DayTake } from '../database/day-sums.ts'
import { addressKey } from '../net/address-key.ts'
import { isSchoolNetwork, widthOf } from '../net/networks.ts'
import { port } from '../ports.ts'
import type { Db, Tx } from '../database/db.ts'
import { sign } from '../secrets/secret.ts'

export const mebibyte = 1024 * 1024

/** The minimum size counted for an upload, because each file costs a block, a row and an administrator's time. */
export const leastBytes = 64 * 1024

/**
 * new – an account less than a day old, of which a script makes as many as it gets codes; trusted – a verified
 * teacher or a member of the site's staff, because a person has looked at them.
 */
export type Uploader = 'visitor' | 'new' | 'known' | 'trusted'

/** The account room answers this port for a person who is signed in. */
export const uploaderSource =
  port<(db: Db | Tx, userId: number) => Promise<Exclude<Uploader, 'visitor'>>>('uploader')

export interface Sender {
  uploader: Uploader
  userId: number | null
  ip: string
}

/** An upload's share of each limit of 24 hours that concerns its sender, the sender's own first. */
export function uploadTakes(
  config: Config,
  secret: string,
  { uploader, userId, ip }: Sender,
  bytes: number,
): DayTake[] {
  const hash = (sender: string) => sign(secret, 'upload sender', sender)
  const take = (subject: string, mebibytes: number, error: KnownError): DayTake => ({
    ...{ subject: `upload ${subject}`, amount: bytes, most: mebibytes * mebibyte, error },
    values: { limit: `${mebibytes} MB` },
  })
  const own = (mebibytes: number, error: KnownError = uploadErrors.personDay) =>
    take(hash(`person ${userId}`), mebibytes, error)
  const isSchool = isSchoolNetwork(config, ip)
  const ofVisitors = isSchool ? Infinity : config.UPLOAD_ADDRESS_MIB
  const ofPeople = config.UPLOAD_NETWORK_MIB * widthOf(config, ip)
  const network = take(hash(`people at ${addressKey(ip)}`), ofPeople, uploadErrors.networkDay)
  const site = take('site', config.UPLOAD_SITE_MIB, uploadErrors.siteDay)
  // The share that is not reserved for the trusted.
  const open = take('open', openMebibytes(config), uploadErrors.siteDay)
  switch (uploader) {
    case 'trusted':
      return [own(config.UPLOAD_TEACHER_MIB), site]
    case 'known':
      return [own(config.UPLOAD_PERSON_MIB), network, open, site]
    case 'new': {
      const all = take('new', config.UPLOAD_NEW_PERSONS_MIB, uploadErrors.newPersonsDay)
      const first = own(config.UPLOAD_NEW_PERSON_MIB, uploadErrors.newPersonDay)
      const here = take(
        hash(`new people at ${addressKey(ip)}`),
        config.UPLOAD_NEW_NETWORK_MIB * widthOf(config, ip),
        uploadErrors.networkDay,
      )
      return [first, here, network, ...(isSchool ? [] : [all]), open, site]
    }
    default:
      return [
        take(hash(addressKey(ip)), ofVisitors, uploadErrors.addressDay),
        take('visitors', config.UPLOAD_VISITORS_MIB, uploadErrors.visitorsDay),
        open,
        site,
      ]
  }
}

const openMebibytes = ({ UPLOAD_SITE_MIB, UPLOAD_RESERVED_PERCENT }: Config) =>
  Math.floor((UPLOAD_SITE_MIB * (100 - UPLOAD_RESERVED_PERCENT)) / 100)
