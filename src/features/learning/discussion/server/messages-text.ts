import type { Both } from '#src/shared/locale.ts'

/** Messages about discussions. The excerpt is the same in both languages, as it was written. */
const same = (text: string): Both => ({ zh: text, en: text })

export const ownTopicMessage = (name: string, title: string, words: string) => ({
  title: {
    zh: `您在“${name}”发起的话题“${title}”有新回复`,
    en: `A new reply to your topic “${title}” in “${name}”`,
  },
  text: same(words),
})

export const topicMessage = (name: string, title: string, words: string) => ({
  title: {
    zh: `您在“${name}”关注的话题“${title}”有新回复`,
    en: `A new reply to the topic “${title}” that you follow in “${name}”`,
  },
  text: same(words),
})

export const commentMessage = (name: string, title: string, words: string) => ({
  title: {
    zh: `“${name}”的公告“${title}”有新评论`,
    en: `A new comment on the announcement “${title}” in “${name}”`,
  },
  text: same(words),
})
