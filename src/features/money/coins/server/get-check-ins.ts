import { sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { addDays, schoolDay, schoolZone } from '#src/shared/school-day.ts'
import type { coinApi } from '../contract.ts'
import { coinsOf } from './check-in.ts'

interface Row extends Record<string, unknown> {
  firstMonth: string
  last: { day: string; streak: number } | null
  balance: number
  days: { day: string; coins: number; streak: number }[]
}

/** A month of check-ins, never before the account's own first one nor after this one. */
export async function getCheckIns({ db, viewer, input }: Call<typeof coinApi.getCheckIns>) {
  const today = schoolDay()
  const wanted = input.month ?? today.slice(0, 7)
  const { rows } = await db.execute<Row>(sql`
    with own as (
      select least(
        to_char(u.created_at at time zone ${schoolZone}, 'YYYY-MM'),
        (select to_char(min(day), 'YYYY-MM') from check_ins where user_id = u.id)) as first_month
      from users u where u.id = ${viewer.id}),
    shown as (
      select least(greatest(${wanted}::text, first_month), ${today.slice(0, 7)}) as month from own)
    select own.first_month as "firstMonth", shown.month,
      coalesce((select balance from coin_accounts where user_id = ${viewer.id}), 0) as balance,
      (select json_build_object('day', day, 'streak', streak) from check_ins
        where user_id = ${viewer.id} order by day desc limit 1) as last,
      coalesce((select json_agg(json_build_object('day', day, 'coins', coins, 'streak', streak)
          order by day)
        from check_ins where user_id = ${viewer.id}
          and day >= (shown.month || '-01')::date
          and day < (shown.month || '-01')::date + interval '1 month'), '[]') as days
    from own, shown`)
  const { last, ...row } = rows[0]!
  const checkedToday = last?.day === today
  const streak = last && (checkedToday || last.day === addDays(today, -1)) ? last.streak : 0
  return { today, month: wanted, ...row, checkedToday, streak, next: coinsOf(streak + 1) }
}
