import { feature } from '#src/server/feature.ts'

/**
 * Reports of what people have written: their reasons, the dialog, and the port by which each room gives its reported
 * things to the queue. Each room has a table of its own, and a call of its own.
 */
export const reportFeature = feature({
  name: 'people/report',
  title: { zh: '举报', en: 'Reports' },
})
