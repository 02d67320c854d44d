import { feature } from '#src/server/feature.ts'
import { todayApi as api } from './contract.ts'
import { getLessons } from './server/get-lessons.ts'
import { getToday } from './server/get-today.ts'
import { addTodo, deleteTodo, dropDone, editTodo, setTodoDone } from './server/own-todos.ts'
import { todayParts } from './server/personal-data.ts'
import { todayRules } from './server/rules-text.ts'
import { dropSnoozes, snooze } from './server/snooze.ts'

/** The first page of the personal centre shows what waits for a person today. */
export const todayFeature = feature({
  name: 'front/today',
  title: { zh: '待办事项', en: 'To-dos' },
  calls: [
    [api.getToday, getToday],
    [api.getLessons, getLessons],
    [api.addTodo, addTodo],
    [api.editTodo, editTodo],
    [api.setTodoDone, setTodoDone],
    [api.deleteTodo, deleteTodo],
    [api.snooze, snooze],
  ],
  jobs: [
    { name: 'today-drop-done', cron: '10 19 * * *', run: dropDone },
    { name: 'today-drop-snoozes', cron: '15 19 * * *', run: dropSnoozes },
  ],
  personalData: todayParts,
  rules: todayRules,
})
