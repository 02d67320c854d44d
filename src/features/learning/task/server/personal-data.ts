import { sql } from 'drizzle-orm'
import { personalPart } from '#src/server/personal-data.ts'
import { dropAnswersOf } from './drop-files.ts'

const place = sql`c.name as course, c.name_en as course_en, i.name as task, i.name_en as task_en`
const placeTables = sql`join course_items i on i.id = a.item_id join courses c on c.id = a.course_id`

/** The personal data in answers to teaching tasks, and in comments on them. */
export const taskParts = [
  personalPart({
    id: 'task-answers',
    name: { zh: '教学任务作答', en: 'Answers to teaching tasks' },
    tables: ['task_answers', 'task_hand_ins', 'task_answer_files', 'task_uploads'],
    fate: 'deleted',
    rows: (userId) => sql`
      select ${place}, a.text as draft, a.saved_at,
        (select json_agg(json_build_object('number', h.number, 'text', h.text, 'photos', h.photos, 'files', h.files,
          'handed_in_at', h.handed_in_at) order by h.number) from task_hand_ins h where h.answer_id = a.id) as handed_in,
        (select json_agg(json_build_object('number', f.user_file_id, 'file', u.name) order by f.user_file_id)
          from task_answer_files f join user_files u on u.id = f.user_file_id where f.answer_id = a.id) as files
      from task_answers a ${placeTables} where a.user_id = ${userId} order by a.id`,
    erase: dropAnswersOf,
  }),
  personalPart({
    id: 'task-comments',
    name: { zh: '教学任务评语', en: 'Comments on answers to teaching tasks' },
    tables: ['task_comments'],
    fate: {
      anonymous: {
        zh: '对您作答的评语随作答删除；您写给学员的评语保留，署名变为“已注销用户”',
        en: 'Comments on your answers are deleted with them. Comments that you wrote to learners stay, signed “Deleted user”',
      },
    },
    rows: (userId) => sql`
      select ${place}, k.hand_in, k.text, k.verdict, k.written_at
      from task_comments k join task_answers a on a.id = k.answer_id ${placeTables}
      where a.user_id = ${userId} or k.author_id = ${userId} order by k.id`,
    async erase(tx, userId) {
      await tx.execute(sql`
        delete from task_comments k using task_answers a where a.id = k.answer_id and a.user_id = ${userId}`)
      await tx.execute(sql`update task_comments set author_id = null where author_id = ${userId}`)
    },
  }),
]
