import { eq, sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { personalPart } from '#src/server/personal-data.ts'
import { draftAsides, draftStates } from '../tables.ts'

/** Takes a person out of the teachers whom courses show: present, released and earlier ones. */
async function forgetTeacher(tx: Tx, userId: number): Promise<void> {
  const person = String(userId)
  // With the record goes what keeps its picture from being deleted.
  await tx.execute(sql`
    with gone as (
      delete from draft_records
      where coalesce(value, released) ->> 'kind' = 'teacher'
        and ${person} in (value ->> 'userId', released ->> 'userId')
      returning draft_id, key)
    delete from draft_files f using gone where f.draft_id = gone.draft_id and f.key = gone.key`)
  await tx.execute(sql`
    update draft_states s set records = coalesce((
      select jsonb_object_agg(r.key, r.value) from jsonb_each(s.records) as r
      where coalesce(r.value -> 0 ->> 'userId', '') <> ${person}
        and coalesce(r.value -> 1 ->> 'userId', '') <> ${person}), '{}')
    where s.records @? '$.*[*] ? (@.kind == "teacher")'`)
}

/** The personal data that drafts hold: who changed them when. */
export const draftParts = [
  personalPart({
    id: 'draft-history',
    name: { zh: '草稿修改记录', en: 'Changes of drafts' },
    tables: ['draft_states', 'draft_asides'],
    fate: {
      anonymous: {
        zh: '历史版本是课程和教材的内容，保留但不再关联到您本人；未保存成功的文字删除',
        en: 'Earlier versions are content of courses and textbooks and stay, without your name. Texts kept aside are deleted',
      },
    },
    rows: (userId) => sql`
      select kind, started_at, changed_at, records, null::text as field from draft_states where person_id = ${userId}
      union all
      select 'aside', at, at, value, field from draft_asides where person_id = ${userId}`,
    async erase(tx, userId) {
      await tx.update(draftStates).set({ personId: null }).where(eq(draftStates.personId, userId))
      await tx.delete(draftAsides).where(eq(draftAsides.personId, userId))
      await forgetTeacher(tx, userId)
    },
  }),
]
