import { feature } from '#src/server/feature.ts'

/** What a question is: its types, how it is answered and marked. It has no page of its own. */
export const questionFeature = feature({
  name: 'content/question',
  title: { zh: '题目', en: 'Questions' },
})
