import { eq, inArray, sql } from 'drizzle-orm'
import { personalPart } from '#src/server/personal-data.ts'
import { goodWorkConsents, goodWorks } from '../tables.ts'

const place = sql`c.name as class, h.title as homework`
const placeTables = sql`join homework_works s on s.id = g.work_id join homework h on h.id = s.homework_id
  join classes c on c.id = h.class_id`

/** The personal data in good works. */
export const goodWorkParts = [
  personalPart({
    id: 'good-works',
    name: { zh: '推荐展示的作业', en: 'Works of yours that were proposed as good works' },
    tables: ['good_work_consents', 'good_works'],
    fate: 'deleted',
    rows: (userId) => sql`
      select ${place}, g.hand_in, g.reason, g.proposed_at, k.answer, k.answered_at
      from good_work_consents k join good_works g on g.id = k.good_work_id ${placeTables}
      where k.user_id = ${userId} order by g.id`,
    // Without the consent of one of its group, a work is not shown.
    async erase(tx, userId) {
      await tx
        .delete(goodWorks)
        .where(
          inArray(
            goodWorks.id,
            tx
              .select({ id: goodWorkConsents.goodWorkId })
              .from(goodWorkConsents)
              .where(eq(goodWorkConsents.userId, userId)),
          ),
        )
    },
  }),
  personalPart({
    id: 'proposed-good-works',
    name: { zh: '推荐的优秀作业', en: 'Good works that you proposed' },
    tables: [],
    fate: {
      anonymous: {
        zh: '优秀作业继续展示，不再显示推荐人姓名',
        en: 'Good works stay, without your name',
      },
    },
    rows: (userId) => sql`
      select ${place}, g.reason, g.proposed_at from good_works g ${placeTables}
      where g.proposed_by_id = ${userId} order by g.id`,
    async erase(tx, userId) {
      await tx
        .update(goodWorks)
        .set({ proposedById: null })
        .where(eq(goodWorks.proposedById, userId))
    },
  }),
]
