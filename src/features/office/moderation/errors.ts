import { defineErrors } from '#src/shared/errors.ts'

export const moderationErrors = defineErrors('moderation', {
  gone: {
    kind: 'notFound',
    zh: '内容不存在或已被作者删除',
    en: 'It does not exist, or its author has deleted it',
  },
  decided: {
    kind: 'conflict',
    zh: '这些举报已被处理',
    en: 'These reports have been decided already',
  },
  own: {
    kind: 'forbidden',
    zh: '与您本人有关的内容由其他审核员处理',
    en: 'This concerns you: another reviewer decides about it',
  },
})
