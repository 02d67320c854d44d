import { eq, sql } from 'drizzle-orm'
import type { Kernel } from '#src/server/kernel.ts'
import { type PersonalPart, personalPart } from '#src/server/personal-data.ts'
import { dataExports, savedFilters } from '#src/features/people/privacy/tables.ts'
import { userCustomRoles, users } from '#src/features/people/account/tables.ts'
import { dropExportFiles } from '#src/features/people/privacy/server/drop-exports.ts'
import { loginParts } from '#src/features/people/account/server/personal-data.ts'
import { openPayment } from './payment.ts'

/** The person himself, last: what is found by his contacts has been erased by then. */
const profileColumns = personalPart({
  id: 'profile',
  name: { zh: '账号与个人资料', en: 'Account and profile' },
  tables: ['users'],
  fate: {
    anonymous: {
      zh: '姓名、用户名、联系方式、密码、头像和资料全部清除，只留下一个不指向任何人的编号，供须保留的记录引用',
      en: 'Names, contacts, password, picture and profile are cleared. A number that leads to nobody stays for the records that must be kept',
    },
  },
  rows: (userId) => sql`
    select u.id as uid, u.username, u.real_name, u.nickname, u.phone, u.email, u.gender,
      u.account_role as role, s.name as school, u.college, u.major, u.student_number,
      u.courses_taught, u.introduction, u.introduction_en, 
      u.verified_at, u.terms_version, u.terms_accepted_at, u.password_changed_at, u.locked_at,
      u.deletion_requested_at, u.created_at
    from users u left join schools s on s.id = u.school_id where u.id = ${userId}`,
  async erase(tx, userId) {
    await tx
      .update(users)
      .set({
        // With a hyphen, which no name that somebody registers has.
        username: `deleted-${userId}`,
        ...{ phone: null, email: null, passwordHash: '', realName: '', avatarFileId: null },
        ...{ introduction: '', introductionEn: null, schoolId: null, nickname: '', gender: null },
        ...{ college: '', major: '', studentNumber: '', coursesTaught: '', paymentSealed: null },
        ...{
          locale: null,
          verifiedAt: null,
          termsVersion: null,
          termsAcceptedAt: null,
          passwordChangedAt: null,
        },
        ...{ lockedAt: null, lockedReason: '', deletionRequestedAt: null },
        erasedAt: sql`coalesce(${users.erasedAt}, now())`,
      })
      .where(eq(users.id, userId))
  },
})

/** With the payment details opened: they are the person's own. */
const profile = (kernel: Pick<Kernel, 'secret' | 'log'>): PersonalPart => ({
  ...profileColumns,
  async read(db, userId) {
    const [row] = await profileColumns.read(db, userId)
    const [user] = await db
      .select({ id: users.id, paymentSealed: users.paymentSealed })
      .from(users)
      .where(eq(users.id, userId))
    return row && user ? [{ ...row, payment: openPayment(kernel, user) }] : []
  },
})

/** For the reader's eye: the person first, who for good reasons is erased last. */
export const profileFirst = (parts: readonly PersonalPart[]): PersonalPart[] =>
  parts.toSorted((a, b) => Number(b.id === 'profile') - Number(a.id === 'profile'))

/** What the account feature holds about a person, apart from teacher verification. */
export const accountParts = (kernel: Pick<Kernel, 'secret' | 'log'>): PersonalPart[] => [
  ...loginParts,
  personalPart({
    id: 'custom-roles',
    name: { zh: '管理角色', en: 'Roles in the back office' },
    tables: ['user_custom_roles'],
    fate: 'deleted',
    rows: (userId) =>
      sql`select role from user_custom_roles where user_id = ${userId} order by role`,
    async erase(tx, userId) {
      await tx.delete(userCustomRoles).where(eq(userCustomRoles.userId, userId))
    },
  }),
  personalPart({
    id: 'saved-filters',
    name: { zh: '保存的筛选', en: 'Saved filters' },
    tables: ['saved_filters'],
    fate: 'deleted',
    rows: (userId) => sql`
      select screen, name, query, created_at from saved_filters where user_id = ${userId}
      order by saved_filters.id`,
    async erase(tx, userId) {
      await tx.delete(savedFilters).where(eq(savedFilters.userId, userId))
    },
  }),
  personalPart({
    id: 'downloads',
    name: { zh: '个人数据下载', en: 'Downloads of your data' },
    tables: ['data_exports'],
    fate: 'deleted',
    rows: (userId) => sql`
      select status, created_at, ready_at, expires_at from data_exports where user_id = ${userId}
      order by data_exports.id`,
    async erase(tx, userId) {
      await dropExportFiles(tx, eq(dataExports.userId, userId))
      await tx.delete(dataExports).where(eq(dataExports.userId, userId))
    },
  }),
  personalPart({
    id: 'audit-log',
    name: { zh: '安全与管理操作记录', en: 'Record of security and administration' },
    tables: ['audit_log'],
    fate: {
      anonymous: {
        zh: '依法留存的操作记录不可更改，其中只有编号与网络地址（IP），没有姓名与联系方式',
        en: 'The record is kept by law and cannot be changed. It holds numbers and network addresses (IP), no names and no contacts',
      },
    },
    // Where somebody else acted, his address is none of this person's business.
    rows: (userId) => sql`
      select at, action, actor_id = ${userId} as by_you,
        coalesce(subject_user_id = ${userId}, false) as about_you,
        case when actor_id = ${userId} then ip end as ip
      from audit_log where actor_id = ${userId} or subject_user_id = ${userId}
      order by audit_log.id`,
    async erase() {},
  }),
  profile(kernel),
]
