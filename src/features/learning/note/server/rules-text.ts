import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { noteApi as api } from '../contract.ts'
import { mayDelete, mayNote } from './rules.ts'

export const noteRules: ObjectRule[] = [
  {
    rule: mayNote,
    calls: [api.saveNote, api.beginFrame],
    zh: '本人是课程的学员或教师；已有的笔记在离开课程后仍可修改',
    en: 'The person learns or teaches in the course; a note that exists may be edited after leaving it too',
  },
  {
    rule: mayDelete,
    calls: [api.deleteNote],
    zh: '是本人的笔记，且其他设备没有在此之后修改过',
    en: 'The note is the person’s own, and no other device has edited it since it was seen',
  },
]
