import type { Both } from '#src/shared/locale.ts'
import type { AccountRole, CustomRole } from '#src/shared/viewer.ts'

/** The facts about a person that decide. */
interface PersonFacts {
  accountRole: AccountRole
  customRoles: CustomRole[]
  verifiedAt: Date | null
  lockedAt: Date | null
  erasedAt: Date | null
  deletionRequestedAt: Date | null
}

const roleFacts: Record<AccountRole, Both> = {
  '0': { zh: '尚未选择身份', en: 'Has not chosen a role yet' },
  '1': { zh: '身份：学生', en: 'Role: student' },
  '2': { zh: '身份：教师', en: 'Role: teacher' },
}
const customRoleFacts: Record<CustomRole, Both> = {
  admin: {
    zh: '管理员：可以使用管理后台的全部功能',
    en: 'Administrator: may use all of the back office',
  },
  editor: { zh: '编辑：管理文章', en: 'Editor: manages articles' },
  reviewer: { zh: '审核员：可以处理审核队列', en: 'Reviewer: may work on the review queues' },
}

/** The facts as sentences, the weightiest first. */
export function factsOf(person: PersonFacts): Both[] {
  return [
    ...(person.erasedAt
      ? [
          {
            zh: '账号已注销，仅保留匿名记录',
            en: 'The account is deleted; only anonymous records remain',
          },
        ]
      : []),
    ...(person.lockedAt
      ? [
          {
            zh: '账号已停用：无法登录，只能像访客一样浏览',
            en: 'The account is disabled: it cannot sign in, and can open only what visitors see',
          },
        ]
      : []),
    ...(person.deletionRequestedAt && !person.erasedAt
      ? [
          {
            zh: '已申请注销：在注销生效之前一切照旧，可随时撤销',
            en: 'Has requested the account deletion: nothing changes before the deletion, and it can be cancelled',
          },
        ]
      : []),
    roleFacts[person.accountRole],
    ...(person.accountRole === '2' ? [verified(person.verifiedAt !== null)] : []),
    ...person.customRoles.map((role) => customRoleFacts[role]),
    ...(person.customRoles.length === 0 ? [{ zh: '没有管理角色', en: 'Has no custom role' }] : []),
  ]
}

const verified = (yes: boolean): Both =>
  yes
    ? {
        zh: '教师认证已通过',
        en: 'Verified as a teacher',
      }
    : {
        zh: '尚未通过教师认证',
        en: 'Not verified as a teacher',
      }
