import { eq, sql } from 'drizzle-orm'
import { personalPart } from '#src/server/personal-data.ts'
import { repairSets } from '../tables.ts'

/** The personal data that practice sets hold: who gave them. */
export const repairParts = [
  personalPart({
    id: 'repair-sets',
    name: { zh: '布置的巩固练习', en: 'Practice sets assigned' },
    tables: ['repair_sets'],
    fate: {
      anonymous: {
        zh: '练习留在课程中，不再关联到您本人',
        en: 'They stay in their courses, without your name',
      },
    },
    rows: (userId) => sql`
      select c.name, c.name_en, r.title, r.due_on, r.given_at from repair_sets r join courses c on c.id = r.course_id
      where r.given_by = ${userId} order by r.id`,
    async erase(tx, userId) {
      await tx.update(repairSets).set({ givenBy: null }).where(eq(repairSets.givenBy, userId))
    },
  }),
]
