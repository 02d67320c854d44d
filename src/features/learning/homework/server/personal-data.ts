import { homeworkExports } from '../export-tables.ts'
import { eq, or, sql } from 'drizzle-orm'
import { personalPart } from '#src/server/personal-data.ts'
import {
  homework,
  homeworkEvents,
  homeworkHandIns,
  homeworkTargets,
  homeworkWorks,
} from '../tables.ts'
import { wordsId } from './columns.ts'
import { dropLastOfGroup, workUploads } from './drop-files.ts'

const place = sql`c.name as class, h.title as homework`
const placeTables = sql`join homework h on h.id = w.homework_id join classes c on c.id = h.class_id`

/** The personal data in homework. */
export const homeworkParts = [
  personalPart({
    id: 'homework-works',
    name: { zh: '班级作业', en: 'Homework of classes' },
    tables: [
      ...['homework_works', 'homework_hand_ins', 'homework_work_files', 'homework_annotations'],
      ...['homework_uploads', 'homework_targets', 'homework_exports'],
    ],
    fate: 'deleted',
    // The draft of a group is written by all of it, and is not of one person. A mark and a comment belong to the learner once they are returned.
    rows: (userId) => sql`
      select ${place}, w.text as draft, g.group_name as group, w.saved_at, w.extended_to, w.extra_minutes, w.excused_at, w.redo_due_at, w.redo_comment,
        case when w.released_at is not null then w.raw_mark / 100.0 end as mark,
        case when w.released_at is not null then w.comment end as comment,
        case when w.released_at is not null then w.own_reason end as reason,
        (select json_agg(json_build_object('number', n.number, 'text', n.text, 'photos', n.photos, 'files', n.files,
          'days_late', n.days_late, 'handed_in_at', n.handed_in_at, 'by_oneself',
            coalesce(n.handed_in_by_id, ${userId}) = ${userId}) order by n.number)
          from homework_hand_ins n where n.work_id = ${wordsId} and n.number <= w.hand_ins) as handed_in,
        (select json_agg(json_build_object('hand_in', a.hand_in, 'file', a.user_file_id, 'page', a.page,
          'drawn', a.shapes) order by a.hand_in, a.user_file_id, a.page) from homework_annotations a
          where a.work_id = ${wordsId}
            and a.hand_in <= case when w.released_at is not null then w.hand_ins else w.redo_hand_in end) as annotations,
        (select json_agg(json_build_object('number', f.user_file_id, 'file', u.name) order by f.user_file_id)
          from homework_work_files f join user_files u on u.id = f.user_file_id
          where f.work_id = w.id or (f.work_id = w.shared_id and exists (
            select from homework_hand_ins n where n.work_id = w.shared_id and n.number <= w.hand_ins
              and f.user_file_id = any(n.photos || n.files)))) as files
      from homework_works w ${placeTables} left join homework_works g on g.id = w.shared_id where w.user_id = ${userId} order by w.id`,
    async erase(tx, userId) {
      await dropLastOfGroup(tx, userId)
      await workUploads.erase(tx, userId)
      await tx.delete(homeworkTargets).where(eq(homeworkTargets.userId, userId))
      await tx
        .delete(homeworkExports)
        .where(or(eq(homeworkExports.ownerId, userId), eq(homeworkExports.studentId, userId)))
    },
  }),
  personalPart({
    id: 'homework-teaching',
    name: { zh: '布置和批改的作业', en: 'Homework that one has set and marked' },
    tables: ['homework', 'homework_events'],
    fate: {
      anonymous: {
        zh: '作业、评语、批改记录和小组的作业保留，不再显示姓名',
        en: 'Homework, comments, the record of marks and the work of groups stay, without your name',
      },
    },
    // A mark on the record belongs to its learner once it is returned, like the mark itself.
    rows: (userId) => sql`
      select ${place}, e.kind, case when e.actor_id = ${userId} or e.kind not in ('marked', 'imported')
          or e.at <= w.released_at then e.detail else '{}' end as detail, e.at, e.actor_id = ${userId} as own_act
      from homework_events e join homework h on h.id = e.homework_id join classes c on c.id = h.class_id
      left join homework_works w on w.homework_id = e.homework_id and w.user_id = e.subject_id
      where e.actor_id = ${userId} or e.subject_id = ${userId}
      union all
      select c.name, h.title, 'written', '{}'::jsonb, h.created_at, true
      from homework h join classes c on c.id = h.class_id where h.created_by_id = ${userId}
      union all
      select c.name, h.title, 'comment', json_build_object('comment', w.comment)::jsonb, w.marked_at, true
      from homework_works w ${placeTables} where w.marked_by_id = ${userId}
      order by at`,
    async erase(tx, userId) {
      await tx.update(homework).set({ createdById: null }).where(eq(homework.createdById, userId))
      await tx
        .update(homeworkWorks)
        .set({ markedById: null })
        .where(eq(homeworkWorks.markedById, userId))
      await tx
        .update(homeworkWorks)
        .set({ savedById: null })
        .where(eq(homeworkWorks.savedById, userId))
      await tx
        .update(homeworkHandIns)
        .set({ handedInById: null })
        .where(eq(homeworkHandIns.handedInById, userId))
      await tx
        .update(homeworkEvents)
        .set({ actorId: null })
        .where(eq(homeworkEvents.actorId, userId))
      await tx
        .update(homeworkEvents)
        .set({ subjectId: null })
        .where(eq(homeworkEvents.subjectId, userId))
    },
  }),
]
