import { feature } from '#src/server/feature.ts'

/** Formatted text: its editor, its reader, formulas, and the files that it shows. It has no data of its own. */
export const editorFeature = feature({
  name: 'content/editor',
  title: { zh: '富文本', en: 'Formatted text' },
})
