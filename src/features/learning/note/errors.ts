import { defineErrors } from '#src/shared/errors.ts'

export const noteErrors = defineErrors('note', {
  notFound: { kind: 'notFound', zh: '笔记不存在', en: 'Note not found' },
  tooLong: {
    kind: 'refused',
    zh: '笔记太长，请分成几条',
    en: 'The note is too long. Split it into several.',
  },
  empty: { kind: 'refused', zh: '笔记不能为空', en: 'The note is empty' },
  tooMany: {
    kind: 'refused',
    zh: '笔记已达上限，请删除不需要的笔记',
    en: 'You have reached the limit of notes. Delete some that you no longer need.',
  },
  changedElsewhere: {
    kind: 'conflict',
    zh: '笔记在其他设备上修改过，没有删除',
    en: 'The note was edited on another device, so it was not deleted',
  },
})
