import { eq, sql } from 'drizzle-orm'
import { personalPart } from '#src/server/personal-data.ts'
import { bulletReports, bullets } from '../tables.ts'

const place = sql`c.name as course, c.name_en as course_en, i.name as item, i.name_en as item_en`
const placeTables = sql`join course_items i on i.id = b.item_id join courses c on c.id = i.course_id`

/** The personal data in bullet comments and reports of them. */
export const bulletParts = [
  personalPart({
    id: 'bullets',
    name: { zh: '弹幕', en: 'Bullet comments' },
    tables: ['bullets'],
    fate: 'deleted',
    rows: (userId) => sql`
      select ${place}, b.second, b.words, b.hidden_reason, b.hidden_words, b.created_at
      from bullets b ${placeTables} where b.author_id = ${userId} order by b.id`,
    async erase(tx, userId) {
      await tx.delete(bullets).where(eq(bullets.authorId, userId))
    },
  }),
  personalPart({
    id: 'reported-bullets',
    name: { zh: '举报的弹幕', en: 'Bullet comments that you reported' },
    tables: ['bullet_reports'],
    fate: 'deleted',
    rows: (userId) => sql`
      select ${place}, b.second, o.reason, o.words, o.state, o.created_at
      from bullet_reports o join bullets b on b.id = o.bullet_id ${placeTables}
      where o.user_id = ${userId} order by o.created_at`,
    async erase(tx, userId) {
      await tx.delete(bulletReports).where(eq(bulletReports.userId, userId))
    },
  }),
]
