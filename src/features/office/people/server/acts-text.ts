import { defineActs } from '#src/server/audit/acts.ts'
import type { Both } from '#src/shared/locale.ts'
import type { AccountRole, CustomRole } from '#src/shared/viewer.ts'
import type { EditedField } from './person-messages.ts'

const reason = { zh: '原因', en: 'reason' }
const sessions = { zh: '结束的会话', en: 'sessions ended' }
const before = { zh: '更改前', en: 'before' }
const after = { zh: '更改后', en: 'after' }

const accountRoles: Record<AccountRole, Both> = {
  '0': { zh: '未选择', en: 'none chosen' },
  '1': { zh: '学生', en: 'student' },
  '2': { zh: '教师', en: 'teacher' },
}

const customRoles: Record<CustomRole, Both> = {
  admin: { zh: '管理员', en: 'administrator' },
  editor: { zh: '编辑', en: 'editor' },
  reviewer: { zh: '审核员', en: 'reviewer' },
}

const fields: Record<EditedField, Both> = {
  userName: { zh: '用户名', en: 'user name' },
  realName: { zh: '姓名', en: 'name' },
  realNameEn: { zh: '英文姓名', en: 'name in English' },
  phone: { zh: '手机', en: 'phone' },
  email: { zh: '邮箱', en: 'e-mail' },
}

/** Acts of administrators on a person's account. */
export const peopleActs = defineActs('people', {
  read: { zh: '查看了用户资料', en: 'Viewed a person’s details' },
  update: {
    zh: '修改了用户资料',
    en: 'Edited a person’s details',
    details: { fields: { zh: '修改的内容', en: 'changed', values: fields }, reason },
  },
  lock: { zh: '停用了账号', en: 'Disabled the account', details: { reason, sessions } },
  unlock: { zh: '恢复了账号', en: 'Enabled the account' },
  accountRole: {
    zh: '更改了身份',
    en: 'Changed the role',
    details: {
      before: { ...before, values: accountRoles },
      after: { ...after, values: accountRoles },
      verification: { zh: '教师认证', en: 'verification' },
      reason,
    },
  },
  customRoles: {
    zh: '调整了管理角色',
    en: 'Changed custom roles',
    details: {
      before: { ...before, values: customRoles },
      after: { ...after, values: customRoles },
    },
  },
  endSessions: {
    zh: '强制退出了登录',
    en: 'Signed a person out',
    details: { ended: sessions, all: { zh: '全部设备', en: 'all devices' } },
  },
  packData: {
    zh: '应本人请求打包了个人数据',
    en: 'Packed personal data on request',
    details: { reason },
  },
  requestDeletion: {
    zh: '应本人请求代为申请注销账号',
    en: 'Requested account deletion on the person’s behalf',
    details: { reason },
  },
  cancelDeletion: {
    zh: '应本人请求撤销了账号注销',
    en: 'Cancelled account deletion on the person’s behalf',
    details: { reason },
  },
  holdDeletion: {
    zh: '暂缓了账号注销',
    en: 'Put account deletion on hold',
    details: { reason },
  },
  releaseDeletion: {
    zh: '解除了账号注销的暂缓',
    en: 'Ended the hold on account deletion',
    details: { reason },
  },
  resetLink: { zh: '生成了重置密码链接', en: 'Created a reset link' },
})
