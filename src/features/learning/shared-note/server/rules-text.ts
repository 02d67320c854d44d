import { mayOpen } from '#src/features/learning/class/server/rules.ts'
import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { sharedNoteApi as api } from '../contract.ts'
import { mayBeMore, mayRemove, mayReport, mayShare, mayShareAgain, mayTakeBack } from './rules.ts'

export const sharedNoteRules: ObjectRule[] = [
  {
    rule: mayOpen,
    calls: [api.getList],
    zh: '是班级的成员',
    en: 'The person is a member of the class',
  },
  {
    rule: mayShare,
    calls: [api.share],
    zh: '是本人的笔记，本人是班级的成员，班级有笔记所属的课程且未归档',
    en: 'The note is the person’s own; the person is a member of the class, which has the course of the note and is not archived',
  },
  {
    rule: mayShareAgain,
    calls: [api.share],
    zh: '笔记未在该班级被审核隐藏；被老师移出后已修改过',
    en: 'No reviewer has hidden the note in the class; where a teacher took it out, it was edited since',
  },
  {
    rule: mayBeMore,
    calls: [api.share],
    zh: '本人在班级分享的笔记未达上限',
    en: 'The person shares fewer notes with the class than the limit',
  },
  {
    rule: mayTakeBack,
    calls: [api.takeBack],
    zh: '是本人分享的笔记，且未被审核隐藏',
    en: 'The person has shared the note, and no reviewer has hidden it',
  },
  {
    rule: mayRemove,
    calls: [api.remove],
    zh: '是班级的教师或助教，且班级未归档',
    en: 'The person teaches the class or assists in it, and it is not archived',
  },
  {
    rule: mayReport,
    calls: [api.report],
    zh: '本人可以看到这条笔记，且不是本人的笔记',
    en: 'The person may read the note, and it is another person’s',
  },
]
