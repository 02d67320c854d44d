import type { Both } from '#src/shared/locale.ts'

/** Words for what a teacher may leave. */
export const warningWords = {
  outdated: { zh: '译文待更新', en: 'The translation is outdated' },
  deadLink: (link: string): Both => ({
    zh: `链接“${link}”指向的页面不存在`,
    en: `Link “${link}” points to a missing page`,
  }),
}
