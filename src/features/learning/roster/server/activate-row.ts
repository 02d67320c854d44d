import { sql } from 'drizzle-orm'
import { readCode } from '#src/features/learning/class/code.ts'
import { defaultLoginDay } from '#src/features/people/account/contract.ts'
import { announceEnded } from '#src/features/people/account/server/end-sessions.ts'
import { rememberDevice } from '#src/features/people/account/server/known-device.ts'
import { hashPassword } from '#src/features/people/account/server/password.ts'
import { startSession } from '#src/features/people/account/server/start-session.ts'
import { checkNewPassword } from '#src/features/people/security/server/set-password.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import type { rosterApi } from '../contract.ts'
import { rosterErrors as errors } from '../errors.ts'
import { cleanNumber, nameKey } from '../rows.ts'
import type { ActiveRow } from './active-row.ts'
import { countGuess } from './count-guesses.ts'
import { openLessonOf } from './find-lesson.ts'
import { makeAccount } from './make-account.ts'
import { renewAccount } from './renew-account.ts'
import { isFreeRow } from './tie-rows.ts'

type Activate = Call<typeof rosterApi.activate>

/**
 * Activates a row of the roster: makes the account of its person, or gives it a new password where the teacher has
 * allowed that, and signs in. Of any number of activations of one row at once, one succeeds.
 */
export async function activateRow(call: Activate) {
  const { db, config, input, origin, secret, locale } = call
  const code = readCode(input.code)
  const [lesson] = code === null ? [] : await openLessonOf(db, { code })
  if (code === null || !lesson) throw new AppError(errors.notOpen)
  const { classId } = lesson
  const number = cleanNumber(input.number)
  checkNewPassword(input.password, number)
  const known = await countGuess({ db, config, ip: origin.ip, code }, number, () =>
    findRow(db, { classId, number, name: input.name }),
  )
  mustWait(known)
  const passwordHash = await hashPassword(input.password, config.ARGON2_MEMORY_KIB)
  const { rowId } = known
  const done = await db.transaction(async (tx) => {
    const row = await holdRow(tx, { classId, rowId, code })
    mustWait(row)
    const given = { passwordHash, termsVersion: input.termsVersion }
    const isNew = row.isFree
    const userId = isNew ? await makeAccount(tx, call, row, given) : row.userId!
    if (!isNew) await renewAccount(tx, call, row, given)
    const session = await startSession(tx, userId, {
      ...{ remember: false, loginDay: defaultLoginDay, origin, config, secret, locale },
    })
    return { session, renewed: !isNew }
  })
  const { session, renewed } = done
  if (renewed) announceEnded(call, session.answer.userId)
  origin.setCookies.push(session.cookie)
  rememberDevice(call, session.answer.userId)
  return { ...session.answer, classId, renewed }
}

const columns = sql`r.id as "rowId", r.class_id as "classId", r.number, r.name, r.group_name as "groupName",
  r.user_id as "userId", ${isFreeRow} as "isFree", r.renews`

async function findRow(
  db: Db,
  { classId, number, name }: { classId: number; number: string; name: string },
): Promise<ActiveRow | null> {
  const { rows } = await db.execute<ActiveRow>(sql`
    select ${columns} from roster_rows r where r.class_id = ${classId} and lower(r.number) = lower(${number})`)
  const row = rows[0]
  return row && nameKey(row.name) === nameKey(name) ? row : null
}

/**
 * Locks the class, so that its end and its last place are seen, and reads the row again.
 * @throws roster.notOpen, where the lesson has ended meanwhile
 */
async function holdRow(
  tx: Tx,
  { classId, rowId, code }: { classId: number; rowId: number; code: string },
): Promise<ActiveRow> {
  await tx.execute(sql`select from classes where id = ${classId} for update`)
  const { rows } = await tx.execute<ActiveRow>(sql`
    select ${columns} from roster_rows r join classes c on c.id = r.class_id
    join first_lessons l on l.class_id = c.id and l.ends_at > now()
    where r.id = ${rowId} and c.id = ${classId} and c.code = ${code}
      and c.archived_at is null and c.completed_at is null`)
  if (!rows[0]) throw new AppError(errors.notOpen)
  return rows[0]
}

function mustWait({ isFree, renews }: ActiveRow): void {
  if (!isFree && !renews) throw new AppError(errors.isActivated)
}
