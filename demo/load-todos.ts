import { seedTodos } from '#src/features/front/today/server/seed-todos.ts'
import type { Tx } from '#src/server/database/db.ts'
import { addDays, schoolDay } from '#src/shared/school-day.ts'

/** What the shown student and the shown teacher have written down, in both languages as bilingual people do. */
const todos: [who: string, title: string, inDays: number | null, isDone: boolean][] = [
  ['student', '打印信用证样本 · Print the sample letter of credit', 2, false],
  ['student', '向王老师请教 CIF 与 CIP 的区别 · Ask about CIF and CIP', null, false],
  ['student', '预习单证第三章 · Read chapter 3 on documents', -1, true],
  ['teacher', '预约机房，单证实训用 · Book the computer room', 3, false],
  ['teacher', '联系货代公司安排参观 · Arrange the visit to the forwarder', 10, false],
]

export async function loadTodos(tx: Tx, userIds: Map<string, number>): Promise<void> {
  const today = schoolDay()
  await seedTodos(
    tx,
    todos.map(([who, title, inDays, isDone]) => ({
      ...{ userId: userIds.get(who)!, title },
      dueOn: inDays === null ? null : addDays(today, inDays),
      doneAt: isDone ? new Date() : null,
    })),
  )
}
