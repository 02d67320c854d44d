import type { Db } from '#src/server/database/db.ts'
import { portOfMany } from '#src/server/ports.ts'
import type { OwnGoodWorks } from '../schemas.ts'

/** What a later room says of the good works of homework to a student. */
export const goodWorksOfOwn =
  portOfMany<(db: Db, given: { homeworkId: number; userId: number }) => Promise<OwnGoodWorks>>(
    'good works of homework',
  )
