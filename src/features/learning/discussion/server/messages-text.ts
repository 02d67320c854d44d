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

export interface Said {
  title: Both
  text: Both
}

/** A text that a teacher or an assistant has deleted: the place where it was, and its first words. */
interface Deleted {
  person: Both
  reason: string
  /** The class. */
  name: string
  /** Of the topic or the announcement; empty where the author of the topic had deleted it before. */
  title: string
  words: string
}

/** The reason and the words that are gone, each on a line. */
const goneText = ({ reason, words }: Deleted): Both => ({
  zh: [reason && `原因：${reason}`, words && `原文：${words}`].filter(Boolean).join('\n'),
  en: [reason && `Reason: ${reason}`, words && `Your text: ${words}`].filter(Boolean).join('\n'),
})

export const deletedTopicMessage = (of: Deleted): Said => ({
  title: {
    zh: `${of.person.zh}删除了您在“${of.name}”发起的话题“${of.title}”`,
    en: `${of.person.en} deleted your topic “${of.title}” in “${of.name}”`,
  },
  text: goneText(of),
})

/** To the authors of replies, which are deleted with their topic. */
export const withTopicMessage = (of: Deleted): Said => ({
  title: of.title
    ? {
        zh: `${of.person.zh}删除了“${of.name}”的话题“${of.title}”，您的回复也一并删除`,
        en: `${of.person.en} deleted the topic “${of.title}” in “${of.name}”, and your replies with it`,
      }
    : {
        zh: `${of.person.zh}删除了“${of.name}”的一个话题，您的回复也一并删除`,
        en: `${of.person.en} deleted a topic in “${of.name}”, and your replies with it`,
      },
  text: goneText({ ...of, words: '' }),
})

export const deletedReplyMessage = (of: Deleted): Said => ({
  title: of.title
    ? {
        zh: `${of.person.zh}删除了您在“${of.name}”的话题“${of.title}”中的回复`,
        en: `${of.person.en} deleted your reply to the topic “${of.title}” in “${of.name}”`,
      }
    : {
        zh: `${of.person.zh}删除了您在“${of.name}”的讨论中的回复`,
        en: `${of.person.en} deleted your reply in the discussion of “${of.name}”`,
      },
  text: goneText(of),
})

export const deletedCommentMessage = (of: Deleted): Said => ({
  title: {
    zh: `${of.person.zh}删除了您对“${of.name}”的公告“${of.title}”的评论`,
    en: `${of.person.en} deleted your comment on the announcement “${of.title}” in “${of.name}”`,
  },
  text: goneText(of),
})
