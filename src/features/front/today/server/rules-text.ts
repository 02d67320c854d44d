import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { todayApi } from '../contract.ts'
import { mayUseTodo } from './rules.ts'

export const todayRules: ObjectRule[] = [
  {
    rule: mayUseTodo,
    calls: [todayApi.editTodo, todayApi.setTodoDone],
    zh: '待办事项由本人添加',
    en: 'The person has added the to-do',
  },
]
