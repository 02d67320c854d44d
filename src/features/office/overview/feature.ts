import { feature } from '#src/server/feature.ts'
import { overviewApi } from './contract.ts'
import { getOverview } from './server/get-overview.ts'

/** The first page of the back office. */
export const overviewFeature = feature({
  name: 'office/overview',
  title: { zh: '待办概览', en: 'Overview' },
  calls: [[overviewApi.getOverview, getOverview]],
})
