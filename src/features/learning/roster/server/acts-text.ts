import { defineActs } from '#src/server/audit/acts.ts'

const subject = { zh: '班级', en: 'Class' }

/** Acts on the accounts of other people, and the accounts that a first lesson makes. */
export const rosterActs = defineActs('roster', {
  activate: { zh: '在首次上课时激活账号', en: 'Activated an account in a first lesson', subject },
  reset: {
    zh: '重置了首次上课激活的账号',
    en: 'Reset an account that was made in a first lesson',
    subject,
    details: {
      closed: {
        zh: '账号',
        en: 'account',
        values: {
          true: { zh: '已关闭', en: 'closed' },
          false: { zh: '仅移出班级', en: 'left the class' },
        },
      },
    },
  },
  renew: {
    zh: '允许学生在首次上课时重设密码',
    en: 'Let a student choose a new password in a first lesson',
    subject,
  },
})
