import { eq, sql } from 'drizzle-orm'
import { personalPart } from '#src/server/personal-data.ts'
import { rosterRows } from '../tables.ts'

/** The personal data in rosters: the row of a person. Rows of people without an account go with their class. */
export const rosterParts = [
  personalPart({
    id: 'rosters',
    name: { zh: '班级花名册', en: 'Class rosters' },
    tables: ['roster_rows'],
    fate: 'deleted',
    rows: (userId) => sql`
      select c.name as class, r.number, r.name, r.phone, r.email, r.group_name as "group", r.made, r.renews,
        r.entered_at, r.created_at
      from roster_rows r join classes c on c.id = r.class_id where r.user_id = ${userId} order by r.id`,
    async erase(tx, userId) {
      await tx.delete(rosterRows).where(eq(rosterRows.userId, userId))
    },
  }),
]
