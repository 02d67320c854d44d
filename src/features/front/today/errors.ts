import { defineErrors } from '#src/shared/errors.ts'
import { ownTodosMost, snoozeDaysMost, snoozesMost } from './limits.ts'

export const todayErrors = defineErrors('today', {
  unknown: {
    kind: 'notFound',
    zh: '待办事项不存在或已删除',
    en: 'This to-do does not exist or was deleted',
  },
  tooMany: {
    kind: 'refused',
    zh: `自己的待办事项最多 ${ownTodosMost} 项，请先删除一些`,
    en: `You can have up to ${ownTodosMost} to-dos of your own. Please delete some first`,
  },
  day: {
    kind: 'invalid',
    zh: `请选择明天起 ${snoozeDaysMost} 天内的日期`,
    en: `Please choose a day within ${snoozeDaysMost} days from tomorrow`,
  },
  tooManySnoozed: {
    kind: 'refused',
    zh: `稍后处理的事项最多 ${snoozesMost} 项`,
    en: `You can snooze up to ${snoozesMost} to-dos`,
  },
})
