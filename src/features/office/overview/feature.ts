import { feature } from '#src/server/feature.ts'
import { overviewApi } from './contract.ts'
import { getOverview } from './server/get-overview.ts'

/** The first page of the back office. */
export const overviewFeature = feature({
  name: 'office/overview',
  calls: [[overviewApi.getOverview, getOverview]],
})
