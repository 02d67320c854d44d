import { testCalls } from '#tests/calls/test-calls.ts'
import { withRole } from '#tests/rights.ts'
import { todayApi } from './contract.ts'

await testCalls(todayApi, {
  getToday: withRole,
  getLessons: withRole,
  addTodo: withRole,
  editTodo: withRole,
  setTodoDone: withRole,
  deleteTodo: withRole,
  snooze: withRole,
})
