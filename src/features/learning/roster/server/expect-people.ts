import { sql } from 'drizzle-orm'
import { classPaths } from '#src/features/learning/class/paths.ts'
import type { Job } from '#src/server/feature.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { sendToEach } from '#src/server/send-to-each.ts'
import { latinName } from '#src/server/text/latin-name.ts'
import { nameKey } from '../rows.ts'
import { rosterMessages } from './messages-text.ts'
import { isFreeRow } from './tie-rows.ts'

interface Found extends Record<string, unknown> {
  userId: number
  realName: string
  name: string
}

/**
 * Asks people of a roster who have an account to join: by phone or e-mail, or by the student number in the school of the
 * owner, and always by the name too. The teacher is not told who has got a message. One class asks a person once.
 */
export const expectJob: Job = {
  name: 'roster-expect',
  options: { timeout: 600 },
  run: expectPeople,
}

async function expectPeople(
  kernel: Kernel,
  { classId, actorId }: { classId: number; actorId: number },
): Promise<void> {
  const { db } = kernel
  const { rows: classes } = await db.execute<{
    name: string
    code: string
    actor: string
    latin: string | null
  }>(sql`
    select c.name, c.code, u.real_name as actor, u.real_name_en as latin
    from classes c join users u on u.id = ${actorId} where c.id = ${classId} and c.archived_at is null`)
  const [found] = classes
  if (!found) return
  const { rows } = await db.execute<Found>(sql`
    with free as (select r.* from roster_rows r where r.class_id = ${classId} and ${isFreeRow}),
    school as (
      select u.school_id from class_members o join users u on u.id = o.user_id
      where o.class_id = ${classId} and o.role = 'owner' and u.verified_at is not null)
    select u.id as "userId", u.real_name as "realName", f.name
    from free f join users u on u.phone = f.phone or u.email = f.email
      or (u.student_number = f.number and u.account_role = '1' and u.school_id = (select school_id from school))
    where u.erased_at is null and u.locked_at is null and not exists (
      select from class_members m where m.class_id = ${classId} and m.user_id = u.id)`)
  const userIds = rows
    .filter(({ name, realName }) => nameKey(name) === nameKey(realName))
    .map(({ userId }) => userId)
  const words = rosterMessages.expected({
    name: found.name,
    person: { zh: found.actor, en: found.latin ?? latinName(found.actor) },
  })
  await sendToEach(kernel, [...new Set(userIds)], {
    ...{ ...words, kind: 'class', weight: 'important' },
    link: classPaths.join({ code: found.code }),
    key: `roster:${classId}`,
  })
}
