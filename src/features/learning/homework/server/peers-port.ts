import type { Db } from '#src/server/database/db.ts'
import { portOfMany } from '#src/server/ports.ts'
import type { OwnPeers } from '../schemas.ts'

/** What a later room says of the peer round of homework to a student; null without a round. */
export const peersOfOwn =
  portOfMany<(db: Db, given: { homeworkId: number; userId: number }) => Promise<OwnPeers | null>>(
    'peer rounds of homework',
  )
