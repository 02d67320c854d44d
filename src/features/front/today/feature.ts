import { feature } from '#src/server/feature.ts'
import { todayApi } from './contract.ts'
import { getToday } from './server/get-today.ts'

/** The first page of the personal centre shows what waits for a person today. */
export const todayFeature = feature({
  name: 'front/today',
  title: { zh: '待办事项', en: 'To-dos' },
  calls: [[todayApi.getToday, getToday]],
})
