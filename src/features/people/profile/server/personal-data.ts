import { changeUsers } from '#src/features/people/account/server/change-users.ts'
import { eq, sql } from 'drizzle-orm'
import type { Kernel } from '#src/server/kernel.ts'
import { type PersonalPart, personalPart } from '#src/server/personal-data.ts'
import { users } from '#src/features/people/account/tables.ts'
import { openPayment } from './payment.ts'

/** The person's row, erased last: data found by their contacts has been erased by then. */
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
    select u.id as uid, u.username, u.real_name, u.real_name_en, u.nickname, u.phone, u.email, u.gender,
      u.account_role as role, s.name as school, u.college, u.major, u.student_number,
      u.courses_taught, u.introduction, u.introduction_en, 
      u.verified_at, u.terms_version, u.terms_accepted_at, u.password_changed_at, u.locked_at,
      u.deletion_requested_at, u.created_at
    from users u left join schools s on s.id = u.school_id where u.id = ${userId}`,
  async erase(tx, userId) {
    await changeUsers(tx, {
      // A registered user name never holds a hyphen.
      username: `deleted-${userId}`,
      ...{ phone: null, email: null, passwordHash: '', realName: '', avatarFileId: null },
      ...{ realNameEn: null },
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
    }).where(eq(users.id, userId))
  },
})

/** With the payment details opened: they are the person's own. */
export const profilePart = (kernel: Pick<Kernel, 'secret' | 'log'>): PersonalPart => ({
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
