import { feature } from '#src/server/feature.ts'

/** Questions: their types, and how they are answered and marked. The room has no page of its own. */
export const questionFeature = feature({
  name: 'content/question',
  title: { zh: '题目', en: 'Questions' },
})
