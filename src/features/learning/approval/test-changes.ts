import type { Change } from '#src/features/content/draft/record.ts'
import { set } from '#src/features/content/draft/test-drafts.ts'

/** An item of the outline: a reading text. */
export const reading = (key: string, parent = 'c-1', order = 'a0', body = '<p>正文</p>'): Change =>
  set(key, '', {
    ...{ kind: 'item', type: 'text', place: { parent, order }, trial: false },
    ...{ name: { zh: `${key} 阅读`, en: '' }, body: { zh: body, en: '' } },
  })

/** The fields of a whole offer in Chinese. */
export const wholeOffer = (
  given: Record<'categoryId' | 'majorId' | 'directionId' | 'avatarFileId', number>,
): Change[] => [
  set('head', 'introduction.zh', '从合同到收款'),
  set('head', 'content.zh', '<p>十二讲</p>'),
  set('head', 'keywords.zh', ['外贸', '术语']),
  set('head', 'categoryId', given.categoryId),
  set('head', 'majorId', given.majorId),
  set('head', 'directionId', given.directionId),
  set('head', 'coverTheme', 'container-ship'),
  set('t-1', 'introduction.zh', '教授国际贸易二十年'),
  set('t-1', 'avatarFileId', given.avatarFileId),
]

/** A chapter with both fields that its form asks for. */
export const wholeChapter = (
  key: string,
  name: string,
  parent: string | null = null,
  order = 'a0',
): Change =>
  set(key, '', {
    ...{ kind: 'chapter', place: { parent, order }, name: { zh: name, en: '' } },
    introduction: { zh: `${name}的内容简介`, en: '' },
  })
