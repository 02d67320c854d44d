import { feature } from '#src/server/feature.ts'

/**
 * Reports of what people have written: their reasons, the dialog, the columns of their tables, and the port by which
 * each room gives its reported things to the queue (`reportedRows` answers it). Each room has its own table and call.
 */
export const reportFeature = feature({
  name: 'people/report',
  title: { zh: '举报', en: 'Reports' },
})
