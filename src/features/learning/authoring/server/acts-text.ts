import { defineActs } from '#src/server/audit/acts.ts'

const subject = { zh: '课程', en: 'Course' }
const rights = {
  rights: { zh: '权限', en: 'rights' },
}

/** Acts of owners and co-teachers on a course. */
export const ownActs = defineActs('ownCourse', {
  delete: { zh: '删除了课程', en: 'Deleted a course', subject },
  restore: { zh: '恢复了课程', en: 'Restored a course', subject },
  invite: { zh: '邀请了合作教师', en: 'Invited a co-teacher', subject, details: rights },
  setRights: {
    zh: '更改了合作教师的权限',
    en: 'Changed the rights of a co-teacher',
    subject,
    details: rights,
  },
  remove: { zh: '移除了合作教师', en: 'Removed a co-teacher', subject },
  accept: { zh: '接受了合作邀请', en: 'Accepted an invitation to co-teach', subject },
  decline: { zh: '谢绝了合作邀请', en: 'Declined an invitation to co-teach', subject },
  leave: { zh: '退出了课程合作', en: 'Left a course as co-teacher', subject },
  offer: { zh: '发起了课程转让', en: 'Offered a course to another teacher', subject },
  withdraw: { zh: '撤销了课程转让', en: 'Withdrew the transfer of a course', subject },
  takeOver: { zh: '接收了转让的课程', en: 'Took over a course', subject },
  refuse: { zh: '谢绝了转让的课程', en: 'Declined to take over a course', subject },
})
