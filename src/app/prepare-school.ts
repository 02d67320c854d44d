import { sql } from 'drizzle-orm'
import { seedCalendar } from '#src/features/learning/schedule/server/seed-calendar.ts'
import { createFirstAdministrator } from '#src/features/people/account/server/first-administrator.ts'
import { seedProvinces } from '#src/features/people/school/server/provinces.ts'
import type { Kernel } from '#src/server/kernel.ts'

interface School {
  demo: boolean
  administrator?: { username: string; password: string }
}

/**
 * Fills a database before the first visitor: the provinces, the usual calendar, the Latin names that teachers of an earlier
 * version lack, and in an empty school either the demo school or a first administrator. Changes nothing
 * else in a school that has people. Of two processes that start at once the second waits, and finds it
 * done.
 */
export async function prepareSchool(
  kernel: Kernel,
  { demo }: { demo: ((kernel: Kernel) => Promise<void>) | undefined },
): Promise<School> {
  return kernel.db.transaction(async (tx) => {
    // However long the other one takes.
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`lock table migration_lock in access exclusive mode`)
    return fill(kernel, demo)
  })
}

async function fill(
  kernel: Kernel,
  demo: ((kernel: Kernel) => Promise<void>) | undefined,
): Promise<School> {
  await kernel.db.transaction((tx) => seedProvinces(tx))
  await kernel.db.transaction((tx) => seedCalendar(tx))
  const { rows } = await kernel.db.execute<{ people: boolean; demo: boolean }>(sql`
    select exists (select from users) as people,
      exists (select from installation_marks where name = 'demo') as demo`)
  const [state] = rows
  if (state?.people) return { demo: state.demo }
  if (demo) {
    const started = performance.now()
    await demo(kernel)
    kernel.log.info({ ms: Math.round(performance.now() - started) }, 'demo school loaded')
    return { demo: true }
  }
  const administrator = await createFirstAdministrator(kernel)
  return { demo: false, administrator }
}
