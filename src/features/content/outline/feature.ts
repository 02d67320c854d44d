import { feature } from '#src/server/feature.ts'

/** The outline of a draft: chapters and items as a tree, and its editor. Its data are records of a draft. */
export const outlineFeature = feature({
  name: 'content/outline',
  title: { zh: '大纲', en: 'Outlines' },
})
